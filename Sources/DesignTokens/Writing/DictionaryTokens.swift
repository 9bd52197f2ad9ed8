package import StyleModel

/// The input for writing files of tokens: a dictionary without errors, its table, and the fonts of the app.
package struct DictionaryTokens {
  let dictionary: StyleDictionary
  let table: ScaledTable
  let naming: FontNaming

  package init(_ dictionary: StyleDictionary, _ table: ScaledTable, fonts: FontCatalog?) {
    self.dictionary = dictionary
    self.table = table
    naming = FontNaming(fonts: fonts)
  }
}
