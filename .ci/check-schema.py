"""Checks that JSON files follow a JSON Schema: check-schema.py SCHEMA FILE..."""

import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
status = 0
for path in sys.argv[2:]:
    for error in validator.iter_errors(json.load(open(path, encoding="utf-8"))):
        print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message}")
        status = 1
print(f"{len(sys.argv) - 2} files checked")
sys.exit(status if len(sys.argv) > 2 else 2)
