/// Where a recipient's conversations stand in its list, so that finding one costs the same however many there are.
package struct ConversationNumbers {
    private var numbers: [Address: Int] = [:]
    private let ignoresCase: Bool

    /// What tells conversations apart.
    private struct Address: Hashable {
        var kind: Conversation.Kind
        var isSuperteam: Bool
        var id: UTF8Text
    }

    /// Knows no conversation yet.
    ///
    /// - Parameter ignoresCase: Whether identifiers that differ in the case of ASCII letters are one.
    package init(ignoringCase ignoresCase: Bool) {
        self.ignoresCase = ignoresCase
    }

    /// The number of the setting for a conversation, which is added where it is missing.
    ///
    /// Nobody else may add to the recipient's list, nor take from it, before the last is asked for.
    package mutating func number(
        of kind: Conversation.Kind, _ id: UTF8Text, isSuperteam: Bool = false, in recipient: inout Recipient
    ) -> Int {
        let address = Address(
            kind: kind, isSuperteam: isSuperteam, id: ignoresCase ? id.lowercasedASCII() : id)
        if let number = numbers[address] { return number }
        var setting = ConversationSetting(kind: kind, id: id)
        setting.isSuperteam = isSuperteam
        numbers[address] = recipient.conversations.count
        recipient.conversations.append(setting)
        return recipient.conversations.count - 1
    }
}
