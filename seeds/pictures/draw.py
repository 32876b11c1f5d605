#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""draw.py [--check] PROGRAM: draws the pictures of README.md and README.ko.md with that `prompt`.

Each NAME.keys is pressed in a form by `--keys`, and NAME.svg shows what `--screen` prints then: real text, every run of it
in its columns, in the colours of whoever looks. With --check nothing is written; pictures that are no longer what the
program shows are an error.
"""

import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from html import escape
from itertools import groupby
from pathlib import Path

here = Path(__file__).resolve().parent
project = here.parent.parent

# What each picture is of: one of the seeds, or the first script of a README. Names that end in .ko are in Korean.
forms = {
    "refused": "README.md",
    "refused.ko": "README.ko.md",
    "list": "seeds/commit.sh",
    "list.ko": "seeds/vm.sh",
    "text": "seeds/commit.sh",
    "text.ko": "seeds/leave.sh",
}

columns, column, row, margin = 80, 8.4, 20, 16  # how wide the window is; the rest in pixels

head = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">
<title>{title}</title>
<style>
text {{ font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", D2Coding, monospace; white-space: pre }}
.wide {{ font-size: 15px }}
.bold, .refusal {{ font-weight: bold }}
.page, .button {{ fill: #fff }}
.page {{ stroke: #d1d9e0 }}
text, .cursor, .behind {{ fill: #1f2328 }}
.dim {{ fill: #59636e }}
.answered {{ fill: #1a7f37 }}
.refusal {{ fill: #cf222e }}
@media (prefers-color-scheme: dark) {{
  .page, .button {{ fill: #0d1117 }}
  .page {{ stroke: #3d444d }}
  text, .cursor, .behind {{ fill: #f0f6fc }}
  .dim {{ fill: #9198a1 }}
  .answered {{ fill: #3fb950 }}
  .refusal {{ fill: #f85149 }}
}}
</style>
<rect class="page" x="0.5" y="0.5" width="{inner_width:g}" height="{inner_height:g}" rx="6"/>
"""


def script(form):
    """The text of a form's script: a README's is its first block that begins with #!."""
    text = (project / form).read_text(encoding="utf-8")
    return re.search(r"^```sh\n(#!.*?)^```$", text, re.M | re.S).group(1) if form.endswith(".md") else text


def screen(program, name, form):
    """The rows that the form shows when the keys are pressed."""
    with tempfile.TemporaryDirectory() as folder:
        wrapper = Path(folder, "prompt")
        wrapper.write_text('#!/bin/sh\nexec "$PROMPT_PROGRAM" --keys "$PROMPT_KEYS" --screen "$@"\n')
        wrapper.chmod(0o755)
        environment = {
            "PATH": f"{folder}:{os.environ['PATH']}",
            "HOME": folder,
            "INPUTRC": "/dev/null",
            "COLUMNS": str(columns),
            "LC_ALL": "ko_KR.UTF-8" if name.endswith(".ko") else "C.UTF-8",
            "PROMPT_PROGRAM": str(Path(program).resolve()),
            "PROMPT_KEYS": str(here / f"{name}.keys"),
        }
        run = subprocess.run(
            ["sh", "-c", script(form), form],
            stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=environment, cwd=folder)
    rows = run.stderr.splitlines()
    if run.returncode != 5 or not rows[-1].startswith("prompt: ") or len(rows) < 3:
        sys.exit(f"{name}: the keys should end before the form does\n{run.stderr}")
    return rows[:-1]


def styled(line, is_bar):
    """The pieces of a row with their styles: what the form says with a style, it says with a mark or a place as well."""
    if is_bar:
        words, space, button, keys = re.fullmatch(r"(.*?)( {2,})(\S+)((?: ⏎)?(?: \^D)?)", line).groups()
        style = "refusal" if words.startswith(" ! ") else "dim"
        return [(words, style), (space, ""), (button, "button"), (keys, "dim")]
    if line.startswith("✓ "):
        return [("✓", "answered"), (line[1:], "")]
    label = re.match(r"› .*?(?=  )", line)
    if label:
        return [(label.group(), "bold"), (line[label.end():], "")]
    return [(line, "bold" if re.match(r" +› ", line) else "")]


def width(character):
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def glyphs(character):
    """Characters of one width and one font have one of these: others may not share their run."""
    return character.isascii(), width(character), character == "▏"


def drawn_row(line, is_bar, top):
    """The elements of a row: a text for each run of a style and of a width, and the cursor between them."""
    drawn, at = [], 0.0
    for piece, style in styled(line, is_bar):
        for run in ("".join(run) for _, run in groupby(piece, glyphs)):
            x = margin + at * column
            if run == "▏":
                drawn.append(f'<rect class="cursor" x="{x:g}" y="{top + 2:g}" width="1.5" height="{row - 4}"/>')
                continue
            length = sum(map(width, run))
            at += length
            if not run.strip():
                continue
            box = f'x="{x:g}" y="{top:g}" width="{length * column:g}" height="{row}"'
            if style == "button":
                drawn.append(f'<rect class="behind" {box}/>')
            classes = " ".join(filter(None, [style, "wide" if length == 2 * len(run) else ""]))
            drawn.append(
                f'<text x="{x:g}" y="{top + 15:g}" textLength="{length * column:g}"'
                + (f' class="{classes}"' if classes else "") + f' xml:space="preserve">{escape(run)}</text>')
    return drawn


def picture(rows):
    size = {"width": columns * column + 2 * margin, "height": len(rows) * row + 2 * margin}
    drawn = [
        element
        for index, line in enumerate(rows)
        for element in drawn_row(line, index == len(rows) - 1, margin + index * row)]
    return head.format(
        title=escape(rows[0]), inner_width=size["width"] - 1, inner_height=size["height"] - 1, **size
    ) + "\n".join(drawn) + "\n</svg>\n"


arguments = sys.argv[1:]
is_checking = arguments[:1] == ["--check"]
if len(arguments) != 1 + is_checking:
    sys.exit("usage: draw.py [--check] PROGRAM")
for name, form in forms.items():
    path, drawn = here / f"{name}.svg", picture(screen(arguments[-1], name, form))
    if not is_checking:
        path.write_text(drawn, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != drawn:
        sys.exit(f"{path.relative_to(project)} is not what {form} shows now: make pictures")
