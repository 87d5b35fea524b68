"""The command line: one file a command, each a question that is answered in the reader's language.

What a command finds comes from the rooms below; here stand only its arguments and how its answer
is written. Wrong input ends with 2 and one sentence on standard error.
"""
