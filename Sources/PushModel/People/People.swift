/// The people whom messages may reach: what each of them set, and who belongs to which group.
///
/// Made once and handed to every call that resolves a message. It is a class because it never changes and every message
/// asks it.
public final class People: Sendable {
    /// Those whose settings are known; nil where no settings are given.
    public let recipients: RecipientDirectory?
    /// The members of groups.
    public let groups: GroupDirectory
    /// Who belongs to a group that ``groups`` lacks.
    public let otherGroups: OtherGroups
    /// Who has the tags of a message that is for users with some tags, beside those of whom ``recipients`` says it.
    public let taggedUsers: OtherGroups

    /// Who belongs to a group whose members nothing gives (reading G18).
    public enum OtherGroups: String, Sendable, Hashable, CaseIterable {
        /// Nobody knows, so its messages are pushed to nobody.
        case unknown
        /// Everyone in ``People/recipients`` but the sender.
        case everyone
    }

    /// Creates the people of a call.
    ///
    /// - Parameters:
    ///   - recipients: Those whose settings are known; without them everyone whom a message names has the vendor's defaults.
    ///   - groups: The members of groups.
    ///   - otherGroups: Who belongs to a group that `groups` lacks; without `recipients` it decides nothing.
    ///   - taggedUsers: Who has the tags of a message for users with some tags (reading G20).
    public init(
        recipients: RecipientDirectory? = nil, groups: GroupDirectory = GroupDirectory(),
        otherGroups: OtherGroups = .unknown, taggedUsers: OtherGroups = .unknown
    ) {
        self.recipients = recipients
        self.groups = groups
        self.otherGroups = otherGroups
        self.taggedUsers = taggedUsers
    }

    /// No settings are given: everyone whom a message names has the vendor's defaults and no device.
    public static let unknown = People()
}
