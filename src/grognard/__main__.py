"""`python -m grognard`: the command without its installed script."""

import sys

from grognard.cli import main

sys.exit(main())
