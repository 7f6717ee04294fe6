/// The fields of a ``PushMessage``, under the names that `Mappings/` and the neutral JSON form use.
public enum CanonicalField: String, Sendable, Hashable, CaseIterable {
    case kind
    case text
    case id
    case clientID
    case timestamp
    case senderID = "sender.id"
    case senderName = "sender.name"
    case senderGroupName = "sender.groupName"
    case conversationKind = "conversation.kind"
    case conversationID = "conversation.id"
    case receivers
    case members = "audience.members"
    case excludedMembers = "audience.excluded"

    case isSilent
    case isOnlineOnly
    case isStored
    case isCounted
    case mentions
    case force
    case memberText
    case mentionTextDisabled
    case acceptedDevices = "devices.acceptedIDs"
    case ignoredDevices = "devices.ignoredIDs"
    case acceptedNotifiers = "devices.acceptedNotifiers"
    case ignoredNotifiers = "devices.ignoredNotifiers"
    case isVoIP

    case title = "alert.title"
    case subtitle = "alert.subtitle"
    case body = "alert.body"
    case launchImage = "alert.launchImage"
    case titleLocKey = "alert.titleLocKey"
    case titleLocArgs = "alert.titleLocArgs"
    case subtitleLocKey = "alert.subtitleLocKey"
    case subtitleLocArgs = "alert.subtitleLocArgs"
    case locKey = "alert.locKey"
    case locArgs = "alert.locArgs"
    case explicitTitle = "explicitAlert.title"
    case explicitSubtitle = "explicitAlert.subtitle"
    case explicitBody = "explicitAlert.body"
    case explicitLaunchImage = "explicitAlert.launchImage"
    case explicitTitleLocKey = "explicitAlert.titleLocKey"
    case explicitTitleLocArgs = "explicitAlert.titleLocArgs"
    case explicitSubtitleLocKey = "explicitAlert.subtitleLocKey"
    case explicitSubtitleLocArgs = "explicitAlert.subtitleLocArgs"
    case explicitLocKey = "explicitAlert.locKey"
    case explicitLocArgs = "explicitAlert.locArgs"
    case explicitExtras = "explicitAlert.extras"
    case hasPrefix
    case templateName = "template.name"
    case templateTitleArguments = "template.titleArguments"
    case templateContentArguments = "template.contentArguments"
    case directedTargets = "directed.targets"
    case directedName = "directed.name"
    case directedTitleArguments = "directed.titleArguments"
    case directedContentArguments = "directed.contentArguments"

    case badge
    case leavesBadge
    case sound
    case category
    case threadID
    case isMutable
    case isContentAvailable
    case interruptionLevel
    case relevanceScore
    case targetContentID
    case filterCriteria
    case apsExtras
    case collapseID

    case appData
    case rootData
    case platforms
    case `extension`
    case routeEnvironment = "route.environment"
    case routeIsEnabled = "route.isEnabled"
    case recallMessageID = "recall.messageID"
    case recallClientID = "recall.clientID"
    case recallNote = "recall.note"
}
