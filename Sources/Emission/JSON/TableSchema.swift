import DynamicType
import StyleModel

/// The JSON Schema of the tables that the JSON emitter writes.
package enum TableSchema {
  package static let name = "table"

  package static var text: String {
    #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "typeramp table",
      "description": "A style dictionary scaled for all twelve content size categories, as `typeramp compile` writes it. Sizes are in points.",
      "type": "object",
      "required": [
        "formatVersion",
        "generator",
        "dictionary",
        "platform",
        "defaultCategory",
        "contentSizeCategories",
        "styles"
      ],
      "additionalProperties": false,
      "dependencies": { "metrics": ["displayScale"], "displayScale": ["metrics"] },
      "properties": {
        "formatVersion": { "const": 1 },
        "generator": { "const": "typeramp" },
        "dictionary": { "type": "string", "description": "The dictionary's file name without its extension." },
        "description": { "type": "string" },
        "platform": { "enum": \#(platforms), "description": "The system whose tables these are: iOS and iPadOS." },
        "defaultCategory": { "const": "large" },
        "contentSizeCategories": { "const": \#(categories) },
        "styles": {
          "type": "object",
          "description": "The thirteen text styles; those that the dictionary defines, where the output is limited to them.",
          "additionalProperties": false,
          "properties": \#(styles)
        },
        "custom": {
          "type": "object",
          "description": "The custom styles.",
          "minProperties": 1,
          "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" },
          "additionalProperties": { "$ref": "#/definitions/style" }
        },
        "displayScale": { "enum": [1, 2, 3], "description": "Pixels in a point; the metrics are rounded to them." },
        "metrics": {
          "type": "object",
          "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" },
          "additionalProperties": { "$ref": "#/definitions/metric" }
        }
      },
      "definitions": {
        "category": { "enum": \#(categories) },
        "textStyle": { "enum": \#(textStyles) },
        "size": { "type": "number", "exclusiveMinimum": 0 },
        "value": { "type": "number" },
        "sizes": {
          "type": "object",
          "properties": \#(sizes),
          "required": \#(categories),
          "additionalProperties": false
        },
        "values": {
          "type": "object",
          "properties": \#(values),
          "required": \#(categories),
          "additionalProperties": false
        },
        "provenance": {
          "enum": ["measured", "inferred"],
          "description": "Of the curve that was followed: inferred if any of its twelve cells is."
        },
        "inferred": {
          "type": "array",
          "items": { "$ref": "#/definitions/category" },
          "uniqueItems": true,
          "description": "The categories at which the curve is inferred."
        },
        "style": {
          "type": "object",
          "required": ["origin", "fontSize", "sizes", "provenance", "inferred"],
          "additionalProperties": false,
          "properties": {
            "origin": {
              "enum": ["dictionary", "preferredFont"],
              "description": "preferredFont: the dictionary has no usable entry."
            },
            "fontName": { "type": "string", "minLength": 1, "description": "The PostScript name of the face." },
            "boldFontName": { "type": "string", "minLength": 1, "description": "The face while Bold Text is on." },
            "weight": { "enum": \#(weights) },
            "design": { "enum": \#(designs) },
            "fontSize": { "$ref": "#/definitions/size", "description": "Points at the default size." },
            "textCase": { "enum": \#(textCases) },
            "textDecoration": { "enum": \#(textDecorations) },
            "paragraphSpacing": {
              "type": "number",
              "description": "The space after a paragraph, in points at the default size."
            },
            "maximumPointSize": { "$ref": "#/definitions/size" },
            "minimumContentSizeCategory": { "$ref": "#/definitions/category" },
            "maximumContentSizeCategory": { "$ref": "#/definitions/category" },
            "relativeTo": { "$ref": "#/definitions/textStyle" },
            "fixed": { "type": "boolean" },
            "fontStyle": { "enum": \#(fontStyles), "description": "The slant, when the dictionary says it." },
            "fallbackFamilies": {
              "type": "array",
              "items": { "type": "string" },
              "minItems": 1,
              "description": "The families behind the font, in order of preference."
            },
            "lineHeight": { "$ref": "#/definitions/size", "description": "A multiple of the point size." },
            "tracking": { "type": "number", "description": "Points at the default size." },
            "description": { "type": "string" },
            "sizes": { "$ref": "#/definitions/sizes" },
            "lineSpacings": {
              "$ref": "#/definitions/sizes",
              "description": "Distances between baselines, where they are known."
            },
            "provenance": { "$ref": "#/definitions/provenance" },
            "inferred": { "$ref": "#/definitions/inferred" }
          },
          "oneOf": [
            { "required": ["fontName"], "not": { "anyOf": [{"required": ["weight"]}, {"required": ["design"]}] } },
            { "required": ["weight"], "not": { "required": ["fontName"] } }
          ],
          "if": { "properties": { "origin": { "const": "preferredFont" } } },
          "then": { "required": ["lineSpacings"] }
        },
        "metric": {
          "type": "object",
          "required": ["relativeTo", "value", "values", "provenance"],
          "additionalProperties": false,
          "properties": {
            "relativeTo": { "$ref": "#/definitions/textStyle" },
            "value": { "type": "number" },
            "values": { "$ref": "#/definitions/values", "description": "Rounded to three decimals." },
            "provenance": { "$ref": "#/definitions/provenance" },
            "inferred": { "$ref": "#/definitions/inferred" }
          }
        }
      }
    }

    """#
  }

  private static let names = ContentSizeCategory.allCases.map(\.name)
  private static let categories = list(names)
  private static let platforms = list(Platform.all.map(\.name))
  private static let textStyles = list(TextStyle.allCases.map(\.name))
  private static let weights = list(FontWeight.allCases.map(\.rawValue))
  private static let designs = list(FontDesign.allCases.map(\.rawValue))
  private static let fontStyles = list(FontStyle.allCases.map(\.rawValue))
  private static let textCases = list(TextCase.allCases.map(\.rawValue))
  private static let textDecorations = list(TextDecoration.allCases.map(\.rawValue))
  private static let styles = members(TextStyle.allCases.map(\.name), "style")
  private static let sizes = members(names, "size")
  private static let values = members(names, "value")

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// An object whose values share a definition.
  private static func members(_ names: [String], _ definition: String) -> String {
    "{ " + names.map { "\"\($0)\": { \"$ref\": \"#/definitions/\(definition)\" }" }.joined(separator: ", ") + " }"
  }
}
