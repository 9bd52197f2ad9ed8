"""Speaks to `typeramp mcp` line by line, without a client, in lines that no client sends.

  wire.py TYPERAMP
"""
import json
import queue
import subprocess
import sys
import threading

SECONDS = 20


def expect(condition, message):
    if not condition:
        sys.exit(f"wire: {message}")
    return condition


class Server:
    """A server of which each line is read and judged."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def send(self, data):
        self.process.stdin.write((data if isinstance(data, bytes) else json.dumps(data).encode()) + b"\n")
        self.process.stdin.flush()

    def receive(self, to):
        try:
            line = self.lines.get(timeout=SECONDS)
        except queue.Empty:
            sys.exit(f"wire: expected an answer to {to} within {SECONDS} seconds")
        expect(line is not None, f"the server has ended with the status {self.process.poll()} after {to}")
        try:
            message = json.loads(line)
        except ValueError as error:
            sys.exit(f"wire: expected a line of JSON, not {line!r}: {error}")
        for one in message if isinstance(message, list) else [message]:
            known = {"jsonrpc", "id", "result", "error"}
            expect(one.get("jsonrpc") == "2.0" and set(one) <= known and ("result" in one) != ("error" in one),
                   f"expected a response of JSON-RPC 2.0 to {to}, not {one}")
        return message

    def request(self, method, identifier=1, **params):
        self.send({"jsonrpc": "2.0", "id": identifier, "method": method, **({"params": params} if params else {})})
        answer = self.receive(method)
        expect(answer["id"] == identifier and isinstance(answer["id"], type(identifier)),
               f"expected the id {identifier!r} in the answer to {method}, not {answer['id']!r}")
        return answer

    def start(self, version):
        answer = self.request("initialize", protocolVersion=version, capabilities={},
                              clientInfo={"name": "wire", "version": "1"})
        expect("result" in answer, f"initialize with {version} fails: {answer}")
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def stop(self):
        """A server ends when its input ends."""
        self.process.stdin.close()
        try:
            status = self.process.wait(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            sys.exit("wire: expected that the server ends when its input ends")
        expect(status == 0, f"expected the exit status 0 at the end of the input, not {status}")
        left = self.lines.get(timeout=SECONDS)
        expect(left is None, f"expected no line without a request, not {left!r}")


def expect_error(answer, code, to, identifier=None):
    found = answer.get("error", {})
    expect(found.get("code") == code and found.get("message"), f"expected the error {code} for {to}, not {answer}")
    expect(answer.get("id", 0) == identifier, f"expected the id {identifier!r} for {to}, not {answer}")


def lines(program):
    server = Server(program)
    # Clients of the protocol from 2026 on try this before initialize, and fall back if it is an error.
    expect("error" in server.request("server/discover"), "expected an error for server/discover")
    expect(server.request("ping")["result"] == {}, "expected {} for a ping before initialize")
    server.start("2025-11-25")
    for identifier in (7, "seven", 2**53 - 1, ""):
        expect(server.request("ping", identifier)["result"] == {}, "expected {} for a ping")
    bad = {b"{": -32700, b"\xff\xfe": -32700, b"nonsense": -32700, b"[" * 100_000: -32700,
           b"7": -32600, b"{}": -32600, b'{"jsonrpc": "2.0", "id": 1, "method": 7}': -32600}
    for line, code in bad.items():
        server.send(line)
        answer = server.receive(line[:40])
        expect_error(answer, code, line[:40], answer.get("id") if b'"id"' in line else None)
    expect_error(server.request("tools/delete"), -32601, "an unknown method", 1)
    for params in ({}, {"name": 7}):
        expect_error(server.request("tools/call", **params), -32602, f"tools/call with {params}", 1)
    expect_error(server.request("resources/list"), -32601, "resources, which there are none of", 1)
    for method in ("notifications/cancelled", "notifications/roots/list_changed", "notifications/unknown"):
        server.send({"jsonrpc": "2.0", "method": method, "params": {"requestId": 1}})
    server.send({"jsonrpc": "2.0", "id": 99, "result": {}})
    server.send(b'\t{"params": {"_meta": {"progressToken": 1}}, "method": "ping", "id": 5, "jsonrpc": "2.0"} \r')
    answer = server.receive("ping")
    expect(answer == {"jsonrpc": "2.0", "id": 5, "result": {}}, f"expected {{}} for a ping, not {answer}")
    server.stop()
    print(f"lines: {len(bad)} malformed ones and 4 bad requests are errors, and notifications have no answer")


if __name__ == "__main__":
    lines(*sys.argv[1:])
