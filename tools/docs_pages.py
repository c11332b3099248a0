"""A hook of mkdocs: pages of the documentation that are files of the project's root, such as CONTRIBUTING.md.

The page holds one line, `--8<-- "CONTRIBUTING.md"`, and becomes that file. Links of the file are written as
they are followed from the root (`docs/page.md`); here they lead from page to page.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INCLUDED = re.compile(r'\s*--8<-- "([\w.-]+)"\s*')
INTO_DOCS = re.compile(r"(?<=\]\()docs/")
TO_ROOT = re.compile(r"(?<=\]\()([A-Z][A-Z_-]+\.md)(?=[)#])")


def included(markdown: str) -> str:
    """The file a page stands for, its links turned; "" if the page stands for itself."""
    found = INCLUDED.fullmatch(markdown)
    if found is None:
        return ""
    text = (ROOT / found[1]).read_text(encoding="utf-8")
    return TO_ROOT.sub(lambda name: name[1].lower(), INTO_DOCS.sub("", text))


def on_page_markdown(markdown: str, **_: object) -> str:
    return included(markdown) or markdown
