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
