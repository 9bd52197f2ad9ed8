/// A token file of each form.
enum TokenSeeds {
  static let all = [dtcg, resolver, styleDictionary, tokensStudio].map { Array($0.utf8) }

  private static let dtcg = ##"""
    {
      "font": { "$type": "fontFamily", "body": { "$value": ["Optima", "serif"] } },
      "size": { "$type": "dimension", "m": { "$value": { "value": 1.0625, "unit": "rem" } }, "$root": { "$value": { "value": 17, "unit": "px" } } },
      "base": { "$type": "typography", "body": { "$value": {
        "fontFamily": "{font.body}", "fontSize": { "$ref": "#/size/m/$value" }, "fontWeight": 600,
        "letterSpacing": { "value": 0.2, "unit": "px" }, "lineHeight": 1.3 }, "$deprecated": "old",
        "$extensions": { "dev.typeramp": { "fontName": "Optima-Bold" } } } },
      "text": { "$extends": "{base}", "headline": { "$type": "typography", "$value": "{base.body}", "$description": "d" } },
      "icon": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } }
    }
    """##

  private static let resolver = ##"""
    {
      "version": "2025.10",
      "sets": { "a": { "sources": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": "bold", "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }] } },
      "modifiers": { "contentSize": { "contexts": { "large": [], "small": [{ "$ref": "#/sets/a" }] }, "default": "large" } },
      "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/contentSize" }]
    }
    """##

  private static let styleDictionary = #"""
    {
      "size": { "font": { "base": { "value": "16px" }, "body": { "value": "{size.font.base.value} * 1.25" } } },
      "body": { "value": { "fontFamily": "Optima, sans-serif", "fontSize": "{size.font.body}", "fontWeight": "semi bold" },
        "type": "typography", "comment": "c" }
    }
    """#

  private static let tokensStudio = #"""
    {
      "core": { "fs": { "m": { "value": "17", "type": "fontSizes" } }, "lh": { "value": "120%", "type": "lineHeights" } },
      "ios/light": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{fs.m} + 1",
        "fontWeight": "Semi Bold Italic", "lineHeight": "AUTO", "letterSpacing": "-2.6%", "textCase": "none" } } },
      "$themes": [{ "id": "1", "name": "Light", "selectedTokenSets": { "core": "source", "ios/light": "enabled" } }],
      "$metadata": { "tokenSetOrder": ["core", "ios/light"] }
    }
    """#
}
