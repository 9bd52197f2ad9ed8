"""Calls every tool of `typeramp mcp` with the client of the PyPI package mcp.

  session.py TYPERAMP CALLS LOG

It runs in the project that .ci/agents makes. CALLS has the examples of docs/agents.md, LOG is where strace writes. What the tools say is compared with what the commands print.
"""
import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
from mcp import Client, MCPError, StdioServerParameters

TOOLS = {"show": [], "nearest-style": ["size"], "validate": [], "explain": ["id"], "diff": ["old"],
         "convert": ["to"], "map": []}
MOST = 8_000
PROGRAMS = {"git"}
BRAND, PLAIN, SPACED = "Styles/Brand.json", "Styles/Noteworthy.plist", "Styles/Größe 2.plist"
TOKENS = "brand.tokens.json"
INPUTS = {BRAND, PLAIN, SPACED}
SECRET = "classified"
TRACED = "trace=execve,execveat,socket,openat,open,creat,mkdir,mkdirat,rename,renameat2,unlink,unlinkat,link,linkat,symlinkat"


class Failure(Exception):
    """What was expected, and what was found."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


def printed(program, *arguments):
    """What a command prints to standard output."""
    return subprocess.run([program, *arguments], capture_output=True, text=True).stdout


def rows(text):
    return [line for line in text.splitlines() if line.startswith("|") and not line.startswith("| :")]


def findings(text):
    return [line for line in text.splitlines() if re.match(r"\S.*?:\d+:\d+: (error|warning|note): .*\[[a-z-]+\]$", line)]


def tree(*folders):
    """Everything in the folders: files with their content, and the time of the last change."""
    found = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            status = path.lstat()
            content = os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else None
            found[str(path)] = (status.st_mode, status.st_mtime_ns, content)
    return found


class Session:
    def __init__(self, client, program):
        self.client, self.program, self.refused = client, program, 0

    async def call(self, tool, **arguments):
        """The text of a call that succeeds."""
        result = await self.client.call_tool(tool, arguments)
        text = self.text(tool, result)
        expect(not result.is_error and text, f"expected that {tool} {arguments} succeeds, not: {text}")
        size = sum(len(content.text.encode()) for content in result.content)
        expect(size <= MOST, f"expected at most {MOST} bytes from {tool} {arguments}, not {size}")
        return text

    @staticmethod
    def text(tool, result):
        """The first text, which is the answer; notes may follow."""
        kinds = {content.type for content in result.content}
        expect(kinds == {"text"}, f"expected texts from {tool}, not {kinds}")
        return result.content[0].text

    async def fails(self, words, tool, **arguments):
        """A call that is refused with a sentence, which has the words and nothing of the file outside."""
        try:
            result = await self.client.call_tool(tool, arguments)
            text = self.text(tool, result)
            expect(result.is_error, f"expected that {tool} {arguments} fails, not {text[:300]}")
        except MCPError as error:
            expect(error.code == -32602, f"expected the error -32602 for {tool} {arguments}, not {error.code}: {error}")
            text = error.message
        self.expect_refusal(words, text, f"{tool} {arguments}")

    def expect_refusal(self, words, text, to):
        self.refused += 1
        expect(all(word in text for word in words), f"expected {words} in the answer to {to}, not {text!r}")
        expect(SECRET not in text, f"{to} tells about the file outside: {text}")


async def lists(session):
    tools = {tool.name: tool for tool in (await session.client.list_tools()).tools}
    expect(set(tools) == set(TOOLS), f"expected the tools {sorted(TOOLS)}, not {sorted(tools)}")
    for name, tool in tools.items():
        schema, hints = tool.input_schema, tool.annotations
        for judge in (jsonschema.Draft7Validator, jsonschema.Draft202012Validator):
            judge.check_schema(schema)
        expect(schema["type"] == "object" and sorted(schema.get("required", [])) == sorted(TOOLS[name]),
               f"expected that {name} requires {TOOLS[name]}, not {schema.get('required')}")
        expect(tool.description and all(one.get("description") for one in schema["properties"].values()),
               f"expected a description of {name} and of each of its arguments")
        expect(hints and hints.read_only_hint is True and hints.open_world_hint is False,
               f"expected that {name} only reads and that its world is closed: {hints}")
    print(f"tools: {len(tools)} with valid schemas and hints")
    return tools


async def examples(session, tools, calls):
    """The page has a call for each tool that its schema allows; the calls of files that exist succeed."""
    expect(set(calls) == set(tools), f"expected an example of each tool in docs/agents.md, not {sorted(calls)}")
    for name, arguments in calls.items():
        jsonschema.validate(arguments, tools[name].input_schema)
        await session.call(name, **arguments)
    print(f"examples: {len(calls)} calls of docs/agents.md")


async def show(session):
    for path in sorted(INPUTS):
        wanted = rows(printed(session.program, "show", path, "--markdown"))
        found = rows(await session.call("show", path=path))
        expect(wanted and found == wanted, f"expected the table of 'typeramp show {path}', not {found[:3]}")
    found = rows(await session.call("show", path=BRAND, style=["body", "headline"], at=["large", "AX3"]))
    flags = ["--style", "body", "--style", "headline", "--at", "large", "--at", "AX3"]
    wanted = rows(printed(session.program, "show", BRAND, "--markdown", *flags))
    expect(len(found) == 3 and found == wanted, f"expected two styles at two sizes, not {found}")
    wanted = rows(await session.call("show", path=BRAND, style=["body"]))
    expect(rows(await session.call("show", path=BRAND, style="body")) == wanted, "expected that one string is a list")
    project = printed(session.program, "show", "--markdown")
    for arguments in ({}, {"path": "typeramp.json"}):
        found = rows(await session.call("show", **arguments))
        expect(found and found == rows(project)[:len(found)], f"expected the inputs for {arguments}, not {found[:3]}")
    await session.fails(["bodi"], "show", path=BRAND, style=["bodi"])
    await session.fails(["huge"], "show", path=BRAND, at=["huge"])
    print("show: the tables of the command")


async def validate(session):
    for arguments in ({}, {"path": "Mistakes"}, {"path": "Mistakes/Misspelt.plist"}, {"path": "Elsewhere/Small.plist"},
                      {"path": PLAIN}):
        command = printed(session.program, "validate", "--report", "text", *arguments.values())
        text = await session.call("validate", **arguments)
        expect(findings(text) == findings(command), f"expected the findings of 'typeramp validate' for {arguments}: "
               f"{findings(command)}, not {findings(text)}")
        for line in findings(command)[:1]:
            marked = command.splitlines()[command.splitlines().index(line) + 1]
            expect(marked in text.splitlines(), f"expected the marked line {marked!r} for {arguments}, not {text[:500]}")
        expect(text.rstrip().splitlines()[-1].split(";")[0] == command.rstrip().splitlines()[-1].split(";")[0],
               f"expected the counts in the last line for {arguments}, not {text.rstrip().splitlines()[-1]!r}")
    nearest = await session.call("validate", path="Elsewhere/Small.plist")
    expect("error:" in nearest, "expected that the nearest typeramp.json makes text-too-small an error")
    print("validate: the findings of the command, with the nearest typeramp.json")


async def explain(session):
    for identifier in ("unknown-font", "syntax-comment", "size-decreased"):
        wanted = printed(session.program, "explain", identifier).split("\n\n")[1].split()
        text = await session.call("explain", id=identifier)
        expect(identifier in text and wanted[-3:] and " ".join(wanted[:6]) in " ".join(text.split()),
               f"expected what 'typeramp explain {identifier}' prints, not {text[:300]}")
    await session.fails(["unknown-fnt"], "explain", id="unknown-fnt")
    print("explain: a rule, a syntax error and a kind of change")


async def diff(session):
    for old, new in ((PLAIN, SPACED), (f"HEAD~1:{BRAND}", BRAND), (f"HEAD~1:{BRAND}", f"HEAD:{BRAND}")):
        wanted = rows(printed(session.program, "diff", old, new, "--markdown"))
        found = rows(await session.call("diff", old=old, new=new))
        expect(wanted and found == wanted, f"expected the tables of 'typeramp diff {old} {new}', not {found[:3]}")
    same = await session.call("diff", old=BRAND, new=BRAND)
    expect(not rows(same), f"expected no change between a file and itself, not {same}")
    for revision in ("nothing", "--output=written", "-h", "HEAD~9"):
        await session.fails([], "diff", old=f"{revision}:{BRAND}", new=BRAND)
    await session.fails(["Styles/None.json"], "diff", old="HEAD:Styles/None.json", new=BRAND)
    print("diff: the tables of the command, between files and revisions")


async def nearest(session):
    for first, arguments in (
        ("subheadline", {"path": PLAIN, "size": 15}), ("title2", {"path": PLAIN, "size": 22.4}),
        ("headline", {"path": PLAIN, "size": 17, "font": "Noteworthy-Bold"}),
        ("headline", {"path": BRAND, "size": 17, "weight": "semibold"}),
    ):
        lines = rows(await session.call("nearest-style", **arguments))
        expect(len(lines) == 4 and re.search(rf"\b{first}\b", lines[1]),
               f"expected three candidates for {arguments}, {first} first, not {lines}")
    wanted = rows(printed(session.program, "show", BRAND, "--markdown", "--nearest", "17,semibold"))
    for weight in ("semibold", "Semibold", "Semi Bold", 600, "600"):
        found = rows(await session.call("nearest-style", path=BRAND, size=17, weight=weight))
        expect(found == wanted, f"expected the table of 'typeramp show --nearest' for {weight!r}, not {found}")
    await session.fails(["fat"], "nearest-style", path=PLAIN, size=15, weight="fat")
    for size in (0, -3, [], [15, 16], None, True):
        await session.fails(["size"], "nearest-style", path=PLAIN, size=size)
    print("nearest-style: the nearest candidate first")


async def convert(session):
    for target in ("dtcg", "plist"):
        wanted = printed(session.program, "convert", BRAND, "--to", target)
        found = await session.call("convert", path=BRAND, to=target)
        expect(wanted.startswith(found) and found.count("\n") > 20, f"expected the text of 'typeramp convert', not {found[:300]}")
    await session.fails(["one input"], "convert", to="dtcg")
    await session.fails(["figma"], "convert", path=BRAND, to="figma")
    wanted = printed(session.program, "map", TOKENS, "--list")
    expect(wanted and await session.call("map", path=TOKENS) == wanted, "expected the table of 'typeramp map --list'")
    await session.fails(["design tokens"], "map", path=BRAND)
    print("convert and map: the texts of the commands")


async def refusals(session):
    outside = Path("../outside/Secret.json")
    paths = [str(outside), str(outside.resolve()), "Linked/Secret.json", "Elsewhere/Link.json",
             "Styles/../../outside/Secret.json", "./Linked/../../outside/Secret.json", "..", "/", "~/Secret.json",
             "file:../outside/Secret.json", ""]
    before = session.refused
    for path in paths:
        for tool in ("show", "validate"):
            await session.fails([], tool, path=path)
        await session.fails([], "nearest-style", path=path, size=15)
        await session.fails([], "diff", old=path, new=BRAND)
        await session.fails([], "diff", old=BRAND, new=f"HEAD:{path}")
    expect(SECRET not in await session.call("validate", path="."), "'validate' of the folder follows a link out of it")

    for tool in ("show", "validate"):
        await session.fails(["Styles/None.json"], tool, path="Styles/None.json")
    for tool, more in (("show", {}), ("nearest-style", {"size": 15})):
        await session.fails(["Mistakes/Comment.json:3:3", "syntax-comment"], tool, path="Mistakes/Comment.json", **more)
        await session.fails(["Broken/typeramp.json:1:4", "configuration"], tool, path="Broken/Small.plist", **more)
    for tool, required in TOOLS.items():
        for name in required:
            await session.fails([name], tool)
            await session.fails([name], tool, **{name: {}})
    await session.fails(["style"], "show", path=PLAIN, style=[True])
    await session.fails(["--at"], "show", path=PLAIN, at=[7])
    await session.fails(["pathh"], "validate", pathh=PLAIN)
    try:
        await session.client.call_tool("delete", {})
    except MCPError as error:
        expect(error.code == -32602 and "delete" in error.message, f"expected the error -32602, not {error.code}: {error}")
    else:
        expect(False, "expected the error -32602 for an unknown tool")
    print(f"refusals: {session.refused - before} calls, with {len(paths)} paths outside the folder")


async def fresh(session):
    """Files are read again for each call; calls at one time do not mix."""
    path = Path("Styles/Fresh.json")
    for size in (13, 21):
        path.write_text('{ "body": { "fontName": "Noteworthy-Light", "fontSize": %d } }' % size)
        row = rows(await session.call("show", path=str(path), style=["body"], at=["large"]))[-1]
        expect(f"| {size} |" in row, f"expected {size} points after a change of the file, not {row}")
    path.unlink()
    identifiers = ["unknown-font", "text-too-small", "syntax-comment", "size-decreased"] * 8
    texts = await asyncio.gather(*[session.call("explain", id=identifier) for identifier in identifiers])
    expect(all(one in text for one, text in zip(identifiers, texts)), "expected each answer at its request")
    print(f"fresh: changed files are read again; {len(texts)} calls at one time")


def judge_trace(log):
    """Only git was started, nothing was written but temporary files, and no socket was opened."""
    lines = [line for line in log.read_text().splitlines() if not re.search(r"= -1 E|\+\+\+|---", line)]
    started = [Path(path).name for path in re.findall(r'\bexecve(?:at)?\([^"]*"([^"]+)"', "\n".join(lines))]
    expect(len(started) > 1 and set(started[1:]) == PROGRAMS, f"expected no program but git, not {set(started[1:])}")
    for line in lines:
        written = re.search(r"\bO_(WRONLY|RDWR|CREAT)\b|\b(creat|mkdir|rename|unlink|link|symlink)\w*\(", line)
        allowed = '"/dev/null"' in line or f'"{os.environ["TMPDIR"]}/' in line
        expect(not written or allowed, f"expected that nothing is written: {line}")
        expect("socket(" not in line or "AF_UNIX" in line, f"expected no connection: {line}")
    print(f"trace: {len(started) - 1} starts of git, no other program, no connection, no file but temporary ones")


async def run(program, calls, log):
    calls, log = json.loads(Path(calls).read_text()), Path(log)
    folders = [Path("."), Path("../outside"), Path(os.environ["HOME"]), Path(os.environ["TMPDIR"])]
    server = StdioServerParameters(
        command="strace", args=["-f", "-qq", "-s", "4096", "-o", str(log), "-e", TRACED, program, "mcp"],
        env={name: os.environ[name] for name in ("HOME", "TMPDIR", "PATH")})
    before = tree(*folders)
    async with Client(server, read_timeout_seconds=60) as client:
        session = Session(client, program)
        tools = await lists(session)
        await examples(session, tools, calls)
        await show(session)
        await validate(session)
        await explain(session)
        await diff(session)
        await nearest(session)
        await convert(session)
        await refusals(session)
        after = tree(*folders)
        changed = sorted(path for path in {*before, *after} if before.get(path) != after.get(path))
        expect(not changed, f"expected that nothing is written; changed: {changed}")
        print(f"tree: {len(after)} files and folders are as before")
        await fresh(session)
    judge_trace(log)


def main(*arguments):
    try:
        asyncio.run(run(*arguments))
    except (Failure, BaseExceptionGroup) as error:
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        if not isinstance(error, Failure):
            raise error
        sys.exit(f"session: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
