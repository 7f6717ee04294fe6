// Made from Mappings/fields.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The fields of a ``PushMessage``, under the names that `Mappings/` and the neutral JSON form use.
public enum CanonicalField: String, Sendable, Hashable, CaseIterable {
    /// What sort of message it is.
    case kind
    /// The message's own text.
    case text
    /// The server's identifier of the message.
    case id
    /// The sending client's identifier of the message.
    case clientID
    /// When it was sent: the digits of milliseconds since 1970.
    case timestamp
    /// The sender's user identifier.
    case senderID = "sender.id"
    /// The display name that the message carries.
    case senderName = "sender.name"
    /// The sender's name within the group.
    case senderGroupName = "sender.groupName"
    /// Direct, group or room.
    case conversationKind = "conversation.kind"
    /// The group or room where the message names it apart from its receivers.
    case conversationID = "conversation.id"
    /// Whom it is addressed to: people, groups or rooms.
    case receivers
    /// The only group members whom it reaches.
    case members = "audience.members"
    /// Group members whom it does not reach.
    case excludedMembers = "audience.excluded"
    /// The sender wants no push.
    case isSilent
    /// Delivered to users who are online only.
    case isOnlineOnly
    /// Kept for receivers who are offline; absent means yes.
    case isStored
    /// Whether the unread count grows; absent leaves it to the app.
    case isCounted
    /// Who is mentioned.
    case mentions
    /// Who gets the push whatever they set.
    case force
    /// The words for those mentioned, instead of the alert's body.
    case memberText
    /// The built-in text for those mentioned is off.
    case mentionTextDisabled
    /// The only devices that get the push.
    case acceptedDevices = "devices.acceptedIDs"
    /// Devices that do not get it.
    case ignoredDevices = "devices.ignoredIDs"
    /// The only certificates that it goes through.
    case acceptedNotifiers = "devices.acceptedNotifiers"
    /// Certificates that it does not go through.
    case ignoredNotifiers = "devices.ignoredNotifiers"
    /// A call, which goes through Apple's VoIP channel.
    case isVoIP
    /// The title.
    case title = "alert.title"
    /// The subtitle.
    case subtitle = "alert.subtitle"
    /// The text.
    case body = "alert.body"
    /// The launch image.
    case launchImage = "alert.launchImage"
    /// The key of a localized title in the app's bundle.
    case titleLocKey = "alert.titleLocKey"
    /// The arguments of that title.
    case titleLocArgs = "alert.titleLocArgs"
    /// The key of a localized subtitle.
    case subtitleLocKey = "alert.subtitleLocKey"
    /// The arguments of that subtitle.
    case subtitleLocArgs = "alert.subtitleLocArgs"
    /// The key of a localized text.
    case locKey = "alert.locKey"
    /// The arguments of that text.
    case locArgs = "alert.locArgs"
    /// The title of an alert that decides alone.
    case explicitTitle = "explicitAlert.title"
    /// The subtitle of an alert that decides alone.
    case explicitSubtitle = "explicitAlert.subtitle"
    /// The text of an alert that decides alone.
    case explicitBody = "explicitAlert.body"
    /// The launch image of an alert that decides alone.
    case explicitLaunchImage = "explicitAlert.launchImage"
    /// The title key of an alert that decides alone.
    case explicitTitleLocKey = "explicitAlert.titleLocKey"
    /// The title arguments of an alert that decides alone.
    case explicitTitleLocArgs = "explicitAlert.titleLocArgs"
    /// The subtitle key of an alert that decides alone.
    case explicitSubtitleLocKey = "explicitAlert.subtitleLocKey"
    /// The subtitle arguments of an alert that decides alone.
    case explicitSubtitleLocArgs = "explicitAlert.subtitleLocArgs"
    /// The text key of an alert that decides alone.
    case explicitLocKey = "explicitAlert.locKey"
    /// The text arguments of an alert that decides alone.
    case explicitLocArgs = "explicitAlert.locArgs"
    /// Other members of an alert that decides alone.
    case explicitExtras = "explicitAlert.extras"
    /// Whether the sender's name stands before the words; absent leaves it to the app.
    case hasPrefix
    /// The template that the sender chose.
    case templateName = "template.name"
    /// The arguments of its title.
    case templateTitleArguments = "template.titleArguments"
    /// The arguments of its content.
    case templateContentArguments = "template.contentArguments"
    /// The group members for whom another template is meant.
    case directedTargets = "directed.targets"
    /// The name of that template.
    case directedName = "directed.name"
    /// The arguments of its title.
    case directedTitleArguments = "directed.titleArguments"
    /// The arguments of its content.
    case directedContentArguments = "directed.contentArguments"
    /// A fixed number for the icon.
    case badge
    /// The icon keeps its number where none is fixed.
    case leavesBadge
    /// The sound: a file's name, Apple's object, or false for silence.
    case sound
    /// The category, which names the actions.
    case category
    /// The identifier that groups notifications.
    case threadID
    /// Whether the app's service extension may change the notification; absent leaves it to the app.
    case isMutable
    /// The app is woken to fetch content.
    case isContentAvailable
    /// Apple's interruption level.
    case interruptionLevel
    /// Apple's relevance score, as it is spelled.
    case relevanceScore
    /// The window to bring forward.
    case targetContentID
    /// The Focus filter.
    case filterCriteria
    /// Other members of Apple's aps dictionary, in their order.
    case apsExtras
    /// Notifications with the same identifier replace each other.
    case collapseID
    /// The app's own data as one value.
    case appData
    /// The app's own data as members of the payload's root.
    case rootData
    /// Settings for other platforms' push services, by the vendor's name of the section.
    case platforms
    /// The app's own message extension, which never reaches Apple.
    case `extension`
    /// The environment that a webhook's copies go to.
    case routeEnvironment = "route.environment"
    /// Whether copies are made; absent leaves it to the app.
    case routeIsEnabled = "route.isEnabled"
    /// The server's identifier of the withdrawn message.
    case recallMessageID = "recall.messageID"
    /// The client's identifier of the withdrawn message.
    case recallClientID = "recall.clientID"
    /// The sender's note on the recall; never the push's text.
    case recallNote = "recall.note"
    /// The address of a picture that the app's service extension fetches.
    case mediaURL
    /// No title is shown.
    case hidesTitle
    /// People who hide details see the words too.
    case showsDetails
    /// By how much the badge grows, instead of one.
    case badgeIncrement
    /// The words in the languages of devices.
    case translations
    /// The arguments of the template by name, as one object.
    case templateNamedArguments = "template.namedArguments"
    /// Whether it counts as unread in the app; the badge is another matter.
    case isUnread
    /// An update of a Live Activity, as the vendor spells it.
    case liveActivity
    /// Its parts in their order, where kind and text do not say them all.
    case elements
    /// What the receiver set for this one conversation does not hold the push back.
    case overridesMute
    /// It is for everyone who uses the app but the sender.
    case isForEveryone = "audience.isEveryone"
    /// Which of everyone it is for; only the vendor can tell.
    case audienceCondition = "audience.condition"
    /// The group that the conversation is a topic of.
    case parentID = "conversation.parentID"
    /// The receiver's unread messages with this one, as the vendor's server counts them.
    case receiverUnread
    /// The vendor's server refused the message, so it reached nobody.
    case isRefused
    /// What the vendor calls its type; the category of its push where the sender gives none.
    case typeName
    /// What its conversation is beside its kind, such as system, discussion or ultragroup.
    case conversationSort = "conversation.sort"
    /// What single receivers get in place of its text, body and data.
    case personalWords = "personal"
    /// Who is mentioned by name beside everyone.
    case namedMentions = "mentions.named"
    /// What it consists of beside its text: address, size, place, the app's own data.
    case content
    /// How soon Apple delivers the push: 10 at once, 5 when it suits the device.
    case priority
}

extension CanonicalField {
    /// The field's place among all fields, by which ``FieldTable`` finds what it holds for one without hashing.
    @inlinable public var position: Int {
        switch self {
        case .kind: 0
        case .text: 1
        case .id: 2
        case .clientID: 3
        case .timestamp: 4
        case .senderID: 5
        case .senderName: 6
        case .senderGroupName: 7
        case .conversationKind: 8
        case .conversationID: 9
        case .receivers: 10
        case .members: 11
        case .excludedMembers: 12
        case .isSilent: 13
        case .isOnlineOnly: 14
        case .isStored: 15
        case .isCounted: 16
        case .mentions: 17
        case .force: 18
        case .memberText: 19
        case .mentionTextDisabled: 20
        case .acceptedDevices: 21
        case .ignoredDevices: 22
        case .acceptedNotifiers: 23
        case .ignoredNotifiers: 24
        case .isVoIP: 25
        case .title: 26
        case .subtitle: 27
        case .body: 28
        case .launchImage: 29
        case .titleLocKey: 30
        case .titleLocArgs: 31
        case .subtitleLocKey: 32
        case .subtitleLocArgs: 33
        case .locKey: 34
        case .locArgs: 35
        case .explicitTitle: 36
        case .explicitSubtitle: 37
        case .explicitBody: 38
        case .explicitLaunchImage: 39
        case .explicitTitleLocKey: 40
        case .explicitTitleLocArgs: 41
        case .explicitSubtitleLocKey: 42
        case .explicitSubtitleLocArgs: 43
        case .explicitLocKey: 44
        case .explicitLocArgs: 45
        case .explicitExtras: 46
        case .hasPrefix: 47
        case .templateName: 48
        case .templateTitleArguments: 49
        case .templateContentArguments: 50
        case .directedTargets: 51
        case .directedName: 52
        case .directedTitleArguments: 53
        case .directedContentArguments: 54
        case .badge: 55
        case .leavesBadge: 56
        case .sound: 57
        case .category: 58
        case .threadID: 59
        case .isMutable: 60
        case .isContentAvailable: 61
        case .interruptionLevel: 62
        case .relevanceScore: 63
        case .targetContentID: 64
        case .filterCriteria: 65
        case .apsExtras: 66
        case .collapseID: 67
        case .appData: 68
        case .rootData: 69
        case .platforms: 70
        case .extension: 71
        case .routeEnvironment: 72
        case .routeIsEnabled: 73
        case .recallMessageID: 74
        case .recallClientID: 75
        case .recallNote: 76
        case .mediaURL: 77
        case .hidesTitle: 78
        case .showsDetails: 79
        case .badgeIncrement: 80
        case .translations: 81
        case .templateNamedArguments: 82
        case .isUnread: 83
        case .liveActivity: 84
        case .elements: 85
        case .overridesMute: 86
        case .isForEveryone: 87
        case .audienceCondition: 88
        case .parentID: 89
        case .receiverUnread: 90
        case .isRefused: 91
        case .typeName: 92
        case .conversationSort: 93
        case .personalWords: 94
        case .namedMentions: 95
        case .content: 96
        case .priority: 97
        }
    }
}

extension CanonicalField {
    /// Whether the field decides what Apple is asked: what a push shows, how it behaves and who gets one.
    package var reachesApple: Bool {
        switch self {
        case .kind, .id, .clientID, .timestamp, .senderName, .conversationKind, .conversationID, .receivers, .mentionTextDisabled, .platforms, .extension, .routeEnvironment, .routeIsEnabled, .recallNote, .isUnread, .typeName, .conversationSort, .content: false
        default: true
        }
    }
}

extension CanonicalField {
    /// The fields that may hold, in another vendor's message, what this one says; the likeliest first.
    package var counterparts: [CanonicalField] {
        switch self {
        case .conversationID: [.receivers]
        case .receivers: [.conversationID]
        case .members: [.excludedMembers]
        case .mentions: [.force, .directedTargets]
        case .force: [.mentions, .memberText]
        case .memberText: [.mentions, .directedTargets]
        case .title: [.explicitTitle]
        case .subtitle: [.explicitSubtitle]
        case .body: [.explicitBody, .text, .kind]
        case .launchImage: [.explicitLaunchImage]
        case .titleLocKey: [.explicitTitleLocKey]
        case .titleLocArgs: [.explicitTitleLocArgs]
        case .subtitleLocKey: [.explicitSubtitleLocKey]
        case .subtitleLocArgs: [.explicitSubtitleLocArgs]
        case .locKey: [.explicitLocKey]
        case .locArgs: [.explicitLocArgs]
        case .explicitTitle: [.title]
        case .explicitSubtitle: [.subtitle]
        case .explicitBody: [.body, .text]
        case .hasPrefix: [.senderID]
        case .appData: [.rootData]
        case .rootData: [.appData]
        case .mediaURL: [.rootData]
        case .badgeIncrement: [.isCounted]
        case .templateNamedArguments: [.templateContentArguments]
        case .isUnread: [.isCounted]
        case .elements: [.text, .kind]
        case .overridesMute: [.force]
        case .isForEveryone: [.kind]
        case .parentID: [.conversationID]
        case .personalWords: [.text, .body, .appData]
        case .namedMentions: [.mentions]
        default: []
        }
    }
}

extension CanonicalField {
    /// How much it matters when a writer has to leave the field out.
    public var lossSeverity: Diagnostic.Severity {
        switch self {
        case .id, .clientID, .timestamp, .senderName, .conversationID, .mentionTextDisabled, .platforms, .extension, .routeEnvironment, .routeIsEnabled, .recallNote, .receiverUnread, .typeName, .conversationSort: .info
        case .members, .excludedMembers, .isOnlineOnly, .isStored, .isCounted, .mentions, .force, .acceptedDevices, .ignoredDevices, .acceptedNotifiers, .ignoredNotifiers, .isVoIP, .hasPrefix, .isUnread, .liveActivity, .overridesMute, .audienceCondition, .parentID, .isRefused, .namedMentions, .priority: .warning
        default: .error
        }
    }
}
