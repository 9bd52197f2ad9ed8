// The modules whose types the declarations of the library mention: clients see them with `import TypeRampKit` alone.
// All files of this module see them too, so none imports them again.
@_exported public import DesignTokens
@_exported public import Diagnostics
@_exported public import Documents
@_exported public import DynamicType
@_exported public import Emission
@_exported public import FontFiles
@_exported public import StyleModel
