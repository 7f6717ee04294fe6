// Made from Mappings/fields.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension PushMessage {
    /// What sort of message it is.
    public var kind: MessageKind { get { kind(of: .kind) ?? .text } set { set(.kind, .kind(newValue)) } }
    /// The message's own text.
    public var text: UTF8Text? { get { text(of: .text) } set { set(.text, newValue.map(ModelValue.text)) } }
    /// The server's identifier of the message.
    public var id: UTF8Text? { get { text(of: .id) } set { set(.id, newValue.map(ModelValue.text)) } }
    /// The sending client's identifier of the message.
    public var clientID: UTF8Text? { get { text(of: .clientID) } set { set(.clientID, newValue.map(ModelValue.text)) } }
    /// When it was sent: the digits of milliseconds since 1970.
    public var timestamp: UTF8Text? { get { text(of: .timestamp) } set { set(.timestamp, newValue.map(ModelValue.text)) } }
    /// The sender's user identifier.
    public var senderID: UTF8Text? { get { text(of: .senderID) } set { set(.senderID, newValue.map(ModelValue.text)) } }
    /// The display name that the message carries.
    public var senderName: UTF8Text? { get { text(of: .senderName) } set { set(.senderName, newValue.map(ModelValue.text)) } }
    /// The sender's name within the group.
    public var senderGroupName: UTF8Text? { get { text(of: .senderGroupName) } set { set(.senderGroupName, newValue.map(ModelValue.text)) } }
    /// Direct, group or room.
    public var conversationKind: Conversation.Kind { get { conversation(of: .conversationKind) ?? .direct } set { set(.conversationKind, .conversation(newValue)) } }
    /// The group or room where the message names it apart from its receivers.
    public var conversationID: UTF8Text? { get { text(of: .conversationID) } set { set(.conversationID, newValue.map(ModelValue.text)) } }
    /// Whom it is addressed to: people, groups or rooms.
    public var receivers: [UTF8Text] { get { texts(of: .receivers) ?? [] } set { set(.receivers, .texts(newValue)) } }
    /// The only group members whom it reaches.
    public var members: [UTF8Text]? { get { texts(of: .members) } set { set(.members, newValue.map(ModelValue.texts)) } }
    /// Group members whom it does not reach.
    public var excludedMembers: [UTF8Text] { get { texts(of: .excludedMembers) ?? [] } set { set(.excludedMembers, .texts(newValue)) } }
    /// The sender wants no push.
    public var isSilent: Bool { get { flag(of: .isSilent) ?? false } set { set(.isSilent, .flag(newValue)) } }
    /// Delivered to users who are online only.
    public var isOnlineOnly: Bool { get { flag(of: .isOnlineOnly) ?? false } set { set(.isOnlineOnly, .flag(newValue)) } }
    /// Kept for receivers who are offline; absent means yes.
    public var isStored: Bool { get { flag(of: .isStored) ?? true } set { set(.isStored, .flag(newValue)) } }
    /// Whether the unread count grows; absent leaves it to the app.
    public var isCounted: Bool? { get { flag(of: .isCounted) } set { set(.isCounted, newValue.map(ModelValue.flag)) } }
    /// Who is mentioned.
    public var mentions: Audience { get { audience(of: .mentions) ?? .nobody } set { set(.mentions, .audience(newValue)) } }
    /// Who gets the push whatever they set.
    public var force: Audience { get { audience(of: .force) ?? .nobody } set { set(.force, .audience(newValue)) } }
    /// The words for those mentioned, instead of the alert's body.
    public var memberText: UTF8Text? { get { text(of: .memberText) } set { set(.memberText, newValue.map(ModelValue.text)) } }
    /// The built-in text for those mentioned is off.
    public var mentionTextDisabled: Bool { get { flag(of: .mentionTextDisabled) ?? false } set { set(.mentionTextDisabled, .flag(newValue)) } }
    /// The only devices that get the push.
    public var acceptedDevices: [UTF8Text] { get { texts(of: .acceptedDevices) ?? [] } set { set(.acceptedDevices, .texts(newValue)) } }
    /// Devices that do not get it.
    public var ignoredDevices: [UTF8Text] { get { texts(of: .ignoredDevices) ?? [] } set { set(.ignoredDevices, .texts(newValue)) } }
    /// The only certificates that it goes through.
    public var acceptedNotifiers: [UTF8Text] { get { texts(of: .acceptedNotifiers) ?? [] } set { set(.acceptedNotifiers, .texts(newValue)) } }
    /// Certificates that it does not go through.
    public var ignoredNotifiers: [UTF8Text] { get { texts(of: .ignoredNotifiers) ?? [] } set { set(.ignoredNotifiers, .texts(newValue)) } }
    /// A call, which goes through Apple's VoIP channel.
    public var isVoIP: Bool { get { flag(of: .isVoIP) ?? false } set { set(.isVoIP, .flag(newValue)) } }
    /// The title.
    public var title: UTF8Text? { get { text(of: .title) } set { set(.title, newValue.map(ModelValue.text)) } }
    /// The subtitle.
    public var subtitle: UTF8Text? { get { text(of: .subtitle) } set { set(.subtitle, newValue.map(ModelValue.text)) } }
    /// The text.
    public var body: UTF8Text? { get { text(of: .body) } set { set(.body, newValue.map(ModelValue.text)) } }
    /// The launch image.
    public var launchImage: UTF8Text? { get { text(of: .launchImage) } set { set(.launchImage, newValue.map(ModelValue.text)) } }
    /// The key of a localized title in the app's bundle.
    public var titleLocKey: UTF8Text? { get { text(of: .titleLocKey) } set { set(.titleLocKey, newValue.map(ModelValue.text)) } }
    /// The arguments of that title.
    public var titleLocArgs: [UTF8Text] { get { texts(of: .titleLocArgs) ?? [] } set { set(.titleLocArgs, .texts(newValue)) } }
    /// The key of a localized subtitle.
    public var subtitleLocKey: UTF8Text? { get { text(of: .subtitleLocKey) } set { set(.subtitleLocKey, newValue.map(ModelValue.text)) } }
    /// The arguments of that subtitle.
    public var subtitleLocArgs: [UTF8Text] { get { texts(of: .subtitleLocArgs) ?? [] } set { set(.subtitleLocArgs, .texts(newValue)) } }
    /// The key of a localized text.
    public var locKey: UTF8Text? { get { text(of: .locKey) } set { set(.locKey, newValue.map(ModelValue.text)) } }
    /// The arguments of that text.
    public var locArgs: [UTF8Text] { get { texts(of: .locArgs) ?? [] } set { set(.locArgs, .texts(newValue)) } }
    /// The title of an alert that decides alone.
    public var explicitTitle: UTF8Text? { get { text(of: .explicitTitle) } set { set(.explicitTitle, newValue.map(ModelValue.text)) } }
    /// The subtitle of an alert that decides alone.
    public var explicitSubtitle: UTF8Text? { get { text(of: .explicitSubtitle) } set { set(.explicitSubtitle, newValue.map(ModelValue.text)) } }
    /// The text of an alert that decides alone.
    public var explicitBody: UTF8Text? { get { text(of: .explicitBody) } set { set(.explicitBody, newValue.map(ModelValue.text)) } }
    /// The launch image of an alert that decides alone.
    public var explicitLaunchImage: UTF8Text? { get { text(of: .explicitLaunchImage) } set { set(.explicitLaunchImage, newValue.map(ModelValue.text)) } }
    /// The title key of an alert that decides alone.
    public var explicitTitleLocKey: UTF8Text? { get { text(of: .explicitTitleLocKey) } set { set(.explicitTitleLocKey, newValue.map(ModelValue.text)) } }
    /// The title arguments of an alert that decides alone.
    public var explicitTitleLocArgs: [UTF8Text] { get { texts(of: .explicitTitleLocArgs) ?? [] } set { set(.explicitTitleLocArgs, .texts(newValue)) } }
    /// The subtitle key of an alert that decides alone.
    public var explicitSubtitleLocKey: UTF8Text? { get { text(of: .explicitSubtitleLocKey) } set { set(.explicitSubtitleLocKey, newValue.map(ModelValue.text)) } }
    /// The subtitle arguments of an alert that decides alone.
    public var explicitSubtitleLocArgs: [UTF8Text] { get { texts(of: .explicitSubtitleLocArgs) ?? [] } set { set(.explicitSubtitleLocArgs, .texts(newValue)) } }
    /// The text key of an alert that decides alone.
    public var explicitLocKey: UTF8Text? { get { text(of: .explicitLocKey) } set { set(.explicitLocKey, newValue.map(ModelValue.text)) } }
    /// The text arguments of an alert that decides alone.
    public var explicitLocArgs: [UTF8Text] { get { texts(of: .explicitLocArgs) ?? [] } set { set(.explicitLocArgs, .texts(newValue)) } }
    /// Other members of an alert that decides alone.
    public var explicitExtras: [JSONField] { get { members(of: .explicitExtras) } set { setMembers(.explicitExtras, newValue) } }
    /// Whether the sender's name stands before the words; absent leaves it to the app.
    public var hasPrefix: Bool? { get { flag(of: .hasPrefix) } set { set(.hasPrefix, newValue.map(ModelValue.flag)) } }
    /// The template that the sender chose.
    public var templateName: UTF8Text? { get { text(of: .templateName) } set { set(.templateName, newValue.map(ModelValue.text)) } }
    /// The arguments of its title.
    public var templateTitleArguments: [UTF8Text] { get { texts(of: .templateTitleArguments) ?? [] } set { set(.templateTitleArguments, .texts(newValue)) } }
    /// The arguments of its content.
    public var templateContentArguments: [UTF8Text] { get { texts(of: .templateContentArguments) ?? [] } set { set(.templateContentArguments, .texts(newValue)) } }
    /// The group members for whom another template is meant.
    public var directedTargets: [UTF8Text] { get { texts(of: .directedTargets) ?? [] } set { set(.directedTargets, .texts(newValue)) } }
    /// The name of that template.
    public var directedName: UTF8Text? { get { text(of: .directedName) } set { set(.directedName, newValue.map(ModelValue.text)) } }
    /// The arguments of its title.
    public var directedTitleArguments: [UTF8Text] { get { texts(of: .directedTitleArguments) ?? [] } set { set(.directedTitleArguments, .texts(newValue)) } }
    /// The arguments of its content.
    public var directedContentArguments: [UTF8Text] { get { texts(of: .directedContentArguments) ?? [] } set { set(.directedContentArguments, .texts(newValue)) } }
    /// A fixed number for the icon.
    public var badge: Int? { get { integer(of: .badge) } set { set(.badge, newValue.map(ModelValue.integer)) } }
    /// The icon keeps its number where none is fixed.
    public var leavesBadge: Bool { get { flag(of: .leavesBadge) ?? false } set { set(.leavesBadge, .flag(newValue)) } }
    /// The sound: a file's name, Apple's object, or false for silence.
    public var sound: Sound? { get { sound(of: .sound) } set { set(.sound, newValue.map(ModelValue.sound)) } }
    /// The category, which names the actions.
    public var category: UTF8Text? { get { text(of: .category) } set { set(.category, newValue.map(ModelValue.text)) } }
    /// The identifier that groups notifications.
    public var threadID: UTF8Text? { get { text(of: .threadID) } set { set(.threadID, newValue.map(ModelValue.text)) } }
    /// Whether the app's service extension may change the notification; absent leaves it to the app.
    public var isMutable: Bool? { get { flag(of: .isMutable) } set { set(.isMutable, newValue.map(ModelValue.flag)) } }
    /// The app is woken to fetch content.
    public var isContentAvailable: Bool { get { flag(of: .isContentAvailable) ?? false } set { set(.isContentAvailable, .flag(newValue)) } }
    /// Apple's interruption level.
    public var interruptionLevel: UTF8Text? { get { text(of: .interruptionLevel) } set { set(.interruptionLevel, newValue.map(ModelValue.text)) } }
    /// Apple's relevance score, as it is spelled.
    public var relevanceScore: UTF8Text? { get { number(of: .relevanceScore) } set { set(.relevanceScore, newValue.map(ModelValue.number)) } }
    /// The window to bring forward.
    public var targetContentID: UTF8Text? { get { text(of: .targetContentID) } set { set(.targetContentID, newValue.map(ModelValue.text)) } }
    /// The Focus filter.
    public var filterCriteria: UTF8Text? { get { text(of: .filterCriteria) } set { set(.filterCriteria, newValue.map(ModelValue.text)) } }
    /// Other members of Apple's aps dictionary, in their order.
    public var apsExtras: [JSONField] { get { members(of: .apsExtras) } set { setMembers(.apsExtras, newValue) } }
    /// Notifications with the same identifier replace each other.
    public var collapseID: UTF8Text? { get { text(of: .collapseID) } set { set(.collapseID, newValue.map(ModelValue.text)) } }
    /// The app's own data as one value.
    public var appData: RawJSON? { get { json(of: .appData) } set { set(.appData, newValue.map(ModelValue.json)) } }
    /// The app's own data as members of the payload's root.
    public var rootData: [JSONField] { get { members(of: .rootData) } set { setMembers(.rootData, newValue) } }
    /// Settings for other platforms' push services, by the vendor's name of the section.
    public var platforms: [JSONField] { get { members(of: .platforms) } set { setMembers(.platforms, newValue) } }
    /// The app's own message extension, which never reaches Apple.
    public var `extension`: RawJSON? { get { json(of: .extension) } set { set(.extension, newValue.map(ModelValue.json)) } }
    /// The environment that a webhook's copies go to.
    public var routeEnvironment: UTF8Text? { get { text(of: .routeEnvironment) } set { set(.routeEnvironment, newValue.map(ModelValue.text)) } }
    /// Whether copies are made; absent leaves it to the app.
    public var routeIsEnabled: Bool? { get { flag(of: .routeIsEnabled) } set { set(.routeIsEnabled, newValue.map(ModelValue.flag)) } }
    /// The server's identifier of the withdrawn message.
    public var recallMessageID: UTF8Text? { get { text(of: .recallMessageID) } set { set(.recallMessageID, newValue.map(ModelValue.text)) } }
    /// The client's identifier of the withdrawn message.
    public var recallClientID: UTF8Text? { get { text(of: .recallClientID) } set { set(.recallClientID, newValue.map(ModelValue.text)) } }
    /// The sender's note on the recall; never the push's text.
    public var recallNote: UTF8Text? { get { text(of: .recallNote) } set { set(.recallNote, newValue.map(ModelValue.text)) } }
    /// The address of a picture that the app's service extension fetches.
    public var mediaURL: UTF8Text? { get { text(of: .mediaURL) } set { set(.mediaURL, newValue.map(ModelValue.text)) } }
    /// No title is shown.
    public var hidesTitle: Bool { get { flag(of: .hidesTitle) ?? false } set { set(.hidesTitle, .flag(newValue)) } }
    /// People who hide details see the words too.
    public var showsDetails: Bool { get { flag(of: .showsDetails) ?? false } set { set(.showsDetails, .flag(newValue)) } }
    /// By how much the badge grows, instead of one.
    public var badgeIncrement: Int? { get { integer(of: .badgeIncrement) } set { set(.badgeIncrement, newValue.map(ModelValue.integer)) } }
    /// The words in the languages of devices.
    public var translations: [LocalizedWords] { get { translations(of: .translations) ?? [] } set { set(.translations, .translations(newValue)) } }
    /// The arguments of the template by name, as one object.
    public var templateNamedArguments: RawJSON? { get { json(of: .templateNamedArguments) } set { set(.templateNamedArguments, newValue.map(ModelValue.json)) } }
    /// Whether it counts as unread in the app; the badge is another matter.
    public var isUnread: Bool { get { flag(of: .isUnread) ?? true } set { set(.isUnread, .flag(newValue)) } }
    /// An update of a Live Activity, as the vendor spells it.
    public var liveActivity: RawJSON? { get { json(of: .liveActivity) } set { set(.liveActivity, newValue.map(ModelValue.json)) } }
    /// Its parts in their order, where kind and text do not say them all.
    public var elements: [MessageElement] { get { elements(of: .elements) ?? [] } set { set(.elements, .elements(newValue)) } }
    /// What the receiver set for this one conversation does not hold the push back.
    public var overridesMute: Bool { get { flag(of: .overridesMute) ?? false } set { set(.overridesMute, .flag(newValue)) } }
    /// It is for everyone who uses the app but the sender.
    public var isForEveryone: Bool { get { flag(of: .isForEveryone) ?? false } set { set(.isForEveryone, .flag(newValue)) } }
    /// Which of everyone it is for; only the vendor can tell.
    public var audienceCondition: RawJSON? { get { json(of: .audienceCondition) } set { set(.audienceCondition, newValue.map(ModelValue.json)) } }
    /// The group that the conversation is a topic of.
    public var parentID: UTF8Text? { get { text(of: .parentID) } set { set(.parentID, newValue.map(ModelValue.text)) } }
    /// The receiver's unread messages with this one, as the vendor's server counts them.
    public var receiverUnread: Int? { get { integer(of: .receiverUnread) } set { set(.receiverUnread, newValue.map(ModelValue.integer)) } }
    /// The vendor's server refused the message, so it reached nobody.
    public var isRefused: Bool { get { flag(of: .isRefused) ?? false } set { set(.isRefused, .flag(newValue)) } }
    /// What the vendor calls its type; the category of its push where the sender gives none.
    public var typeName: UTF8Text? { get { text(of: .typeName) } set { set(.typeName, newValue.map(ModelValue.text)) } }
    /// What its conversation is beside its kind, such as system, discussion or ultragroup.
    public var conversationSort: UTF8Text? { get { text(of: .conversationSort) } set { set(.conversationSort, newValue.map(ModelValue.text)) } }
    /// What single receivers get in place of its text, body and data.
    public var personalWords: RawJSON? { get { json(of: .personalWords) } set { set(.personalWords, newValue.map(ModelValue.json)) } }
    /// Who is mentioned by name beside everyone.
    public var namedMentions: [UTF8Text] { get { texts(of: .namedMentions) ?? [] } set { set(.namedMentions, .texts(newValue)) } }
    /// What it consists of beside its text: address, size, place, the app's own data.
    public var content: [JSONField] { get { members(of: .content) } set { setMembers(.content, newValue) } }
    /// How soon Apple delivers the push: 10 at once, 5 when it suits the device.
    public var priority: Int? { get { integer(of: .priority) } set { set(.priority, newValue.map(ModelValue.integer)) } }
}

extension FieldSet {
    // The fields that may say nothing at all, those that say yes where nothing is said, and those of each part.
    @inlinable static var optional: FieldSet { FieldSet(bits: 0x277153f9bde9195f57c090afe) }
    @inlinable static var usuallyTrue: FieldSet { FieldSet(bits: 0x800000000000000008000) }
    @inlinable static var ofParts: FieldSet { FieldSet(bits: 0x41c00007f7ff001e00000) }
    @inlinable static var ofExplicitAlert: FieldSet { FieldSet(bits: 0x7ff000000000) }
    @inlinable static var ofDevices: FieldSet { FieldSet(bits: 0x1e00000) }
    @inlinable static var ofTemplate: FieldSet { FieldSet(bits: 0x400000007000000000000) }
    @inlinable static var ofDirected: FieldSet { FieldSet(bits: 0x78000000000000) }
    @inlinable static var ofRecall: FieldSet { FieldSet(bits: 0x1c000000000000000000) }
}
