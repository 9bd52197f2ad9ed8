// Importing the library also makes the types in its declarations visible.
@_exported public import DesignTokens
@_exported public import Diagnostics
@_exported public import Documents
@_exported public import DynamicType
@_exported public import Emission
@_exported public import FontFiles
@_exported public import StyleModel
