"""The terminal game: a full screen that draws a local table and the events that led to it.

Here live menu, table, board, pawns, dice, windows and their animation. No rule, die or word lives
here: moves go to `oie.local`, sentences come from `oie.text`, and what is drawn follows events.
"""
