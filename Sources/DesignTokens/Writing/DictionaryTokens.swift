package import StyleModel

/// What files of tokens are written from: a dictionary without errors, its table, and the fonts that the app has.
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
