"""A worker for BuildGrid, which has none on PyPI: runs each action in an empty folder that holds its declared inputs, with its
declared environment and no other, and gives back its declared outputs. worker.py HOST:PORT FOLDER"""

import hashlib
import os
import subprocess
import sys
import tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as re
from buildgrid._protos.build.bazel.remote.execution.v2.remote_execution_pb2_grpc import ContentAddressableStorageStub
from buildgrid._protos.google.bytestream.bytestream_pb2 import ReadRequest
from buildgrid._protos.google.bytestream.bytestream_pb2_grpc import ByteStreamStub
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2 as bots
from buildgrid._protos.google.devtools.remoteworkers.v1test2.bots_pb2_grpc import BotsStub

PENDING, ACTIVE, COMPLETED = 1, 2, 4
channel = grpc.insecure_channel(sys.argv[1])
storage = ContentAddressableStorageStub(channel)


def blob(digest):
    """The bytes of a digest: read through the byte stream, since programs are large."""
    if not digest.size_bytes:
        return b""
    stub = ByteStreamStub(channel)
    name = f"blobs/{digest.hash}/{digest.size_bytes}"
    return b"".join(part.data for part in stub.Read(ReadRequest(resource_name=name)))


def stored(data):
    digest = re.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))
    request = re.BatchUpdateBlobsRequest(requests=[re.BatchUpdateBlobsRequest.Request(digest=digest, data=data)])
    storage.BatchUpdateBlobs(request)
    return digest


def unpack(digest, folder):
    directory = re.Directory.FromString(blob(digest))
    for file in directory.files:
        path = os.path.join(folder, file.name)
        with open(path, "wb") as output:
            output.write(blob(file.digest))
        os.chmod(path, 0o555 if file.is_executable else 0o444)
    for child in directory.directories:
        os.mkdir(os.path.join(folder, child.name))
        unpack(child.digest, os.path.join(folder, child.name))


def run(action):
    command = re.Command.FromString(blob(action.command_digest))
    with tempfile.TemporaryDirectory(dir=sys.argv[2]) as folder:
        unpack(action.input_root_digest, folder)
        outputs = list(command.output_files) or list(command.output_paths)
        for path in outputs:
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        done = subprocess.run(
            list(command.arguments),
            cwd=os.path.join(folder, command.working_directory),
            env={variable.name: variable.value for variable in command.environment_variables},
            capture_output=True,
        )
        result = re.ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        for path in outputs:
            place = os.path.join(folder, path)
            if os.path.isfile(place):
                with open(place, "rb") as output:
                    result.output_files.add(path=path, digest=stored(output.read()))
        print("ran", " ".join(command.arguments), flush=True)
        return result


def serve():
    stub = BotsStub(channel)
    session = bots.BotSession(bot_id="worker", status=1)
    session.worker.devices.add(handle="worker")
    session = stub.CreateBotSession(bots.CreateBotSessionRequest(parent="", bot_session=session), timeout=60)
    while True:
        for lease in session.leases:
            if lease.state == PENDING:
                lease.state = ACTIVE
            elif lease.state == ACTIVE:
                action = re.Action()
                if not lease.payload.Unpack(action):
                    digest = re.Digest()
                    lease.payload.Unpack(digest)
                    action = re.Action.FromString(blob(digest))
                lease.result.Pack(run(action))
                lease.status.code = 0
                lease.state = COMPLETED
        session = stub.UpdateBotSession(
            bots.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=60
        )


serve()
