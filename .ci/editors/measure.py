"""Times the language server: how long a client waits. Usage: measure.py PATH/TO/typeramp"""
import json
import subprocess
import sys
import time


class Client:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", capabilities={})

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return self.process.stdout.read(length)

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def request(self, method, **params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while b'"id"' not in self.receive()[:60]:
            pass

    def open(self, uri, text):
        self.uri = uri
        self.notify("textDocument/didOpen", textDocument={"uri": uri, "version": 1, "text": text})
        self.receive()

    def keystroke(self):
        """A character is typed, and its findings arrive."""
        place = {"line": 1, "character": 2}
        self.notify("textDocument/didChange", textDocument={"uri": self.uri, "version": 2},
                    contentChanges=[{"range": {"start": place, "end": place}, "text": "b"}])
        self.receive()

    def ask(self, method, line=4500):
        self.request("textDocument/" + method, textDocument={"uri": self.uri},
                     position={"line": line, "character": 4})

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmHWM"))

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def milliseconds(body, count=15):
    times = []
    for _ in range(count):
        start = time.perf_counter()
        body()
        times.append(time.perf_counter() - start)
    return f"{sorted(times)[count // 2] * 1000:.1f} ms"


def dictionary():
    style = {"fontName": "Avenir-Book", "fontSize": 17, "relativeTo": "body"}
    return json.dumps({"body": {"fontName": "Avenir-Book"}, "custom": {f"style{i}": style for i in range(1050)}}, indent=1)


def tokens():
    length = {"value": 17, "unit": "px"}
    text = {"fontFamily": "Avenir", "fontSize": "{size.a0}", "fontWeight": 400, "letterSpacing": length, "lineHeight": 1}
    sizes = {f"a{i}": {"$type": "dimension", "$value": length} for i in range(4000)}
    texts = {f"t{i}": {"$type": "typography", "$value": text} for i in range(2200)}
    return json.dumps({"size": sizes, "text": texts}, indent=1)


def main(program):
    print(f"start: {milliseconds(lambda: Client(program).end())}")
    for name, text in [("A.json", dictionary()), ("a.tokens.json", tokens())]:
        client = Client(program)
        client.open(f"file:///measured/{name}", text)
        print(f"{name}, {len(text) // 1000} kB: a keystroke to its findings {milliseconds(client.keystroke)}")
        for method in ["completion", "hover", "documentSymbol", "codeLens"]:
            print(f"  {method}: {milliseconds(lambda: client.ask(method))}")
        print(f"  memory: {client.memory()} MB")
        client.end()
    client = Client(program)
    for index in range(10):
        client.open(f"file:///measured/A{index}.json", dictionary())
    print(f"ten of these dictionaries: {client.memory()} MB")
    client.end()


if __name__ == "__main__":
    main(sys.argv[1])
