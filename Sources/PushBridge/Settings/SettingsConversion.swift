public import PushModel

/// A user's settings as another vendor's.
public struct SettingsConversion: Sendable {
    /// What the source holds, in no vendor's words.
    public var original: Recipient
    /// What the target holds once everything is set, in no vendor's words: ``written`` read back.
    public var recipient: Recipient
    /// The target's objects and calls.
    public var written: WrittenSettings
    /// The badge to begin with, if the line told the counts that the source holds.
    public var badge: BadgeHandover?
    /// What the user's phone will do differently.
    public var differences: [SettingsDifference]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
    /// The accounts that the line names, where the target may not tell some of them apart.
    package var accounts: [NamedAccount] = []
}

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

/// The number on a user's icon when the vendor changes.
///
/// Both vendors write absolute numbers from counts of their own, which begin at 0 at a new vendor. The baseline is what
/// the old vendor's icon stood for, before any cap: NIM's reported total plus its server's count (NS-042, NS-043),
/// Easemob's offline messages (ES-070). Reported to the new vendor, or added to the badge of each message where nobody
/// can report it, it keeps the icon where it is; the app's next report, or its opening, replaces it.
public struct BadgeHandover: Sendable, Hashable {
    /// The number that the icon shows now.
    public var icon: Int
    /// The count to begin with at the new vendor.
    public var baseline: Int
    /// What the first counted push at the new vendor shows, once the baseline is in place.
    public var next: Int
    /// What that push would have shown at the old vendor.
    let expected: Int

    /// Creates a hand-over.
    ///
    /// - Parameters:
    ///   - count: The count that the old vendor holds.
    ///   - sourceCap: The old vendor's cap; 0 for none.
    ///   - targetCap: The new vendor's cap; 0 for none.
    public init(count: Int, sourceCap: Int, targetCap: Int) {
        let (sum, overflows) = count.addingReportingOverflow(1)
        let following = overflows ? Int.max : sum
        baseline = count
        icon = Self.capped(count, at: sourceCap)
        expected = Self.capped(following, at: sourceCap)
        next = Self.capped(following, at: targetCap)
    }

    private static func capped(_ count: Int, at cap: Int) -> Int { cap > 0 ? min(count, cap) : count }
}

/// The names in the paths of a REST interface's calls: the organisation's and the app's, which are the two halves of the
/// app key, `org#app`.
public struct AppName: Sendable, Hashable {
    private let path: UTF8Text

    /// What stands in a path where no app key is known.
    private static let placeholder: UTF8Text = "/{org}/{app}"

    /// Takes an app key apart; nil without one, and for a key that is not two names with `#` between them.
    public init?(appKey: UTF8Text?) {
        guard let parts = appKey?.string.split(separator: "#", omittingEmptySubsequences: false),
            parts.count == 2, parts.allSatisfy({ !$0.isEmpty })
        else { return nil }
        let names = parts.map { UTF8Text(String($0)).percentEncoded }
        path = UTF8Text(concatenating: ["/", names[0], "/", names[1]])
    }

    /// A call with the names in their places; the call itself where its path has no place for them.
    public func named(in call: WrittenMessage.Request) -> WrittenMessage.Request {
        guard Self.isMissing(in: call) else { return call }
        let rest = call.path[Self.placeholder.count..<call.path.count]
        return WrittenMessage.Request(method: call.method, path: UTF8Text(concatenating: [path, rest]))
    }

    /// Whether a call's path has a place for the names.
    public static func isMissing(in call: WrittenMessage.Request) -> Bool {
        call.path.hasPrefix(placeholder)
    }
}

extension [SettingsRequest] {
    /// Puts an app's names into the calls; without a key their places stay empty.
    mutating func name(_ app: AppName?) {
        guard let app else { return }
        for index in indices { self[index].call = app.named(in: self[index].call) }
    }
}

extension [SettingsLoss] {
    /// Adds what the target cannot hold.
    mutating func add(
        _ code: DiagnosticCode, _ field: SettingsField, at index: Int? = nil,
        _ arguments: [DiagnosticArgument]? = nil, row: String? = nil, difference: String? = nil
    ) {
        append(SettingsLoss(code, field, at: index, arguments, row: row, difference: difference))
    }
}
