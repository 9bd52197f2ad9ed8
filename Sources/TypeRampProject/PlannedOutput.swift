import OperatingSystem
import Writing

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
  /// Whether it is written behind the output before it with the same path.
  package let isContinuation: Bool
  /// Its themes and contexts, besides those of the run.
  package let variant: VariantChoice
  /// The mistake in the configured path, of which nothing else is known then.
  let mistake: Diagnostic?

  package init(
    input: Input, emitter: Emitter, path: String?, variant: VariantChoice = VariantChoice(),
    mistake: Diagnostic? = nil, isContinuation: Bool = false
  ) {
    self.input = input
    self.emitter = emitter
    self.path = path
    self.variant = variant
    self.mistake = mistake
    self.isContinuation = isContinuation
  }
}

extension OutputSettings {
  /// The path of an input's output.
  ///
  /// - Parameter variant: without themes, placeholders other than `{name}` stay.
  func path(
    of input: Input, _ variant: InputVariants.Variant = InputVariants.Variant(), in folder: String
  ) -> String {
    let values = variant.values.mapValues(OutputPath.fileNamePart).merging([OutputPath.name: input.name]) { $1 }
    return Configuration.path(OutputPath.path(path, values), in: folder)
  }

  /// Whether an input has an output for each theme or context.
  package var isOfVariants: Bool { !variantPlaceholders.isEmpty || !named.isEmpty }

  private var variantPlaceholders: [String] {
    (OutputPath.placeholders(in: path) + options.flatMap(\.placeholders)).filter { $0 != OutputPath.name }
  }

  /// The themes and contexts that have an option of their own.
  private var named: [String] { options.flatMap(\.variants) }

  /// The outputs of an input: one, or one for each theme or context. Those with the same path are one file if they have
  /// different scopes.
  ///
  /// - Parameter variants: those of the input; nil if they are unknown.
  package func outputs(
    of input: Input, _ variants: InputVariants?, in folder: String
  ) throws(InputVariants.Mistake) -> [PlannedOutput] {
    guard has(input, in: folder) else { return [] }
    var all = [InputVariants.Variant()]
    if isOfVariants, let variants { all = try variants.variants(for: variantPlaceholders, named: named) }
    var scopes: [ExactString: [String: VariantChoice]] = [:]
    var outputs: [PlannedOutput] = []
    for variant in inOrderOfOptions(all) {
      let (emitter, path) = (try emitter(for: input, variant), path(of: input, variant, in: folder))
      let isContinuation = scopes[ExactString(path)] != nil
      let other = scopes[ExactString(path), default: [:]].updateValue(variant.choice, forKey: emitter.scope ?? "")
      if let other { throw .samePath(path, [other, variant.choice]) }
      outputs.append(
        PlannedOutput(
          input: input, emitter: emitter, path: path, variant: variant.choice, isContinuation: isContinuation))
    }
    return outputs
  }

  /// The variants in the order of the options' themes, those without an option first: a stylesheet's later rules win.
  private func inOrderOfOptions(_ variants: [InputVariants.Variant]) -> [InputVariants.Variant] {
    guard let option = options.first(where: { !$0.variants.isEmpty }) else { return variants }
    // Swift's `sorted` is stable.
    return variants.sorted { (option.index(for: $0) ?? -1) < (option.index(for: $1) ?? -1) }
  }

  /// The finding that two inputs would be written to one path; nil if there are none.
  func sharedPath(among inputs: [Input], in folder: String) -> Diagnostic? {
    if isOfVariants { return nil }
    var owners: [ExactString: Input] = [:]
    for input in inputs where has(input, in: folder) {
      let path = path(of: input, in: folder)
      guard let other = owners.updateValue(input, forKey: ExactString(path)) else { continue }
      return finding(.sharedPath(path, other), input)
    }
    return nil
  }

  /// The finding in the configuration for a path or an option that has no outputs of an input.
  package func finding(_ mistake: InputVariants.Mistake, _ input: Input) -> Diagnostic {
    Diagnostic(
      id: Configuration.idPrefix + "placeholder", severity: .error, message: mistake.message(input),
      range: (mistake.option.flatMap { node?.value(of: $0) } ?? node?.value(of: "path"))?.range ?? 0..<0)
  }
}

extension [OutputSettings] {
  /// The themes and contexts for which there are outputs of an input.
  func variants(of input: Input, _ contents: InputContents, _ project: Project) -> [VariantChoice] {
    contains(where: \.isOfVariants)
      ? checked(input, contents, project).filter { $0.mistake == nil }.map(\.variant).unique : []
  }

  /// The outputs of an input, to check what would be written. An output with a mistake in its path is checked as one
  /// for the chosen themes.
  func checked(_ input: Input, _ contents: InputContents, _ project: Project) -> [PlannedOutput] {
    let variants = contains(where: \.isOfVariants) ? InputVariants(of: contents, project) : nil
    return flatMap { output in
      do throws(InputVariants.Mistake) {
        return try output.outputs(of: input, variants, in: project.folder)
      } catch {
        let mistake = output.finding(error, input)
        return [PlannedOutput(input: input, emitter: output.format, path: nil, mistake: mistake)]
      }
    }
  }
}
