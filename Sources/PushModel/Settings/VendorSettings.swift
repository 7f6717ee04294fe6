/// What users and consoles set, in a vendor's words: the twin of reading and writing messages.
public protocol VendorSettings: VendorWriter {
    /// The names of the forms in which it writes, the usual one first: `rest` and the client SDKs'.
    ///
    /// A setting that a form has no place for is written in the first SDK's form instead.
    static var settingsForms: [String] { get }

    /// The names of the forms that an object may be said to have.
    static var readableForms: [String] { get }

    /// The setting that a row of the vendor's table fills; nil for a row without one.
    static func setting(ofRow row: String) -> SettingsField?

    /// Reads what a user set.
    ///
    /// - Parameters:
    ///   - user: The vendor's objects.
    ///   - now: The moment asked about, at which durations begin unless the line names another.
    ///   - diagnostics: Receives what could not be taken as it came.
    /// - Returns: The settings, and where the objects hold them.
    static func readSettings(
        of user: VendorUser, now: Instant, diagnostics: inout [Diagnostic]
    ) -> ReadSettings

    /// Writes what a user set.
    ///
    /// - Parameters:
    ///   - recipient: The settings.
    ///   - form: One of ``settingsForms``.
    ///   - now: The moment at which durations begin.
    ///   - losses: Receives what the vendor cannot hold.
    /// - Returns: The vendor's objects, and the calls that set them.
    static func writeSettings(
        of recipient: Recipient, form: String, now: Instant, losses: inout [SettingsLoss]
    ) -> WrittenSettings

    /// Whether the vendor has forced pushes in direct conversations too, and not in groups alone.
    static var forcesDirectMessages: Bool { get }

    /// Whether people who hide details read what a sender writes for the push all the same.
    static var showsWrittenWordsInSimple: Bool { get }

    /// The keys of the counts whose sum the vendor's icon shows, before any cap.
    ///
    /// A reader takes the sum as ``Recipient/unread`` only where all of them are given.
    static var badgeCounts: [UTF8Text] { get }

    /// The vendor's object with which somebody reports the count that a user's icon stands for; nil where nobody can.
    static func writeBadge(of count: Int) -> RawJSON?

    /// Reads the console's templates, requests or responses; of what is no whole template, none.
    ///
    /// - Parameters:
    ///   - value: One object of the vendor's.
    ///   - path: Where it stands, as a JSON Pointer.
    ///   - diagnostics: Receives what could not be taken as it came.
    /// - Returns: Names and templates; nil for a vendor without templates.
    static func readTemplates(
        _ value: JSONValue, at path: String, diagnostics: inout [Diagnostic]
    ) -> [(name: UTF8Text, template: Template)]?

    /// The row of the vendor's table for what its console holds; nil where it has no key for it.
    static func consoleRow(of field: SettingsField) -> String?

    /// What the vendor's console is told by calls and what by hand.
    ///
    /// - Parameters:
    ///   - profile: What is wanted; holds afterwards what the console can hold of it.
    ///   - losses: Receives what it cannot.
    /// - Returns: The calls, and the steps to take by hand.
    static func writeConsole(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole
}

/// Something a vendor cannot hold as it was set.
public struct SettingsLoss: Sendable, Hashable {
    /// What was set.
    public var place: SettingsPlace
    /// What is told of it.
    public var code: DiagnosticCode
    /// The values that the code's words name, in the order of their numbers.
    package var arguments: [DiagnosticArgument]
    /// What the user's phone will do differently: a sentence without its subject; nil when nobody will notice.
    public var difference: String?
    /// The row of the target's table, where the setting's own is unknown.
    public var row: String?

    /// Creates a loss.
    ///
    /// - Parameters:
    ///   - code: What to tell of it.
    ///   - field: What was set.
    ///   - index: Which conversation or device, counting from 0.
    ///   - arguments: The values that the code's words name.
    ///   - row: The row of the target's table, where the setting's own is unknown.
    ///   - difference: What the user's phone will do differently.
    package init(
        _ code: DiagnosticCode, _ field: SettingsField, at index: Int? = nil,
        _ arguments: [DiagnosticArgument] = [], row: String? = nil, difference: String? = nil
    ) {
        place = SettingsPlace(field, index)
        self.code = code
        self.arguments = arguments
        self.difference = difference
        self.row = row
    }

    /// How much it matters.
    public var severity: Diagnostic.Severity { code.severity }
    /// What happened.
    public var kind: Diagnostic.Kind { code.kind }
}

/// A user's settings in a vendor's words.
public struct WrittenSettings: Sendable, Hashable {
    /// The vendor's objects by the member of a line that holds them, in order.
    public var members: [(member: SettingsMember, value: RawJSON)] = []
    /// The calls of the vendor's REST interface that set them.
    public var requests: [SettingsRequest] = []
    /// Whether the objects hold durations, which mean nothing without the moment at which they begin.
    public var holdsDurations = false

    /// Creates settings that hold nothing.
    public init() {}

    /// Whether both hold the same.
    public static func == (left: WrittenSettings, right: WrittenSettings) -> Bool {
        left.requests == right.requests
            && left.members.elementsEqual(right.members) { $0.member == $1.member && $0.value == $1.value }
    }

    /// Hashes the calls and the objects.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(requests)
        for member in members { hasher.combine(member.value) }
    }
}

/// A call of a vendor's REST interface, with its body.
public struct SettingsRequest: Sendable, Hashable {
    /// The method and the path.
    public var call: WrittenMessage.Request
    /// The body.
    public var body: RawJSON

    /// Creates a call.
    public init(_ method: UTF8Text, _ path: [UTF8Text], body: RawJSON) {
        call = WrittenMessage.Request(method: method, path: UTF8Text(concatenating: path))
        self.body = body
    }
}

/// What a console needs for a profile.
public struct WrittenConsole: Sendable, Hashable {
    /// The calls of the vendor's REST interface.
    public var requests: [SettingsRequest] = []
    /// What somebody sets in the console by hand, a sentence each.
    public var steps: [String] = []

    /// Creates a console that needs nothing.
    public init() {}
}
