"""Style dictionaries compiled by typeramp."""

def _typeramp_styles_impl(ctx):
    outputs = []
    for src in ctx.files.srcs:
        made = [
            ctx.actions.declare_file(src.basename[:-len(src.extension) - 1] + "." + format)
            for format in ctx.attr.formats
        ]

        # In a file, one a line, whatever their number: typeramp reads them with '@'.
        arguments = ctx.actions.args()
        arguments.add(src)
        arguments.add_all(made, before_each = "--output")
        arguments.add_all(ctx.files.fonts, before_each = "--fonts")
        if "swift" in ctx.attr.formats:
            arguments.add("--swift-shared=none")
        arguments.add_all(ctx.attr.options)
        arguments.set_param_file_format("multiline")
        arguments.use_param_file("@%s", use_always = True)

        # Nothing of the machine gets in: no variable, no path that is not declared.
        ctx.actions.run(
            executable = ctx.executable.typeramp,
            arguments = ["compile", arguments],
            inputs = [src] + ctx.files.fonts,
            outputs = made,
            env = {},
            use_default_shell_env = False,
            mnemonic = "TypeRamp",
            progress_message = "Compiling styles " + src.short_path,
        )
        outputs.extend(made)
    if "swift" in ctx.attr.formats:
        # What all dictionaries of a module share.
        shared = ctx.actions.declare_file("TypeRamp.swift")
        ctx.actions.run(
            executable = ctx.executable.typeramp,
            arguments = ["compile", "--swift-shared", shared.path] +
                        [option for option in ctx.attr.options if option.startswith("--swift-access")],
            outputs = [shared],
            env = {},
            use_default_shell_env = False,
            mnemonic = "TypeRamp",
        )
        outputs.append(shared)
    return [DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(files = outputs))]

typeramp_styles = rule(
    implementation = _typeramp_styles_impl,
    doc = "NAME.FORMAT for each dictionary and format, in the folder of the package; an action for each dictionary.",
    attrs = {
        "srcs": attr.label_list(
            doc = "Style dictionaries, or design tokens.",
            mandatory = True,
            allow_empty = False,
            allow_files = True,
        ),
        "formats": attr.string_list(
            doc = "Some of json, css and swift.",
            default = ["swift"],
            allow_empty = False,
        ),
        "fonts": attr.label_list(
            doc = "Font files: names are looked up in them, and JSON has their line heights.",
            allow_files = True,
        ),
        "options": attr.string_list(doc = "Other options, one word each: '--css-mode=both'."),
        "typeramp": attr.label(
            doc = "The program, or a target that builds it.",
            default = "//tools:typeramp",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
