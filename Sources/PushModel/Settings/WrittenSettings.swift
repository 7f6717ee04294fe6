/// Something a vendor cannot hold as it was set.
public struct SettingsLoss: Sendable, Hashable {
    /// What was set.
    public var place: SettingsPlace
    /// What is told of it.
    public var code: DiagnosticCode
    /// The values that the code's words name, in the order of their numbers; nil for none.
    package var arguments: [DiagnosticArgument]?
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
        _ arguments: [DiagnosticArgument]? = nil, row: String? = nil, difference: String? = nil
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
public struct WrittenSettings: Sendable {
    /// The vendor's objects by the member of a line that holds them, in order.
    public var members: [(member: SettingsMember, value: RawJSON)] = []
    /// The calls of the vendor's REST interface that set them.
    public var requests: [SettingsRequest] = []
    /// Whether the objects hold durations, which mean nothing without the moment at which they begin.
    public var holdsDurations = false

    /// The zone in which the objects' daily times are meant; nil where nobody named one.
    public var zone: TimeZoneRule?

    /// Creates settings that hold nothing.
    public init() {}
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
