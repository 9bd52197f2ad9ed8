extension SwiftName {
  /// Whether a type with this name would hide a type of Swift, Foundation, UIKit or SwiftUI, or one that the generated
  /// file declares.
  static func isTaken(_ name: String) -> Bool { systemNames.contains(name) || hasPrefixOfSystem(name) }

  /// Whether a name has a framework's prefix of two capitals followed by a capital: `UIFont`, `NSObject`.
  private static func hasPrefixOfSystem(_ name: String) -> Bool {
    let third = name.utf8.dropFirst(2).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    return third && ["UI", "NS", "CG", "CF", "CA", "CT"].contains(where: name.hasPrefix)
  }

  /// The top-level types of Swift and Foundation are from `swift symbolgraph-extract` for Swift 6.3; those of SwiftUI,
  /// and `Body` and `Content` within it, are from its documentation.
  private static let systemNames: Set<String> = Set(
    """
    AccessibilityFocusState Actor AdditiveArithmetic AffineTransform Alert Alignment AlignmentKey AlignmentOptions
    Anchor Angle Animatable Animation Any AnyBidirectionalCollection AnyClass AnyCollection AnyGesture AnyHashable
    AnyIndex AnyIterator AnyKeyPath AnyLayout AnyObject AnyRandomAccessCollection AnySequence AnyShape
    AnyTransition AnyView App AppStorage Array ArrayLiteralConvertible ArraySlice AsyncImage AsyncIteratorProtocol
    AsyncSequence AsyncStream AsyncThrowingStream AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedSubstring Axis Badge BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger Binding BitwiseCopyable BlendMode
    BlockOperation Body Bool BooleanLiteralConvertible BooleanLiteralType Bundle Button ButtonRole ButtonStyle
    ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CInt CLong CLongDouble
    CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort
    CVaListPointer CVarArg CWideChar Calendar CancellationError Canvas Capsule CaseIterable Character CharacterSet
    Chart CheckedContinuation Circle Clock ClosedRange ClosedRangeIndex CocoaError Codable
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey CodingKeyRepresentable
    CodingUserInfoKey Collection CollectionDifference CollectionOfOne Color ColorPicker ColorScheme CommandLine
    CommandMenu Commands Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue Content
    ContentMode ContentSize ContentUnavailableView ContextMenu ContiguousArray ContiguousBytes ContinuousClock
    ControlGroup ControlSize CoordinateSpace Copyable CountableClosedRange CountablePartialRangeFrom
    CountableRange CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible
    Data DataProtocol Date DateComponents DateFormatter DateInterval DateIntervalFormatter DatePicker Decimal
    Decodable DecodableAttributedStringKey DecodableWithConfiguration Decoder DecodingConfigurationProviding
    DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
    Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible Dimension
    DisclosureGroup DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Divider Double
    DragGesture DropFirstSequence DropWhileSequence Duration DurationProtocol DynamicProperty DynamicTypeSize Edge
    EdgeInsets EditButton EditMode Ellipse EmptyCollection EmptyIterator EmptyView Encodable
    EncodableAttributedStringKey EncodableWithConfiguration Encoder EncodingConfigurationProviding EncodingError
    EnergyFormatter EnumeratedIterator EnumeratedSequence Environment EnvironmentKey EnvironmentObject
    EnvironmentValues Equatable EquatableView Error Escapable Executor ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FetchRequest FetchedResults
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralConvertible
    FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign
    FocusState Font ForEach Form FormatStyle Formatter Foundation Gauge GeometryEffect GeometryProxy
    GeometryReader Gesture GestureState GlobalActor Gradient Grid GridItem GridRow Group GroupBox HStack Hashable
    Hasher HorizontalAlignment Host ISO8601DateFormatter Identifiable Image ImageRenderer IndexPath IndexSet
    Indexable IndexableBase IndexingIterator InflectionRule InlineArray InputStream InsetGroupedListStyle
    Inspector InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType
    IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JoinedIterator
    JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol Label LabelStyle LabeledContent Layout
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
    LazyHGrid LazyHStack LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
    LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence
    LazySequenceProtocol LazyVGrid LazyVStack LegibilityWeight LengthFormatter LinearGradient Link List ListStyle
    Locale LocalizedError LongPressGesture LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer
    MarkdownDecodableAttributedStringKey MassFormatter Material Measurement MemoryLayout Menu MenuStyle Metric
    Mirror MirrorPath Model ModifiedContent Modifier Morphology MutableBidirectionalSlice MutableCollection
    MutableDataProtocol MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan
    Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView Never
    NilLiteralConvertible Notification NotificationCenter NotificationQueue NumberFormatter Numeric ObjCBool
    ObjectIdentifier Observable ObservableObject ObservedObject OpaquePointer OpenURLAction OperatingSystemVersion
    Operation OperationQueue OptionSet Optional OutlineGroup OutputRawSpan OutputSpan OutputStream POSIXError
    ParseStrategy ParseableFormatStyle PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PasteButton Path PersonNameComponents PersonNameComponentsFormatter PhaseAnimator Picker PickerStyle Pipe
    PlainButtonStyle PlaygroundQuickLook Port PortDelegate PortMessage Predicate PredicateBindings PredicateError
    PredicateExpression PredicateExpressions PreferenceKey PrefixSequence Preview PreviewProvider Process
    ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey ProgressView Prominence
    PropertyListDecoder PropertyListEncoder PropertyListSerialization Protocol Published QualityOfService Query
    RadialGradient RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan RecoverableError
    Rectangle RedactionReasons ReferenceConvertible ReferenceWritableKeyPath RenameButton Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection Rotation3DEffect RoundedRectangle RunLoop SIMD
    SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage SafeAreaRegions ScaledMetric
    Scanner Scene ScenePhase SceneStorage ScopedAttributeContainer ScrollView ScrollViewProxy ScrollViewReader
    Section SecureField Self Sendable SendableMetatype Sequence Set SetAlgebra SetIndex SetIterator Shape
    ShapeStyle ShareLink SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer
    Slice Slider SocketNativeHandle SocketPort SortComparator SortOrder Spacer Span Stack
    StandardPredicateExpression State StateObject StaticBigInt StaticString Stepper Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
    StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol StringTransform
    StrokeStyle Style StyleModifier SubmitLabel Substring Subview SuspendingClock Swift SwiftUI Symbol
    SystemRandomNumberGenerator Tab TabView Table TableColumn TapGesture Task TaskGroup TaskLocal TaskPriority
    Text TextAlignment TextCase TextDecoration TextEditor TextField TextFieldStyle TextOutputStream
    TextOutputStreamable TextStyle Thread TimeInterval TimeZone TimelineView Timer Toggle ToggleStyle ToolbarItem ToolbarItemGroup Transaction
    Transition Type UIKit UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLComponents URLError URLFileResourceType
    URLQueryItem URLResourceKey URLResourceValues UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarLiteralConvertible UnicodeScalarType Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPoint UnitPower UnitPressure
    UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsignedInteger UserDefaults VStack
    VerticalAlignment View ViewBuilder ViewModifier ViewThatFits Visibility Void Window WindowGroup WithViewStore
    WritableKeyPath ZStack Zip2Iterator Zip2Sequence
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
