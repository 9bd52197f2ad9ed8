import DynamicType
import Foundation
import StyleModel
import TestSupport
import Testing

@testable import TypeRampKit

/// Compiles a text with the drawn fonts of the family `Brand`, which a page then has in it.
func previewed(_ text: String, name: String = "Brand", fonts: [DrawnFont] = []) throws -> Compilation {
  var options = CompilationOptions()
  if !fonts.isEmpty {
    var catalog = FontCatalog()
    catalog.keepsContents = true
    for font in fonts { try catalog.add(font.file, path: "\(font.postScriptName).ttf") }
    options.fonts = catalog
  }
  return Compilation(Array(text.utf8), path: "\(name).json", options: options)
}

/// Compiles a fixture.
func previewed(_ fixture: URL) throws -> Compilation {
  Compilation([UInt8](try Data(contentsOf: fixture)), path: fixture.lastPathComponent)
}

/// Functions for the scripts of tests.
let previewPrelude = """
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  const one = (selector) => document.querySelector(selector)
  const size = (element) => parseFloat(getComputedStyle(element).fontSize)
  const set = (id, value) => {
    one("#" + id).value = value
    one("#" + id).dispatchEvent(new Event("input"))
  }
  const isShown = (element) => element.getClientRects().length > 0

  """
