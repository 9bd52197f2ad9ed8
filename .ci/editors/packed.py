"""Looks into a packed extension for VS Code.

  packed.py VSIX VERSION

VERSION is what `typeramp --version` prints.
"""
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

NAMESPACE = {"": "http://schemas.microsoft.com/developer/vsx-schema/2011"}


def main(path, printed):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None, "a damaged file"
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    package = json.loads(files["extension/package.json"])
    manifest = ElementTree.fromstring(files["extension.vsixmanifest"])
    identity = manifest.find("Metadata/Identity", NAMESPACE).attrib
    assert package["version"] in printed.split(), f"expected the version of {printed!r}, not {package['version']}"
    for key, attribute in (("name", "Id"), ("version", "Version"), ("publisher", "Publisher")):
        assert identity[attribute] == package[key], f"{attribute} is {identity[attribute]}, {key} is {package[key]}"
    named = [asset.attrib["Path"] for asset in manifest.findall("Assets/Asset", NAMESPACE)]
    named.append("extension/" + package["main"].removeprefix("./"))
    for name, text in files.items():
        if name.endswith(".js"):
            named += [f"extension/{module}.js" for module in re.findall(r'require\("\./(.*?)"\)', text)]
    assert set(named) <= set(files), f"missing: {set(named) - set(files)}"
    types = ElementTree.fromstring(files["[Content_Types].xml"])
    known = {one.attrib["Extension"] for one in types}
    assert {"." + name.rsplit(".", 1)[1] for name in files if name != "[Content_Types].xml"} <= known, f"types: {known}"
    print(f"packing: {len(files)} files, version {package['version']}, the same bytes twice")


if __name__ == "__main__":
    main(*sys.argv[1:])
