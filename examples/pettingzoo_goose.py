"""A PettingZoo environment: every seat is an agent, in the order of the game (AEC).

Turns that a seat loses go by without it being asked: the game itself says who is next.

python examples/pettingzoo_goose.py
"""

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium_goose import FERRY, MOST_ANSWERS
from pettingzoo import AECEnv

import oie


class GooseTable(AECEnv):
    """A table of three. Observed: all spaces and turns to lose, one's own first."""

    metadata = {"name": "goose_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, seats: int = 3, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules, self.seats, self.render_mode = oie.load(FERRY), seats, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = gym.spaces.Box(0, max(99, self.rules.goal), (2 * seats,), np.int64)
        mask = gym.spaces.Box(0, 1, (MOST_ANSWERS,), np.int8)
        self.observation_spaces = {
            agent: gym.spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gym.spaces.Discrete(MOST_ANSWERS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gym.spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.spaces.Space[Any]:
        """What an agent may do: throw (0), or one of the answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new round."""
        if seed is not None or not hasattr(self, "dice"):
            self.dice = np.random.default_rng(seed)
        self.position = oie.start(self.rules, self.seats).position
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]

    def step(self, action: int | None) -> None:
        """The move of the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        faces = tuple(int(face) for face in self.dice.integers(1, 7, size=self.rules.dice))
        choosing = isinstance(self.position.awaits, oie.AwaitsChoice)
        move = oie.Choice(int(action)) if choosing else oie.Throw(faces)
        self.position = oie.play(self.position, move).position
        result = self.position.result
        if result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            won = self.possible_agents[result.winner]
            self.rewards = {each: 1.0 if each == won else -1.0 for each in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """All spaces, then all turns to lose, one's own first; and which actions mean something."""
        own = self.possible_agents.index(agent)
        order = [(own + k) % self.seats for k in range(self.seats)]
        seen = [self.position.spaces[s] for s in order] + [self.position.waits[s] for s in order]
        choosing = isinstance(self.position.awaits, oie.AwaitsChoice)
        return {
            "observation": np.array(seen, dtype=np.int64),
            "action_mask": np.array([1, int(choosing)], dtype=np.int8),
        }

    def render(self) -> str:
        """The position as one line."""
        return str(self.position)

    def close(self) -> None:
        """Nothing is held open."""


if __name__ == "__main__":
    env, answers = GooseTable(), np.random.default_rng(1)
    env.reset(seed=2026)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        action = None if over else int(answers.choice(np.flatnonzero(observed["action_mask"])))
        if over and reward > 0:
            print(f"{agent} wins: {env.render()}")
        env.step(action)
