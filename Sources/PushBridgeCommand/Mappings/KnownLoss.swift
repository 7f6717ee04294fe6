internal import PushBridge

/// What a move is known to lose of a row, and what to do about it: the tables of *What cannot be carried over*, for the
/// command line.
///
/// A test holds both to the same words.
struct KnownLoss: Sendable, Hashable {
    /// The row whose key is lost.
    let row: String
    /// In which case.
    let what: String
    /// What happens on the way to the other vendor.
    let happens: String
    /// What to do about it.
    let remedy: String
    /// What it makes of the verdict about a message; settings have no verdict.
    let weight: Fidelity?

    init(
        _ row: String, _ what: String, _ happens: String, _ remedy: String, _ weight: Fidelity? = nil
    ) {
        (self.row, self.what, self.happens, self.remedy) = (row, what, happens, remedy)
        let isOfMessages = row.hasPrefix("EM-") || row.hasPrefix("NIM-")
        self.weight = weight ?? (isOfMessages ? .degraded : nil)
    }

    /// What is known of a row; nothing for most.
    static func all(of row: String) -> [KnownLoss] { all.filter { $0.row == row } }

    /// Everything that is known, in the order of the page.
    static let all = fromEasemob + fromNIM

    private static let fromEasemob = [
        KnownLoss(
            "EM-004", "A push text that everybody reads", "hidden from users who hide details",
            "nothing: few will complain"),
        KnownLoss("EM-012", "A fixed badge", "dropped: NIM counts", "accept it; see Badge hand-over"),
        KnownLoss(
            "EM-053", "A force, in a group", "overrides mutes there, not quiet times",
            "tell the users who need it"),
        KnownLoss("EM-053", "A force, to one person", "dropped", "nothing: NIM can force in groups only"),
        KnownLoss("EM-028", "Mentions, in 'server-v1'", "dropped", "'--to-shape server-v2'"),
        KnownLoss(
            "EM-043", "A template for some members", "their body is kept, the title is the same for all",
            "send two messages"),
        KnownLoss(
            "EM-048", "A filter on devices", "dropped", "nothing: NIM pushes to all of a user's devices"),
        KnownLoss("EM-074", "A command message", "no message", "send a custom notification"),
        KnownLoss("EM-076", "A text of over 5000 characters", "no message", "shorten it"),
        KnownLoss(
            "EM-001", "Own keys in 'ext' with over 1024 characters", "no message",
            "send less, or a link to it"),
        KnownLoss(
            "ES-001", "The simple style (0)", "no detail, which also hides the sender's own title and text",
            "tell the user"),
        KnownLoss("ES-002", "A push nickname", "dropped", "set it in the user's profile"),
        KnownLoss(
            "ES-004", "A language for translations", "dropped: NIM does not translate pushes", "nothing"),
        KnownLoss("ES-005", "The mode mentions", "dropped: every message rings", "tell the user"),
        KnownLoss(
            "ES-005", "The mode none", "quiet from 00:00 to 23:59", "tell the user: one minute a day rings"),
        KnownLoss("ES-006", "A quiet time that lasts all day", "quiet from 00:00 to 23:59", "the same"),
        KnownLoss(
            "ES-006", "Quiet hours", "kept, but forced pushes no longer override them", "tell the user"),
        KnownLoss(
            "ES-007", "A quiet time with an end (a duration)", "dropped: the phone rings during this time",
            "tell the user; after seven days the last one has ended"),
        KnownLoss(
            "ES-010", "The mode mentions in one conversation", "dropped: every message rings", "tell the user"
        ),
        KnownLoss(
            "ES-010", "The mode none in one group", "a mute, which forced pushes override", "tell the user"),
        KnownLoss(
            "ES-011", "A quiet time with an end in one conversation", "dropped: it rings during this time",
            "as above"),
        KnownLoss("ES-013", "A chosen template", "dropped: NIM has no templates", "nothing"),
        KnownLoss("ES-014", "A device's identifier", "dropped", "nothing: NIM has no device filters, either"),
        KnownLoss(
            "ES-071", "The console's templates", "dropped: NIM has no templates",
            "let the sender write the text; 'convert' does this"),
    ]

    private static let fromNIM = [
        KnownLoss(
            "NIM-049", "Text that no detail hides", "Easemob shows it to everybody",
            "the templates that 'settings profile' offers, or '--keep-hidden'"),
        KnownLoss(
            "NIM-044", "The sender's id before the text", "left out",
            "add the sender to the profile's 'senders'"),
        KnownLoss("NIM-061", "A text for members", "dropped", "a template with exactly the content '{0}'"),
        KnownLoss("NIM-060", "A force for some members", "dropped", "send two messages"),
        KnownLoss(
            "NIM-060", "A force for everybody", "overrides quiet times there, not mutes",
            "tell the users who need it"),
        KnownLoss(
            "NIM-055", "Not counted", "dropped: Easemob counts the messages that wait",
            "'em_push_badge', if the backend knows the number"),
        KnownLoss(
            "NIM-019", "An interruption level", "dropped, like other keys of 'apsField'",
            "nothing: Easemob has none"),
        KnownLoss(
            "NIM-131", "The app's keys at the root", "they are in 'e'", "let the app read them there, too",
            .sameScreen),
        KnownLoss(
            "NIM-043", "The text of a tip", "dropped: it becomes a custom message, which has no text",
            "send a text message"),
        KnownLoss("NIM-173", "A recall", "no message", "use Easemob's own recall, which makes no push"),
        KnownLoss(
            "NS-001", "No detail", "the simple style, which shows the sender's own title and text",
            "tell the user, and convert messages with '--keep-hidden'"),
        KnownLoss("NS-002", "Quiet hours", "kept, but forced pushes override them", "tell the user"),
        KnownLoss(
            "NS-008", "Not while a desktop is online", "dropped: the console has one policy for all users",
            "choose the policy that most users want"),
        KnownLoss(
            "NS-020", "A team from which only managers ring", "dropped: every member rings", "tell the user"),
        KnownLoss("NS-033", "A muted team", "the mode none, which no forced push overrides", "tell the user"),
        KnownLoss(
            "NS-024", "That a team is a superteam", "dropped: there is only one kind of group",
            "on the way back, set it again"),
        KnownLoss(
            "NS-038", "A key of a text for hidden details", "dropped",
            "the template 'default', the same for everybody"),
        KnownLoss(
            "NS-044", "The console's badge cap",
            "kept in the profile; no document describes a setting for it",
            "ask the vendor, or cap it in the app"),
        KnownLoss(
            "NS-045", "The console's texts for hidden details", "dropped",
            "the template 'default', the same for everybody"),
        KnownLoss(
            "NS-046", "The console's recall override", "dropped: the notification stays",
            "nothing: recalls make no push at Easemob"),
        KnownLoss("NS-047", "The console's time to live", "dropped: pushes wait for about a day", "nothing"),
    ]
}
