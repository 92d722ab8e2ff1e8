"""``python -m golf_access``: the same as the command ``golf-access``."""

import sys

from golf_access.cli.main import main

sys.exit(main())
