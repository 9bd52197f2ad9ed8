/// The changes of a style, a metric or the dictionary, or those that several styles share.
package struct ChangeGroup: Sendable {
  /// One, or the styles with the same changes.
  package let subjects: [Change.Subject]
  /// The changes, as those of the first subject.
  package fileprivate(set) var changes: [Change] = []

  /// A change of fewer styles is listed for each of them.
  private static let fewest = 3

  /// Changes that several styles share come first.
  package static func all(in changes: [Change]) -> [ChangeGroup] {
    let changes = Change.joiningFindings(in: changes)
    let owners = Dictionary(grouping: changes, by: \.withoutSubject).mapValues { $0.map(\.subject) }
    var groups: [ChangeGroup] = []
    var indices: [[Change.Subject]: Int] = [:]
    for change in changes {
      let all = owners[change.withoutSubject] ?? []
      let isShared = all.count >= fewest && change.subject != .dictionary
      if isShared, all[0] != change.subject { continue }
      let subjects = isShared ? all : [change.subject]
      let index = indices[subjects, default: groups.count]
      if index == groups.count { groups.append(ChangeGroup(subjects: subjects)) }
      indices[subjects] = index
      groups[index].changes.append(change)
    }
    return groups.filter { $0.subjects.count > 1 } + groups.filter { $0.subjects.count == 1 }
  }
}
