// Previews of what `swift` writes: the same for every dictionary.

#if canImport(SwiftUI) && DEBUG
import Foundation
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
#Preview("Brand") {
  ScrollView {
    BrandPreview()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
#Preview("Brand at every content size") {
  ScrollView {
    LazyVStack(alignment: .leading) {
      ForEach(Brand.ContentSize.allCases, id: \.self) { size in
        BrandPreview().dynamicTypeSize(DynamicTypeSize(size))
      }
    }
  }
}

/// Every style, at the content size of its environment.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct BrandPreview: SwiftUI.View {
  @SwiftUI.Environment(\.dynamicTypeSize) private var dynamicTypeSize
  init() { Brand.registerFonts(in: .module) }

  var body: some SwiftUI.View {
    let size = Brand.ContentSize(dynamicTypeSize)
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: size.rawValue).bold()
      ForEach(Brand.Style.allCases, id: \.self) { style in
        let points = Brand.pointSize(style, at: size).formatted()
        Text(verbatim: "\(style.rawValue), \(points) points").applyBrand(style)
      }
    }
    .padding()
  }
}
#endif
