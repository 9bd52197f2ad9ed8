/// Why a project cannot be read or built as it is: a mistake in a call or a configuration that has no position in a
/// file.
public struct ProjectError: Error, Sendable {
  /// A sentence without a full stop.
  public let message: String

  package init(_ message: String) { self.message = message }
}
