// Whoever imports the library sees what its declarations are made of.
@_exported public import DesignTokens
@_exported public import Diagnostics
@_exported public import Documents
@_exported public import DynamicType
@_exported public import Emission
@_exported public import FontFiles
@_exported public import StyleModel
