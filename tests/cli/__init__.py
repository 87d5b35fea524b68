"""The command line, run inside the test and, where a process is the point, outside it."""
