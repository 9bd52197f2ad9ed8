/// Tells that something in folders has changed: of the folders themselves, so that it survives editors that put a new file in
/// the place of the old one.
package enum Watcher {
  /// What a wait ended with.
  package enum Event: Sendable {
    case changed
    /// Somebody wants the program to end.
    case interrupted
  }
}
