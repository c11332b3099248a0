"""Ends well if the grognard installed for this Python is the compiled build."""

from __future__ import annotations

import sys

from grognard.build import build_name

sys.exit(build_name() != "compiled")
