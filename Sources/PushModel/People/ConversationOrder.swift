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

    /// The last setting for a conversation.
    func setting(
        for kind: Conversation.Kind, id: UTF8Text, ignoringCase: Bool, in settings: [ConversationSetting]
    ) -> ConversationSetting? {
        let folded = id.lowercasedASCII()
        var index = end(of: folded, in: settings)
        while index > 0 {
            index -= 1
            let setting = settings[Int(places[index])]
            guard setting.id.equalsIgnoringASCIICase(id) else { return nil }
            if setting.kind == kind, ignoringCase || setting.id == id { return setting }
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
