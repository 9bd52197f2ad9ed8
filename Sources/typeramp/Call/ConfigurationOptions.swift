import CommandLineKit
import TypeRampProject

/// The configuration options that commands with inputs share.
enum ConfigurationOptions {
  static let config = Option<String>(
    "config", placeholder: "FILE",
    help: "the configuration (default: \(Configuration.fileName) beside the inputs or above)")

  static let noConfig = Flag("no-config", help: "read no configuration")

  static let all = [config.declaration, noConfig.declaration]
}
