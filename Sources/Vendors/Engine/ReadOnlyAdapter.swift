/// An adapter of a vendor that is only left: its messages and settings are read, and none are written.
package protocol ReadOnlyAdapter: TableAdapter, VendorSettings {
    /// Why nothing is written, as one sentence.
    static var reasonAgainstWriting: String { get }
}

/// No shape and no form is written; that is asked before a message or a setting gets here.
extension ReadOnlyAdapter {
    /// Writes nothing.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        WrittenMessage(body: .emptyObject)
    }

    /// No message fits.
    public static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool { false }

    /// No shape gets as far as being refused.
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? { nil }

    /// No kind of message is written.
    public static func has(_ kind: MessageKind) -> Bool { false }

    /// No message names a receiver.
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int { 0 }

    /// No message names a member.
    public static func mostMembers(of message: PushMessage, in shape: String) -> Int? { 0 }

    /// Pushes are read only where the sender says what is in them.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }

    /// The body as it is.
    public static func line(of written: WrittenMessage) -> RawJSON { written.body }

    package static var settingsForms: [String] { [] }

    package static var forcesDirectMessages: Bool { false }

    package static func value(by transform: UInt8, beside said: SettingsWriter.Said) -> SettingsValue? { nil }

    package static func write(_ writer: inout SettingsWriter) {}

    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        WrittenConsole()
    }
}
