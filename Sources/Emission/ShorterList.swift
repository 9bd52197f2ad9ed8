import DynamicType

extension [ContentSizeCategory] {
  /// The names of the categories, or of all others if these are fewer.
  var shorterList: (isAllBut: Bool, names: [String]) {
    let others = ContentSizeCategory.allCases.filter { !contains($0) }
    let isAllBut = others.count < count
    return (isAllBut, (isAllBut ? others : self).map(\.name))
  }
}
