import DynamicType

/// The JSON Schema for the output of `diff --json`.
package enum ComparisonSchema {
  package static let name = "diff"

  package static var text: String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "typeramp comparison",
      "description": "What `typeramp diff --json` writes. What does not apply to a change is left out.",
      "type": "object",
      "required": ["formatVersion", "old", "new", "failed", "failures", "changes", "summary"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "const": 1 },
        "old": { "type": "string", "description": "The old version as the call names it; `stdin` is standard input." },
        "new": { "type": "string", "description": "The new version as the call names it; `stdin` is standard input." },
        "failed": {
          "type": "boolean",
          "description": "Whether something could not be compared. Then the list of changes is not whole, and an empty one does not mean that nothing changes."
        },
        "failures": {
          "type": "array",
          "description": "What could not be compared; empty unless `failed`.",
          "items": { "$ref": "#/$defs/failure" }
        },
        "changes": {
          "type": "array",
          "description": "Dictionary by dictionary in the order of their paths, and in each style by style, then metrics, then findings.",
          "items": { "$ref": "#/$defs/change" }
        },
        "summary": {
          "type": "object",
          "required": ["dictionaries", "changes", "breaking"],
          "additionalProperties": false,
          "properties": {
            "dictionaries": { "$ref": "#/$defs/count", "description": "How many were compared, those without changes included." },
            "changes": { "$ref": "#/$defs/count" },
            "breaking": { "$ref": "#/$defs/count" }
          }
        }
      },
      "if": { "properties": { "failed": { "const": true } } },
      "then": { "properties": { "failures": { "minItems": 1 } } },
      "else": { "properties": { "failures": { "maxItems": 0 } } },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "id": {
          "description": "The kind of the change; docs/diff.md says what each means.",
          "enum": [
            \#(ids)
          ]
        },
        "failure": {
          "type": "object",
          "required": ["reason"],
          "additionalProperties": false,
          "properties": {
            "dictionary": { "$ref": "#/$defs/dictionary" },
            "reason": { "type": "string" },
            "errors": {
              "type": "array",
              "description": "The errors in the two versions, at most 50 of one rule in a file.",
              "minItems": 1,
              "items": { "$ref": "#/$defs/error" }
            }
          }
        },
        "error": {
          "type": "object",
          "required": ["id", "message", "path"],
          "additionalProperties": false,
          "dependentRequired": { "line": ["column"], "column": ["line"] },
          "properties": {
            "id": { "type": "string", "description": "The rule, or the kind of a mistake of syntax." },
            "message": { "type": "string" },
            "path": { "type": "string", "description": "The file; `main:Styles/Brand.plist` in a revision." },
            "line": { "type": "integer", "minimum": 1, "description": "Left out for a binary property list." },
            "column": { "type": "integer", "minimum": 1, "description": "In UTF-8 bytes." },
            "keyPath": { "type": "string" }
          }
        },
        "dictionary": {
          "type": "string",
          "minLength": 1,
          "description": "The path within the folders that are compared; left out for two files."
        },
        "change": {
          "type": "object",
          "required": ["id", "breaking"],
          "additionalProperties": false,
          "dependentRequired": { "rule": ["severity", "message"], "severity": ["rule"], "message": ["rule"] },
          "not": { "required": ["style", "metric"] },
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "breaking": { "type": "boolean", "description": "Whether `--fail-on breaking` fails." },
            "dictionary": { "$ref": "#/$defs/dictionary" },
            "style": { "type": "string", "description": "A text style, or a style of the dictionary's own by its new name." },
            "metric": { "type": "string" },
            "old": { "$ref": "#/$defs/value", "description": "Left out where the old version has none." },
            "new": { "$ref": "#/$defs/value", "description": "Left out where the new version has none." },
            "sizes": { "$ref": "#/$defs/sizes" },
            "rule": { "type": "string", "description": "The rule of a finding." },
            "severity": { "const": "warning" },
            "file": { "type": "string", "description": "The file of a finding, where it is not the dictionary's own." },
            "keyPath": { "type": "string", "description": "The key path of a finding in the document: `body.fontName`." },
            "message": { "type": "string" }
          }
        },
        "value": { "type": ["string", "number"], "description": "A name, points, or a multiple of the point size." },
        "sizes": {
          "type": "object",
          "description": "The categories at which the sizes, or the values of a metric, differ.",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            \#(sizes)
          }
        },
        "size": {
          "type": "object",
          "required": ["old", "new"],
          "additionalProperties": false,
          "description": "Points; those of metrics and distances of lines are rounded to three decimals.",
          "properties": { "old": { "type": "number" }, "new": { "type": "number" } }
        }
      }
    }

    """#
  }

  /// The id of every kind, a line each.
  private static let ids = lines(ChangeKind.all.map { "\"\($0.id)\"" }, indent: 8)

  private static let sizes = lines(
    ContentSizeCategory.allCases.map { "\"\($0.name)\": { \"$ref\": \"#/$defs/size\" }" }, indent: 8)

  private static func lines(_ members: [String], indent: Int) -> String {
    members.joined(separator: ",\n" + String(repeating: " ", count: indent))
  }
}
