/// The points on which vendors, their generations and their documents differ.
///
/// A profile's preset fills them from `Mappings/profiles.tsv`; a profile file overrides single ones.
public struct Policies: Sendable, Hashable {
    /// The reasons that a forced push overrides (reading G7).
    public var forceOverrides: Set<SuppressionReason> = []
    /// Whether a title without a text is the text, as in Easemob's older generations (reading E8).
    public var legacyTitleIsBody = false
    /// Who stands before the text in a group.
    public var groupSender = GroupSender.nickname
    /// Whether a call rings through Apple's VoIP channel where a device has one (reading E14).
    public var voip = false
    /// What a daily interval from 0:0 to 0:0 means (reading G9).
    public var zeroQuietInterval = ZeroInterval.off
    /// Whether transparent command messages are pushed (reading E6).
    public var pushesCommands = false
    /// How the alert is spelled (reading E5).
    public var alertForm = AlertForm.object
    /// The reason given when the sender wanted no push.
    public var silentReason = SuppressionReason.silentMessage
    /// Whether the simple display hides even words that the sender chose (reading N5).
    public var simpleHidesText = false
    /// What the summary display shows of a message without words for its push (NIM 9.5).
    public var summaryText = SummaryText.message
    /// Whether the sender's name stands before words that the sender chose.
    public var prefixesSenderText = false
    /// Whether the sender's name stands before the text of a forced push (reading N2).
    public var prefixesForcedText = true
    /// Which keys beside the application's own become application data (EM 9.13).
    public var appDataKeys = AppDataKeys.allButDocumented
    /// Whether identifiers that differ only in ASCII case are the same (reading G3).
    public var identifiersIgnoreCase = false

    /// Creates policies that no vendor has; a preset fills them.
    public init() {}

    /// Who stands before the text in a group.
    public enum GroupSender: String, Sendable, Hashable, CaseIterable {
        case groupID = "group-id"
        case nickname
    }

    /// What a daily interval from 0:0 to 0:0 means.
    public enum ZeroInterval: String, Sendable, Hashable, CaseIterable {
        case off
        case allDay = "all-day"
    }

    /// How Apple's `alert` is spelled.
    public enum AlertForm: String, Sendable, Hashable, CaseIterable {
        case object
        /// One string: the title if there is one, else the body.
        case string
    }

    /// What the summary display shows of a message without words for its push.
    public enum SummaryText: String, Sendable, Hashable, CaseIterable {
        /// The message's own text.
        case message
        /// The built-in text for messages of its kind.
        case kind
    }

    /// Which keys of a mixed dictionary become application data.
    public enum AppDataKeys: String, Sendable, Hashable, CaseIterable {
        /// Every key but the five that the vendor documents as removed.
        case allButDocumented = "all-but-documented"
        /// Only keys that mean nothing to the vendor.
        case unrecognised
    }
}
