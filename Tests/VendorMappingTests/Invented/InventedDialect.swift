import PushModel
import Vendors

/// What of reading the invented vendor's messages no table says.
enum InventedDialect: VendorDialect {
    static var table: VendorTable { .invented }

    static var keyPrefix: UTF8Text? { "iv_" }

    /// A client's keys weigh four, those of the server five; text that is a number is nobody's.
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if evidence.says(InventedEvidence.digits.rawValue) || evidence.isClaimedByAnother { return }
        let isDelivered =
            evidence.says(InventedEvidence.aps.rawValue) && evidence.says(InventedEvidence.sender.rawValue)
            && !evidence.hasUndeliveredKey
        if evidence.isClaimed || isDelivered { return body(2) }
        if evidence.weight(ofShape: 0) >= 4 || evidence.hasPrefixedKey { body(0) }
        if evidence.weight(ofShape: 1) >= 5 { body(1) }
    }

    /// A sender of the server's begins with a star.
    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool { value.string?.hasPrefix("*") == true }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch InventedTransform(rawValue: transform) {
        case .dots: reader.content(reader.filledText(value, key).map { .integer($0.count) })
        case .starred:
            reader.content(
                reader.filledText(value, key).map { .text($0.hasPrefix("*") ? $0[1..<$0.count] : $0) })
        case .stamp, nil: .nothing
        }
    }

    static func finish(_ reader: inout MessageReader) {
        reader.message.isVoIP = reader.bears(InventedMark.ring.rawValue)
        if reader.message.conversationID != nil { reader.message.conversationKind = .group }
        guard table.shapes[reader.shape].sender == .vendor else { return }
        // A delivered push says it all: what it lacks is not filled from anywhere.
        reader.message.set(.explicitAlert, isPresent: true)
        reader.message.leavesBadge = reader.message.badge == nil
        if reader.message.sound == nil { reader.message.sound = .silent }
    }
}
