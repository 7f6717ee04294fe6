/// The order of a person's settings of conversations in which binary search finds one.
///
/// It needs four bytes for a setting, since there may be many people.
struct ConversationOrder {
    /// The number of settings below which it is as fast to look at each.
    static let fewest = 16

    /// The places of the settings by their identifiers, whatever their ASCII case; of equal ones the earlier comes first.
    private let places: [UInt32]

    init(of settings: [ConversationSetting]) {
        let ids = settings.map { $0.id.lowercasedASCII() }
        places = settings.indices.map { UInt32(truncatingIfNeeded: $0) }.sorted { left, right in
            let (leftID, rightID) = (ids[Int(left)], ids[Int(right)])
            return leftID == rightID ? left < right : leftID.precedes(rightID)
        }
    }

    func setting(
        for kind: Conversation.Kind, id: UTF8Text, ignoringCase: Bool, in settings: [ConversationSetting],
        where isMeant: (ConversationSetting.Sort?) -> Bool
    ) -> ConversationSetting? {
        let folded = id.lowercasedASCII()
        var index = end(of: folded, in: settings)
        while index > 0 {
            index -= 1
            let setting = settings[Int(places[index])]
            guard setting.id.equalsIgnoringASCIICase(id) else { return nil }
            if setting.kind == kind, isMeant(setting.sort), ignoringCase || setting.id == id {
                return setting
            }
        }
        return nil
    }

    /// The index after the settings with an identifier or with one before it in the order.
    private func end(of folded: UTF8Text, in settings: [ConversationSetting]) -> Int {
        var (lower, upper) = (0, places.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if folded.precedes(settings[Int(places[middle])].id.lowercasedASCII()) {
                upper = middle
            } else {
                lower = middle + 1
            }
        }
        return lower
    }
}

extension UTF8Text {
    /// Whether this text comes before another in the order of their bytes.
    fileprivate func precedes(_ other: UTF8Text) -> Bool {
        withBytes { left in other.withBytes { left.lexicographicallyPrecedes($0) } }
    }
}

/// The place of each conversation in a recipient's list, so that finding one takes the same time however many there are.
package struct ConversationNumbers {
    private var numbers: [Address: Int] = [:]
    private let ignoresCase: Bool

    /// What tells conversations apart.
    private struct Address: Hashable {
        var kind: Conversation.Kind
        var sort: ConversationSetting.Sort?
        var id: UTF8Text
    }

    /// Creates numbers for a recipient without conversations.
    ///
    /// - Parameter ignoresCase: Whether identifiers that differ in the case of ASCII letters are one.
    package init(ignoringCase ignoresCase: Bool) {
        self.ignoresCase = ignoresCase
    }

    /// The number of the setting for a conversation, which is added where it is missing.
    ///
    /// The recipient's list must not be changed elsewhere between the first and the last call.
    package mutating func number(
        of kind: Conversation.Kind, _ id: UTF8Text, sort: ConversationSetting.Sort? = nil,
        in recipient: inout Recipient
    ) -> Int {
        let address = Address(
            kind: kind, sort: sort, id: ignoresCase ? id.lowercasedASCII() : id)
        if let number = numbers[address] { return number }
        var setting = ConversationSetting(kind: kind, id: id)
        setting.sort = sort
        numbers[address] = recipient.conversations.count
        recipient.conversations.append(setting)
        return recipient.conversations.count - 1
    }
}
