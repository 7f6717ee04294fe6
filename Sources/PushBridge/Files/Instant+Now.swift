#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Instant {
    /// The moment of the call, in whole seconds.
    public static var now: Instant {
        Instant(seconds: Int(Date().timeIntervalSince1970.rounded(.down)))
    }
}
