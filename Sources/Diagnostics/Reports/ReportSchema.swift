/// The JSON Schema of the JSON report.
package enum ReportSchema {
  package static let name = "report"

  package static let text =
    #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "typeramp report",
      "description": "The output of `typeramp validate --report json`. Members that do not apply to a finding are left out.",
      "type": "object",
      "required": ["formatVersion", "findings", "summary"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "const": 1 },
        "findings": {
          "type": "array",
          "description": "Grouped by file, in the order of positions.",
          "items": { "$ref": "#/definitions/finding" }
        },
        "summary": {
          "type": "object",
          "required": ["files", "errors", "warnings", "notes"],
          "additionalProperties": false,
          "properties": {
            "files": { "$ref": "#/definitions/count", "description": "The number of files checked, including those without findings." },
            "errors": { "$ref": "#/definitions/count" },
            "warnings": { "$ref": "#/definitions/count" },
            "notes": { "$ref": "#/definitions/count" }
          }
        }
      },
      "definitions": {
        "count": { "type": "integer", "minimum": 0 },
        "position": { "type": "integer", "minimum": 1 },
        "byteOffset": {
          "type": "integer",
          "minimum": 0,
          "description": "In bytes of the file on disk, including a byte-order mark."
        },
        "byteLength": {
          "type": "integer",
          "minimum": 0,
          "description": "In bytes of the file on disk. 0 only for a finding at the end of the file and for a fix that inserts."
        },
        "finding": {
          "type": "object",
          "required": ["id", "severity", "message", "path", "byteOffset", "byteLength"],
          "additionalProperties": false,
          "dependencies": {
            "line": ["column", "endLine", "endColumn"],
            "column": ["line"],
            "endLine": ["line"],
            "endColumn": ["line"]
          },
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1,
              "description": "The id of the rule. Ids of syntax errors begin with `syntax-`."
            },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "type": "string" },
            "path": { "type": "string", "description": "The path as given; `stdin` for standard input." },
            "line": { "$ref": "#/definitions/position", "description": "Counted from 1. A binary property list has no lines." },
            "column": {
              "$ref": "#/definitions/position",
              "description": "Counted from 1, in UTF-8 bytes of the decoded line; a byte-order mark is not counted."
            },
            "endLine": { "$ref": "#/definitions/position" },
            "endColumn": { "$ref": "#/definitions/position", "description": "The column after the last byte: a range is never empty." },
            "byteOffset": { "$ref": "#/definitions/byteOffset" },
            "byteLength": { "$ref": "#/definitions/byteLength" },
            "keyPath": { "type": "string", "description": "The path of the keys that lead to it: `body.fontName`." },
            "notes": { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/note" } },
            "fix": { "$ref": "#/definitions/fix" }
          }
        },
        "note": {
          "type": "object",
          "description": "An explanation of a finding, at another position in the same file.",
          "required": ["message"],
          "additionalProperties": false,
          "dependencies": { "line": ["column"], "column": ["line"] },
          "properties": {
            "message": { "type": "string" },
            "line": { "$ref": "#/definitions/position" },
            "column": { "$ref": "#/definitions/position" }
          }
        },
        "fix": {
          "type": "object",
          "description": "A change that fixes the finding.",
          "required": ["message", "safe", "byteOffset", "byteLength", "replacement"],
          "additionalProperties": false,
          "properties": {
            "message": { "type": "string" },
            "safe": {
              "type": "boolean",
              "description": "Whether it can be made without review: it changes nothing else about the meaning of the file."
            },
            "byteOffset": { "$ref": "#/definitions/byteOffset" },
            "byteLength": { "$ref": "#/definitions/byteLength" },
            "replacement": { "type": "string", "description": "The new text, to be written in the encoding of the file." }
          }
        }
      }
    }

    """#
}
