import PushBridge
import PushModel
import Testing
import Vendors

/// Two vendors whose keys differ, from one to the other.
struct VendorPair: Hashable, Sendable, CustomTestStringConvertible {
    let source: String
    let target: String

    var testDescription: String { "\(source) to \(target)" }

    /// The vendors of the registry whose keys differ.
    static let sources = VendorRegistry.standard.adapters.map { $0.vendors[0] }

    /// Those whose messages and settings are written.
    static let vendors = sources.filter(MessageTranslator.targets.contains)

    /// Every ordered pair of two different vendors that are written.
    static let all = vendors.flatMap { source in
        vendors.filter { $0 != source }.map { VendorPair(source: source, target: $0) }
    }

    /// A vendor to itself.
    static let same = vendors.map { VendorPair(source: $0, target: $0) }
}
