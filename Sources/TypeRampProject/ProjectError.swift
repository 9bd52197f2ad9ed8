/// Why a project cannot be read or built as it is: a mistake in a call or a configuration that has no position in a
/// file.
package struct ProjectError: Error, Sendable {
  /// A sentence without a full stop.
  package let message: String

  package init(_ message: String) { self.message = message }
}
