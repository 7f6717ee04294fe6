internal import PushRecords
internal import Synchronization

/// What tells one message of an app from its others: whose identifier it is, of which kind, and the identifier.
///
/// Two vendors may give one number to two messages, and two senders may count theirs from 1.
struct MessageIdentity {
    /// The text by which the store knows the message.
    let text: String

    /// By the identifier that the vendor's server gave.
    init(vendor: String, id: UTF8Text) { text = "\(vendor):id:\(id.string)" }

    /// By the identifier that the sender's client gave.
    init(vendor: String, clientID: UTF8Text, sender: String?) {
        text = "\(vendor):client:\((sender ?? "").utf8.count):\(sender ?? ""):\(clientID.string)"
    }

    /// That of a recall: one of a message is enough, by whatever way it comes.
    init(recallOf identity: String) { text = Self.recall + identity }

    /// What the identity of a recall begins with.
    fileprivate static let recall = "recall:"

    /// By what else of a vendor's webhook is the message's alone.
    init(vendor: String, webhook: UTF8Text) { text = "\(vendor):webhook:\(webhook.string)" }

    /// By the identifiers of a message, the client's first, which apps know earlier; nil for a message without any.
    ///
    /// A recall's is that of what it recalls.
    init?(_ message: PushMessage, sender: String?, source: String, webhook: UTF8Text?) {
        if message.kind == .recall {
            guard let recalled = Self.recalled(by: message, sender: sender, source: source).first else {
                return nil
            }
            self.init(recallOf: recalled)
            return
        }
        let vendor = Self.vendor(of: source)
        if let clientID = message.clientID {
            self.init(vendor: vendor, clientID: clientID, sender: sender)
        } else if let id = message.id {
            self.init(vendor: vendor, id: id)
        } else if let webhook {
            self.init(vendor: vendor, webhook: webhook)
        } else {
            return nil
        }
    }

    /// What a recall says of the message that it recalls.
    static func recalled(by message: PushMessage, sender: String?, source: String) -> [String] {
        let (vendor, recall) = (vendor(of: source), message.recall)
        let identities = [
            recall?.messageID.map { Self(vendor: vendor, id: $0) },
            recall?.clientID.map { Self(vendor: vendor, clientID: $0, sender: sender) },
        ]
        return identities.compactMap { $0?.text }
    }

    /// The vendor of a source such as `nim/copy`.
    static func vendor(of source: String) -> String { String(source.prefix { $0 != "/" }) }
}

extension StoredMessage {
    /// The identifier as the vendor or the client spells it.
    var spelledID: String? {
        guard let vendorID, !vendorID.hasPrefix(MessageIdentity.recall) else { return nil }
        let vendor = MessageIdentity.vendor(of: source)
        let kinds = [
            "\(vendor):id:", "\(vendor):webhook:",
            "\(vendor):client:\((sender ?? "").utf8.count):\(sender ?? ""):",
        ]
        return kinds.first { vendorID.hasPrefix($0) }.map { String(vendorID.dropFirst($0.count)) } ?? vendorID
    }
}

/// Makes identifiers of messages: 41 bits of milliseconds since 2025, 6 bits of the node, 6 bits that count.
///
/// They rise on one node even when the clock is set back, if it follows what the store has; and stay below 2⁵³ until the year 2094.
final class MessageIDs: Sendable {
    /// 2025-01-01T00:00:00Z, in Unix milliseconds.
    private static let epoch = 1_735_689_600_000
    private let node: @Sendable () -> Int
    private let last = Atomic<Int>(0)

    /// Creates a source for a node, whose number is 0 to 63 and may change.
    init(node: @escaping @Sendable () -> Int) { self.node = node }

    /// Goes on behind an identifier that was given before, by whichever node.
    func follow(_ id: MessageID) {
        let given = (id.rawValue >> 12) << 6 | id.rawValue & 63
        var old = last.load(ordering: .relaxed)
        while old < given {
            let (isDone, now) = last.compareExchange(expected: old, desired: given, ordering: .relaxed)
            if isDone { return }
            old = now
        }
    }

    /// The next identifier.
    func next(at moment: Int) -> MessageID {
        let node = node() & 63
        let fresh = max(moment - Self.epoch, 0) << 6
        while true {
            let old = last.load(ordering: .relaxed)
            // The low six bits count within a millisecond, and run over into the next one.
            let new = max(fresh, old + 1)
            if last.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged {
                return MessageID(rawValue: (new >> 6) << 12 | node << 6 | new & 63)
            }
        }
    }
}
