import Foundation

/// What an app needs of this module besides its styles.
public enum Design {
  /// The folder of the font files, which the app registers.
  public static var fonts: URL? { Bundle.module.url(forResource: "Fonts", withExtension: nil) }
}
