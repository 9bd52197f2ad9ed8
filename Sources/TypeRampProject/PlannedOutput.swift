import OperatingSystem

extension Input {
  /// Whether it matches a pattern in a configuration.
  ///
  /// - Parameter folder: the configuration's folder.
  func matches(_ pattern: Node, in folder: String) -> Bool {
    Glob(pattern.string ?? "").matches(Files.relative(argument, to: folder.isEmpty ? "." : folder))
  }
}

/// An output of an input.
///
/// A class, because plans are copied, and there can be thousands of outputs.
package final class PlannedOutput: Sendable {
  package let input: Input
  package let emitter: Emitter
  /// Nil for standard output.
  package let path: String?
  /// Its themes and contexts, besides those of the run.
  package let variant: VariantChoice
  /// The mistake in the configured path, of which nothing else is known then.
  let mistake: Diagnostic?

  package init(
    input: Input, emitter: Emitter, path: String?, variant: VariantChoice = VariantChoice(),
    mistake: Diagnostic? = nil
  ) {
    self.input = input
    self.emitter = emitter
    self.path = path
    self.variant = variant
    self.mistake = mistake
  }
}

extension OutputSettings {
  /// The path of an input's output.
  ///
  /// - Parameter values: the values of placeholders other than `{name}`.
  func path(of input: Input, _ values: [String: String] = [:], in folder: String) -> String {
    let values = values.merging([OutputPath.name: input.name]) { $1 }
    return Configuration.path(OutputPath.path(path, values), in: folder)
  }

  /// Whether an input has an output for each theme or context.
  package var isOfVariants: Bool { !variantPlaceholders.isEmpty }

  private var variantPlaceholders: [String] { OutputPath.placeholders(in: path).filter { $0 != OutputPath.name } }

  /// The outputs of an input: one, or one for each theme or context.
  ///
  /// - Parameter variants: those of the input; nil if they are unknown.
  package func outputs(
    of input: Input, _ variants: InputVariants?, in folder: String
  ) throws(InputVariants.Mistake) -> [PlannedOutput] {
    guard has(input, in: folder) else { return [] }
    guard isOfVariants, let variants else {
      return [PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))]
    }
    return try variants.variants(for: variantPlaceholders).map { variant in
      PlannedOutput(
        input: input, emitter: emitter, path: path(of: input, variant.values, in: folder), variant: variant.choice)
    }
  }

  /// The finding in the configuration for a path that has no outputs of an input.
  package func finding(_ mistake: InputVariants.Mistake, _ input: Input) -> Diagnostic {
    Diagnostic(
      id: Configuration.idPrefix + "placeholder", severity: .error, message: mistake.message(input),
      range: pathNode?.range ?? 0..<0)
  }
}

extension [OutputSettings] {
  /// The outputs of an input, to check what would be written. An output with a mistake in its path is checked as one
  /// for the chosen themes.
  package func checked(_ input: Input, _ contents: InputContents, _ options: InputOptions) -> [PlannedOutput] {
    let variants = contains(where: \.isOfVariants) ? InputVariants(of: contents, options) : nil
    return flatMap { output in
      do throws(InputVariants.Mistake) {
        return try output.outputs(of: input, variants, in: options.folder)
      } catch {
        let mistake = output.finding(error, input)
        return [PlannedOutput(input: input, emitter: output.emitter, path: nil, mistake: mistake)]
      }
    }
  }
}
