import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Wrong calls exit with status 2 and a helpful sentence, and write nothing.
@Suite struct Usage {
  @Test(arguments: [
    (["lint"], "unknown command 'lint'; did you mean 'validate'?"),
    (["check", "x"], "unknown command 'check'; did you mean 'validate'?"),
    (["compile", "a.json", "--format", "sarif"], "'sarif' is a report; use 'typeramp validate --report sarif'"),
    (["compile", "."], "cannot read '.': it is a folder of several documents; name one of them"),
    (["compile", "a.json", "--css-font-url", ""], "unknown value '' for '--css-font-url'; expected a URL"),
    (["compile", "a.json", "--css-font-url", "f/{Name}.woff2"], "unknown value 'f/{Name}.woff2'"),
    (["compile", "a.json", "--css-font-url", "f/{name.woff2"], "unknown value 'f/{name.woff2'"),
    (["validate", "a.json", "--format", "sarif"], "unknown option '--format'; did you mean '--report sarif'?"),
    (["validate", "a.json", "--format=json"], "unknown option '--format'; did you mean '--report sarif'?"),
    (["validate", "a.json", "--report", "junit.xml"], "'sarif', 'junit', with '=PATH' for a file"),
    (["--format", "css", "compile", "a.json"], "expected a command before '--format': options follow it"),
    (["--stirct"], "unknown option '--stirct'"),
    (["validate", "a.json", "--rule", "missing-style=off"], "did you mean 'missing-text-style'?"),
    (["compile", "a.json", "--format", "swift,css"], "expected '--format swift --format css'"),
    (["compile", "a.json", "--format", "swift,csv"], "unknown value 'swift,csv'"),
    (["compile", "a.json", "x.swift"], "there is no file 'x.swift'; '-o x.swift' writes one"),
    (["compiel"], "unknown command 'compiel'; did you mean 'compile'?"),
    (["compile"], "expected an input, or '-' for standard input"),
    (["compile", "a.json", "--fromat", "css"], "unknown option '--fromat'; did you mean '--format'?"),
    (["compile", "a.json", "--format", "ccss"], "; did you mean 'css'?"),
    (["compile", "a.json", "--format"], "option '--format' needs a value"),
    (["compile", "a.json", "--check=yes", "-o", "x/"], "option '--check' takes no value"),
    (["compile", "a.json", "b.json"], "several inputs need a folder for their outputs; expected '-o DIR/'"),
    (["compile", "a.json", "--format=css", "--format=json"], "several formats need a folder for their outputs"),
    (["compile", "a.json", "b.json", "-o", "x.css"], "several inputs cannot go to one file 'x.css'"),
    (["compile", "a.json", "-o", "x.pdf"], "no format has the extension of 'x.pdf'; expected '--format'"),
    (["compile", "a.json", "x/a.json", "-o", "out/"], "two outputs would be written to 'out/a.json'"),
    (["compile", "a.json", "./a.json", "-o", "out/"], "input './a.json' is given twice"),
    (["compile", "a.json", "-o", "x/../a.json"], "output 'x/../a.json' would replace an input"),
    (["compile", "a.json", "-o", "x.css", "--depfile", "./x.css"], "two outputs would be written to './x.css'"),
    (["compile", "a-b.json", "a_b.json", "--format=swift", "-o", "o/"], "would both become the Swift type 'AB'"),
    (["compile", "a.json", "b.json", "--swift-name=X", "-o", "o/"], "'--swift-name' names one type"),
    (["compile", "a.json", "--swift-name", "String"], "expected an identifier in UpperCamelCase that hides no type"),
    (["compile", "a.json", "--swift-name", "min"], "expected an identifier in UpperCamelCase"),
    (["compile", "a.json", "-o", "link.json"], "output 'link.json' would replace an input"),
    (
      ["compile", "b.json", "-o", "folder/a.json", "-o", "other/a.json"],
      "two outputs would be written to 'other/a.json'"
    ),
    (["compile", "a.json", "@args", "-o", "args"], "output 'args' would replace an input"),
    (["compile", "a.json", "-o", "a:b.css", "--depfile", "d"], "a depfile cannot have a rule for 'a:b.css'"),
    (
      ["compile", "a.json", "-o", "a%\u{301}.css", "--depfile", "d"], "a depfile cannot have a rule for 'a%\u{301}.css'"
    ),
    (["compile", "a.json", "--hlep"], "did you mean '--help'?"),
    (["compile", "a.json", "--swift-name", "2x"], "unknown value '2x' for '--swift-name'"),
    (["compile", "a.json", "--css-prefix", "a b"], "unknown value 'a b' for '--css-prefix'"),
    (["compile", "a.json", "--display-scale", "4"], "expected '1', '2', '3'"),
    (["compile", "a.json", "--rem-base", "0x10"], "unknown value '0x10' for '--rem-base'"),
    (["compile", "a.json", "--check"], "'--check' needs outputs to look at; expected '-o'"),
    (["compile", "a.json", "--depfile", "d"], "'--depfile' needs outputs to name; expected '-o'"),
    (["compile", "a.json", "--rule", "unknown-text-stile=off"], "did you mean 'unknown-text-style'?"),
    (["compile", "a.json", "--rule", "unknown-text-style=loud"], "unknown value 'unknown-text-style=loud'"),
    (["@missing"], "cannot read 'missing': no such file or directory"),
    (["@loop"], "argument file 'loop' names itself"),
  ])
  func wrongCalls(arguments: [String], expected: String) throws {
    let files = [
      "a.json": CompileCommand.good, "args": "--format\njson\n", "b.json": CompileCommand.good,
      "loop": "compile\n@loop\n",
    ]
    let scratch = try Scratch(files)
    let folder = scratch.folder.path
    try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: "a.json")
    try FileManager.default.createSymbolicLink(atPath: folder + "/other", withDestinationPath: "folder")
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("typeramp: error: "))
    #expect(run.errors.contains(expected), "\(run.errors)")
    #expect(scratch.files == ["a.json", "args", "b.json", "link.json", "loop"])
    for (name, text) in files { #expect(try scratch.text(name) == text) }
  }

  @Test(arguments: [
    ["--help"], ["help"], ["--version"], ["compile", "--help"], ["compile", "x", "-h"], ["help", "compile"],
  ])
  func requestedTextGoesToStandardOutput(arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output != "")
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func argumentsComeFromFiles() throws {
    let scratch = try Scratch([
      "a file.json": CompileCommand.good, "args": "a file.json\r\n@more\n\n",
      "more": "--format\ncss\n-o\nout.css\n--depfile=d\n",
    ])
    let run = try Tool.run(["compile", "@args"], in: scratch.folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      try scratch.text("d")
        == "out.css: \\\n  a\\ file.json \\\n  args \\\n  more\n\na\\ file.json:\n\nargs:\n\nmore:\n")
  }

  @Test func anArgumentFileMayHaveAByteOrderMark() throws {
    let scratch = try Scratch(["a.json": "{}", "args": "\u{FEFF}a.json\n"])
    #expect(try Tool.run(["compile", "@args"], in: scratch.folder).status == 0)
  }

  @Test(arguments: Command.all.map(\.name)) func helpBeginsWithASentenceAndExamples(command: String) throws {
    let scratch = try Scratch()
    let lines = try Tool.run([command, "--help"], in: scratch.folder).output.split(separator: "\n")
    #expect(lines[0].hasSuffix(".") && lines[0].first?.isUppercase == true && lines[0].count <= 60)
    let examples = lines.drop { $0 != "Examples:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(examples.count == 2)
    #expect(examples.allSatisfy { $0.hasPrefix("  typeramp \(command)") })
  }

  /// One screen for what people call; the rest is one call away.
  @Test func helpIsOneScreen() throws {
    let scratch = try Scratch()
    let help = try Tool.run(["--help"], in: scratch.folder).output
    let more = try Tool.run(["help", "more"], in: scratch.folder).output
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 25 && help.contains("  help more  "))
    for command in Command.all {
      let isUsual = Command.usual.contains { $0.name == command.name }
      #expect(help.contains("\n  \(command.name) ") == isUsual && more.contains("\n  \(command.name) ") != isUsual)
    }
  }

  /// Two screens of 40 lines.
  @Test(arguments: Command.all) func helpFitsTwoScreens(_ command: Command) {
    let lines = command.help(width: 80).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 80 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: OptionSubject.all.filter { !$0.options.isEmpty })
  func helpExplainsASubject(_ subject: OptionSubject) throws {
    let scratch = try Scratch()
    let run = try Tool.run(["help", subject.name], in: scratch.folder)
    #expect(run.output.hasPrefix(subject.title + ":\n") && run.status == 0)
    for option in subject.options { #expect(run.output.contains("  \(option.written)")) }
  }

  /// The options of design tokens are explained by the commands for tokens.
  @Test(arguments: [("convert", true), ("map", true), ("compile", false), ("validate", false)])
  func optionsOfTokensAreFolded(_ name: String, isExplained: Bool) throws {
    let scratch = try Scratch()
    let help = try Tool.run([name, "--help"], in: scratch.folder).output
    #expect(help.contains("  --rem-base POINTS") == isExplained)
    #expect(help.contains("Design tokens ('typeramp help tokens' explains these options):\n") != isExplained)
    #expect(help.contains("--rem-base"))
  }

  /// A file redirected to standard input is read, so it must not be replaced.
  @Test(arguments: [
    "compile - -o i.json", "convert - --to json -o i.json", "preview - -o i.json", "validate - --report json=i.json",
    "compile a.json --map - -o i.json", "validate a.json --info-plist - --fonts . --report sarif=./i.json",
    "validate - --baseline i.json --update-baseline", "compile - -o a.css --depfile i.json",
  ]) func standardInputIsNotReplaced(arguments: String) throws {
    let scratch = try Scratch(["i.json": CompileCommand.good, "a.json": CompileCommand.good])
    let call = "\(Tool.executable.path) \(arguments) < i.json"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", call], in: scratch.folder)
    #expect(run.status == 2)
    let isBaseline = arguments.contains("--update-baseline") && run.errors.contains("'i.json' is not a baseline")
    #expect(isBaseline || run.errors.contains("i.json' would replace standard input"))
    #expect(try scratch.text("i.json") == CompileCommand.good)
  }

  @Test func twoDashesEndTheOptions() throws {
    let scratch = try Scratch(["--check": "{}", "@x": "{}"])
    #expect(try Tool.run(["compile", "--", "--check"], in: scratch.folder).status == 0)
    #expect(try Tool.run(["compile", "--", "@x"], in: scratch.folder).status == 0)
  }
}
