"""A Gymnasium environment: one seat learns, the others choose at random, and the dice fall as they fall.

A game without choices has nothing to learn; this board has a ferry, where a player may wait or go on.
What an agent may do now stands in `info["action_mask"]`: throw is action 0, answers are 0, 1, ...

python examples/gymnasium_goose.py
"""

from typing import Any

import gymnasium as gym
import numpy as np

import oie

FERRY = """
oie: 1
id: ferry
version: 1
title: {en: The ferry}
about: {en: Wait for the ferry or walk on.}
seats: {min: 2, max: 4}
track: {spaces: 40, start: before}
dice: {count: 2, faces: 6}
overthrow: {rule: reverse}
meeting: {rule: occupant_to_origin, share: [0]}
spaces:
  ferry:
    at: [6, 13, 19, 27, 33]
    do: [{choose: {among: [[{lose: {turns: 1}}, {go: {to: {6: 16, 13: 22, 19: 29, 27: 36, 33: 38}}}], []]}}]
    words: {en: {name: ferry, at: at the ferry}}
"""
MOST_ANSWERS = 2


class Goose(gym.Env[dict[str, np.ndarray], int]):
    """Seat 0 against one other. Observed: both spaces, turns to lose, and whether a choice is awaited."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, render_mode: str | None = None) -> None:
        self.rules = oie.load(FERRY)
        self.render_mode = render_mode
        self.action_space = gym.spaces.Discrete(MOST_ANSWERS)
        self.observation_space = gym.spaces.Dict(
            {
                "spaces": gym.spaces.Box(0, self.rules.goal, (2,), np.int64),
                "waits": gym.spaces.Box(0, 99, (2,), np.int64),
                "choosing": gym.spaces.Discrete(2),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """A new round, played on until seat 0 is asked."""
        super().reset(seed=seed)
        self.position = oie.start(self.rules, 2).position
        return self.observed(), self.facts()

    def step(self, action: int):
        """Make seat 0's move, then everybody else's."""
        self.move(int(action))
        while self.position.result is None and self.position.seat != 0:
            self.move(int(self.np_random.integers(MOST_ANSWERS)))
        result = self.position.result
        reward = 0.0 if result is None else 1.0 if result.winner == 0 else -1.0
        return self.observed(), reward, result is not None, False, self.facts()

    def move(self, answer: int) -> None:
        """One throw with dice of the environment's own, or one answer."""
        choosing = isinstance(self.position.awaits, oie.AwaitsChoice)
        faces = tuple(int(face) for face in self.np_random.integers(1, 7, size=self.rules.dice))
        self.position = oie.play(self.position, oie.Choice(answer) if choosing else oie.Throw(faces)).position

    def observed(self) -> dict[str, Any]:
        """What seat 0 sees."""
        return {
            "spaces": np.array(self.position.spaces, dtype=np.int64),
            "waits": np.array(self.position.waits, dtype=np.int64),
            "choosing": np.int64(isinstance(self.position.awaits, oie.AwaitsChoice)),
        }

    def facts(self) -> dict[str, Any]:
        """Which actions mean something now."""
        choosing = isinstance(self.position.awaits, oie.AwaitsChoice)
        return {"action_mask": np.array([1, int(choosing)], dtype=np.int8)}

    def render(self) -> str:
        """The position as one line."""
        return str(self.position)


if __name__ == "__main__":
    for wait in (True, False):
        env, won = Goose(), 0
        for number in range(300):
            env.reset(seed=number)
            ended = False
            while not ended:
                _, reward, ended, _, _ = env.step(0 if wait else 1)
            won += reward > 0
        print(f"who always {'waits for the ferry' if wait else 'walks on'} wins {won} of 300 rounds")
