"""Speaks to `typeramp lsp` and judges every message of it by the types of the PyPI package lsprotocol.

  session.py TYPERAMP FOLDER

The fixtures are opened one by one, and asked about at many positions, in UTF-8 and in UTF-16. Then come checks of what
the answers mean, in FOLDER.
"""
import json
import os
import queue
import random
import subprocess
import sys
import threading
from pathlib import Path

from lsprotocol import converters, types

CONVERTER = converters.get_converter()
SECONDS = 20
CAPABILITIES = {
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True, "dataSupport": True,
                               "codeDescriptionSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "completion": {"completionItem": {"snippetSupport": False}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}},
                       "isPreferredSupport": True, "dataSupport": True, "resolveSupport": {"properties": ["edit"]}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "rename": {"prepareSupport": True},
    },
    "workspace": {"workspaceEdit": {"documentChanges": True}, "didChangeWatchedFiles": {"dynamicRegistration": True}},
}
ENTRY = '{\n  "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 },\n' \
        '  "body": { "fontName": "Noteworthy-Light", "fontSize": "17", "description": "größe 😀 明朝" }\n}\n'


def expect(condition, message):
    if not condition:
        sys.exit(f"session: {message}")
    return condition


def dropped(sent, kept, path=""):
    """The paths of values that the types do not hold: misspelt names, for example."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        for key, value in sent.items():
            if key not in kept and value is not None:
                yield f"{path}.{key}"
            elif key in kept:
                yield from dropped(value, kept[key], f"{path}.{key}")
    elif isinstance(sent, list) and isinstance(kept, list):
        for index, (one, other) in enumerate(zip(sent, kept)):
            yield from dropped(one, other, f"{path}[{index}]")
    elif sent != kept or isinstance(sent, str) != isinstance(kept, str):
        yield f"{path} ({sent!r})"


class Server:
    def __init__(self, program, encoding):
        self.encoding, self.count, self.judged = encoding, 0, 0
        self.asked, self.answers, self.diagnostics, self.registered = {}, {}, {}, []
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    # Messages

    def read(self):
        while True:
            length = None
            while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
                name, value = line.split(b":", 1)
                length = int(value) if name == b"Content-Length" else length
            if line == b"":
                return self.messages.put(None)
            self.messages.put(json.loads(self.process.stdout.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=self.count % 2 == 0).encode()
        data = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
        for part in (data[:7], data[7:-1], data[-1:]) if self.count % 3 == 0 else (data,):
            self.process.stdin.write(part)
            self.process.stdin.flush()

    def receive(self, what="an answer"):
        try:
            self.handle(self.messages.get(timeout=SECONDS))
        except queue.Empty:
            sys.exit(f"session: expected {what} within {SECONDS} seconds; without an answer: {self.asked}")

    def handle(self, message):
        expect(message is not None, f"the server has ended with the status {self.process.poll()}; asked: {self.asked}")
        self.judge(message)
        if "method" in message and "id" in message:
            self.registered += message["params"].get("registrations", []) if message["params"] else []
            self.send({"id": message["id"], "result": None})
        elif message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]
        elif "method" not in message:
            self.answers[message["id"]] = message

    def judge(self, message):
        """Has a message made an object of its type, and compares what the object holds with what was sent."""
        expect(message.get("jsonrpc") == "2.0", f"not JSON-RPC 2.0: {message}")
        method = message.get("method") or self.asked.pop(message["id"], None)
        expect(method, f"an answer to no request: {message}")
        self.judged += 1
        if method.startswith("typeramp/"):
            return
        kind = types.METHOD_TO_TYPES[method][0 if "method" in message else 1]
        if "error" in message:
            kind = types.ResponseErrorMessage
        try:
            made = CONVERTER.structure(message, kind)
        except Exception as error:  # pylint: disable=broad-except
            sys.exit(f"session: {method}: {error!r} in {json.dumps(message)[:2000]}")
        lost = list(dropped(message, CONVERTER.unstructure(made, kind)))
        expect(not lost, f"{method}: the protocol has no {', '.join(lost[:5])}")

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def request(self, method, **params):
        answer = self.answer(method, **params)
        expect("error" not in answer, f"{method} fails: {answer}")
        return answer["result"]

    def answer(self, method, **params):
        self.count += 1
        identifier = self.count if self.count % 2 else f"request {self.count}"
        self.asked[identifier] = method
        self.send({"id": identifier, "method": method, **({"params": params} if params else {})})
        while identifier not in self.answers:
            self.receive()
        return self.answers.pop(identifier)

    # The life of a server

    def start(self, root):
        early = self.answer("shutdown")
        expect(early.get("error", {}).get("code") == -32002, f"expected -32002 before initialize, not {early}")
        encodings = {"utf-8": ["utf-8", "utf-16"], "utf-16": ["utf-16"]}[self.encoding]
        capabilities = {**CAPABILITIES, "general": {"positionEncodings": encodings}}
        answer = self.request("initialize", processId=os.getpid(), rootUri=root.as_uri(), capabilities=capabilities,
                              workspaceFolders=[{"uri": root.as_uri(), "name": root.name}])
        self.capabilities = answer["capabilities"]
        expect(self.capabilities.get("positionEncoding", "utf-16") == self.encoding, f"positions: {self.capabilities}")
        self.notify("initialized")

    def stop(self):
        self.request("shutdown")
        self.send({"method": "exit"})
        status = self.process.wait(timeout=SECONDS)
        expect(status == 0, f"expected the exit status 0, not {status}")

    # Documents

    def units(self, text):
        return len(text.encode("utf-8")) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def position(self, text, offset):
        before = text[:offset].split("\n")
        return {"line": len(before) - 1, "character": self.units(before[-1])}

    def offset(self, text, position):
        lines = text.split("\n")
        start = sum(len(line) + 1 for line in lines[:position["line"]])
        line, count = lines[position["line"]] if position["line"] < len(lines) else "", 0
        while count < len(line) and self.units(line[:count]) < position["character"]:
            count += 1
        return start + count

    def range(self, text, start, end):
        return {"start": self.position(text, start), "end": self.position(text, end)}

    def found(self, uri, version):
        """The findings of a version; results of versions before it are passed over."""
        while self.diagnostics.get(uri, {}).get("version") != version:
            self.receive(f"findings of version {version} of {uri}")
        return self.diagnostics[uri]["diagnostics"]

    def found_soon(self, uri):
        """The findings of a file that may be none for the server: it then sends nothing."""
        try:
            while uri not in self.diagnostics:
                self.handle(self.messages.get(timeout=1))
        except queue.Empty:
            pass
        return self.diagnostics.get(uri, {}).get("diagnostics", [])


class Document:
    def __init__(self, server, path, text, language="json"):
        self.server, self.text, self.version, self.uri = server, text, 1, path.as_uri()
        self.identifier = {"uri": self.uri}
        server.diagnostics.pop(self.uri, None)
        server.notify("textDocument/didOpen", textDocument={
            "uri": self.uri, "languageId": language, "version": 1, "text": text})

    def found(self):
        return self.server.found(self.uri, self.version)

    def ids(self):
        return [one.get("code") for one in self.found()]

    def change(self, *edits):
        """Makes edits one after another, each of the text that the one before leaves: start, end, new text."""
        changes = []
        for start, end, new in edits:
            changes.append({"range": self.server.range(self.text, start, end), "text": new})
            self.text = self.text[:start] + new + self.text[end:]
        self.version += 1
        self.server.notify("textDocument/didChange", contentChanges=changes,
                           textDocument={"uri": self.uri, "version": self.version})

    def apply(self, edit):
        edits = edit.get("changes", {}).get(self.uri, [])
        for change in edit.get("documentChanges", []):
            expect(change["textDocument"]["version"] in (None, self.version), f"an edit of another version: {change}")
            edits = edits + (change["edits"] if change["textDocument"]["uri"] == self.uri else [])
        expect(edits, f"an edit without a change of the document: {edit}")
        spans = [[self.server.offset(self.text, one["range"][end]) for end in ("start", "end")] for one in edits]
        self.change(*sorted(((*span, one["newText"]) for span, one in zip(spans, edits)), reverse=True))

    def ask(self, method, offset=None, **more):
        if offset is not None:
            more["position"] = self.server.position(self.text, offset)
        return self.server.request(f"textDocument/{method}", textDocument=self.identifier, **more)

    def actions(self, diagnostics, only=None):
        context = {"diagnostics": diagnostics, **({"only": [only]} if only else {})}
        return self.ask("codeAction", range=diagnostics[0]["range"], context=context) or []

    def close(self):
        self.server.notify("textDocument/didClose", textDocument=self.identifier)


def tour(server, path, samples):
    """Opens a file and asks everything about it, at some of its positions."""
    text = path.read_bytes().decode(errors="replace")
    document = Document(server, path, text, "xml" if path.suffix == ".plist" else "json")
    diagnostics = server.found_soon(document.uri)
    whole = server.range(text, 0, len(text))
    for method in ("documentSymbol", "codeLens"):
        document.ask(method)
    document.ask("inlayHint", range=whole)
    if diagnostics:
        document.ask("codeAction", range=whole, context={"diagnostics": diagnostics})
    offsets = random.Random(len(text)).sample(range(len(text) + 1), min(samples, len(text) + 1))
    for offset in offsets:
        for method in ("hover", "completion", "definition"):
            document.ask(method, offset)
        # An error says why there is nothing to rename.
        server.answer("textDocument/prepareRename", textDocument=document.identifier,
                      position=server.position(text, offset))
        document.ask("references", offset, context={"includeDeclaration": True})
    server.request("typeramp/preview", textDocument=document.identifier)
    document.close()


def resolved(server, action):
    return action if "edit" in action else server.request("codeAction/resolve", **action)


def check_hover(document):
    contents = document.ask("hover", document.text.index('"body"') + 2)["contents"]
    expect(contents["kind"] == "markdown" and "17" in contents["value"], f"a hover without sizes: {contents}")


def check_completion(server, folder):
    """After a quotation mark that begins the first key of a new entry."""
    text = ENTRY.replace('  "body"', '  "caption": { "\n  "body"')
    document = Document(server, folder / "Open.json", text)
    offset = text.index('{ "\n') + 3
    labels = labels_of(document.ask("completion", offset, context={"triggerKind": 2, "triggerCharacter": '"'}))
    expect(any("fontName" in label for label in labels), f"expected 'fontName' in the completion; it has {labels}")
    document.close()


def labels_of(completion):
    items = completion["items"] if isinstance(completion, dict) else completion or []
    return [item["label"] for item in items]


def check_quick_fix(server, document):
    finding = next(one for one in document.found() if one.get("code") == "unknown-text-style")
    start, end = (server.offset(document.text, finding["range"][key]) for key in ("start", "end"))
    expect("titel" in document.text[start:end], f"the range of {finding} is {document.text[start:end]!r}")
    fixes = [one for one in document.actions([finding]) if one.get("kind") == "quickfix"]
    expect(fixes, "no quick fix of 'titel'")
    document.apply(resolved(server, fixes[0])["edit"])
    expect('"title":' in document.text, f"the fix of 'titel' makes {document.text}")
    expect("unknown-text-style" not in document.ids(), "a finding is still there after its fix")


def check_fix_all(server, document):
    finding = next(one for one in document.found() if one.get("code") == "wrong-type")
    actions = document.actions([finding], only="source.fixAll")
    fixes = [one for one in actions if one["kind"].startswith("source.fixAll")]
    expect(fixes, "no action source.fixAll")
    document.apply(resolved(server, fixes[0])["edit"])
    expect("wrong-type" not in document.ids(), "a finding is still there after source.fixAll")


def random_edit(choice, text, hostile):
    """An edit anywhere, or one that keeps the text well-formed: in the description, or of space behind a comma."""
    if hostile:
        start = choice.randrange(len(text) + 1)
        new = choice.choice(("", "x", '"', "{", "😀", "ö\n", ","))
        return start, min(len(text), start + choice.choice((0, 1, 3))), new
    if choice.random() < 0.3:
        start = choice.choice([index + 1 for index, letter in enumerate(text) if letter == ","])
        return start, start, choice.choice((" ", "\n", "\n  "))
    first = text.index('"description": "') + len('"description": "')
    last = text.index('"', first)
    start = choice.randrange(first, last + 1)
    return start, min(last, start + choice.choice((0, 1, 3))), choice.choice(("größe", "😀", "x", "明"))


def edit_randomly(document, choice, hostile):
    """Makes many edits, of one to three changes."""
    for number in range(60):
        text, edits = document.text, []
        for _ in range(number % 3 + 1):
            start, end, new = random_edit(choice, text, hostile)
            edits.append((start, end, new))
            text = text[:start] + new + text[end:]
        document.change(*edits)


def check_edits(server, folder):
    """After many edits the answers are those of the same text opened anew; text that is no JSON stops nothing."""
    document, choice = Document(server, folder / "Edits.json", ENTRY), random.Random(1)
    edit_randomly(document, choice, hostile=False)
    edited = document.found(), document.ask("documentSymbol")
    text = document.text
    document.close()
    document = Document(server, folder / "Edits.json", text)
    expect((document.found(), document.ask("documentSymbol")) == edited, f"edits lead to other answers than {text!r}")
    edit_randomly(document, choice, hostile=True)
    document.ask("documentSymbol")
    document.change((0, len(document.text), text))
    expect((document.found(), document.ask("documentSymbol")) == edited, f"edits are not undone: {text!r}")
    document.close()


def check_malformed(server, folder):
    """A mistake of syntax is reported, and what is before it is known."""
    document = Document(server, folder / "Malformed.json", ENTRY[:ENTRY.index("description")])
    expect(any(str(one).startswith("syntax-") for one in document.ids()), f"expected syntax-…, not {document.ids()}")
    expect(document.ask("documentSymbol"), "no symbols of a malformed file")
    document.close()


def check_preview(server, document):
    page = server.request("typeramp/preview", textDocument=document.identifier)
    expect(page and page["html"].lstrip().lower().startswith("<!doctype html"), f"the preview is {page}")


def check_errors(server, folder):
    unknown = server.answer("textDocument/hover", textDocument={"uri": (folder / "none.json").as_uri()},
                            position={"line": 0, "character": 0})
    expect("result" in unknown or "error" in unknown, f"a file that is not open: {unknown}")
    server.notify("$/unknown")
    server.asked["no method"] = "shutdown"
    server.send({"id": "no method", "method": "typeramp/unknown", "params": {}})
    while "no method" not in server.answers:
        server.receive()
    code = server.answers.pop("no method").get("error", {}).get("code")
    expect(code == -32601, f"expected the error -32601 for an unknown method, not {code}")


def check_meaning(server, folder):
    document = Document(server, folder / "Brand.json", ENTRY)
    check_hover(document)
    check_completion(server, folder)
    check_malformed(server, folder)
    check_quick_fix(server, document)
    check_fix_all(server, document)
    check_preview(server, document)
    check_edits(server, folder)
    check_errors(server, folder)


def main(program, folder):
    folders = [Path("Fixtures", name).resolve() for name in ("Dictionaries", "Mistakes")]
    files = [path for one in folders for path in sorted(one.iterdir())]
    judged = 0
    for encoding in ("utf-8", "utf-16"):
        server = Server(os.path.abspath(program), encoding)
        server.start(Path.cwd())
        for path in files:
            tour(server, path, samples=40)
        check_meaning(server, Path(folder).resolve())
        server.stop()
        judged += server.judged
    print(f"session: {judged} messages about {len(files)} files follow the protocol, in UTF-8 and in UTF-16")


if __name__ == "__main__":
    main(*sys.argv[1:])
