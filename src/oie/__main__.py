"""`python -m oie` is the command `oie`."""

import sys

from oie.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
