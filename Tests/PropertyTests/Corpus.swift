import PushBridge
import TestSupport

/// The real messages of the golden cases and the settings beside them, from which random input is grown.
struct Corpus: Sendable {
    /// Every line of every case's input.
    let messages: [String]
    /// Those that are messages themselves, not records of webhooks or of conversions around one.
    let bareMessages: [String]
    let recipients: [String]
    let groups: [String]
    let profiles: [String]
    /// Every name of a member anywhere in the messages.
    let names: [String]

    static let fixtures = Corpus()

    private init() {
        messages = FixtureCase.lines("input")
        bareMessages = messages.filter { !$0.contains(#""verification":"#) && !$0.contains(#""fidelity":"#) }
        recipients = FixtureCase.lines("recipients")
        groups = FixtureCase.lines("groups")
        profiles = FixtureCase.lines("profile")
        var names: Set<String> = []
        for message in messages { JSONTree(message)?.collectNames(into: &names) }
        self.names = names.sorted()
    }
}
