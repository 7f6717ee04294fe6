public import PushModel

/// What a phone will do differently once settings have moved.
public struct SettingsDifference: Sendable, Hashable {
    /// What kind of change it is, in lower-case words and dashes; stays the same from version to version.
    ///
    /// `rings` and `silent` are about when a phone rings, `forced-rings` and `forced-silent` the same for forced pushes;
    /// `misread` is about a key that could not be read as it was meant. Every other code is the setting that changes, such as
    /// `nickname` or `badge-cap`.
    public let code: String
    /// Who or what it is about: the person; a conversation, as `group/42`; or a key, as a JSON Pointer.
    public let subject: UTF8Text
    /// The change for people: a sentence without its subject, which is the phone.
    public let text: String

    init(_ code: String, about subject: UTF8Text, _ text: String) {
        self.code = code
        self.subject = subject
        self.text = text
    }

    /// A loss that somebody may notice; nil for one that nobody does.
    init?(_ loss: SettingsLoss, about subject: UTF8Text) {
        guard let text = loss.difference else { return nil }
        self.init(loss.place.field.code, about: subject, text)
    }

    static let misread = "misread"

    /// Every code that there is.
    package static let codes = Set(
        SettingsField.allCases.map(\.code) + [misread]
            + [true, false].flatMap { rings in [true, false].map { code(rings: rings, isForced: $0) } })

    /// The code of a change in when a phone rings.
    static func code(rings: Bool, isForced: Bool) -> String {
        (isForced ? "forced-" : "") + (rings ? "rings" : "silent")
    }
}

extension SettingsField {
    /// The setting's name in lower-case words and dashes: `badge-cap`, `quiet-daily`.
    fileprivate var code: String {
        rawValue.reduce(into: "") { code, letter in
            if letter.isUppercase || letter == "." { code.append("-") }
            if letter != "." { code.append(contentsOf: letter.lowercased()) }
        }
    }
}

extension ConversationSetting {
    /// What a difference about the conversation names it.
    var subject: UTF8Text { UTF8Text(concatenating: [UTF8Text(kind.rawValue), "/", id]) }
}
