// Made from Mappings/fields.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel

extension MessageReader {
    /// Puts a value into a field; nil for the field's default. Members of objects are added one by one instead.
    mutating func set(_ field: CanonicalField, _ value: ModelValue?) {
        switch field {
        case .kind: message.kind = value?.kind ?? .text
        case .text: message.text = value?.text
        case .id: message.id = value?.text
        case .clientID: message.clientID = value?.text
        case .timestamp: message.timestamp = value?.text
        case .senderID: message.sender.id = value?.text
        case .senderName: message.sender.name = value?.text
        case .senderGroupName: message.sender.groupName = value?.text
        case .conversationKind: message.conversation.kind = value?.conversation ?? .direct
        case .conversationID: message.conversation.id = value?.text
        case .receivers: message.receivers = value?.texts ?? []
        case .members: message.members = value?.texts
        case .excludedMembers: message.excludedMembers = value?.texts ?? []
        case .isSilent: message.delivery.isSilent = value?.flag ?? false
        case .isOnlineOnly: message.delivery.isOnlineOnly = value?.flag ?? false
        case .isStored: message.delivery.isStored = value?.flag ?? true
        case .isCounted: message.delivery.isCounted = value?.flag
        case .mentions: message.delivery.mentions = value?.audience ?? .nobody
        case .force: message.delivery.force = value?.audience ?? .nobody
        case .memberText: message.mentionedBody = value?.text
        case .mentionTextDisabled: message.delivery.isMentionTextDisabled = value?.flag ?? false
        case .acceptedDevices: devices.acceptedIDs = value?.texts ?? []
        case .ignoredDevices: devices.ignoredIDs = value?.texts ?? []
        case .acceptedNotifiers: devices.acceptedNotifiers = value?.texts ?? []
        case .ignoredNotifiers: devices.ignoredNotifiers = value?.texts ?? []
        case .isVoIP: message.delivery.isVoIP = value?.flag ?? false
        case .title: message.alert.title = value?.text
        case .subtitle: message.alert.subtitle = value?.text
        case .body: message.alert.body = value?.text
        case .launchImage: message.alert.launchImage = value?.text
        case .titleLocKey: message.alert.localization.titleKey = value?.text
        case .titleLocArgs: message.alert.localization.titleArguments = value?.texts ?? []
        case .subtitleLocKey: message.alert.localization.subtitleKey = value?.text
        case .subtitleLocArgs: message.alert.localization.subtitleArguments = value?.texts ?? []
        case .locKey: message.alert.localization.bodyKey = value?.text
        case .locArgs: message.alert.localization.bodyArguments = value?.texts ?? []
        case .explicitTitle: explicitAlert.title = value?.text
        case .explicitSubtitle: explicitAlert.subtitle = value?.text
        case .explicitBody: explicitAlert.body = value?.text
        case .explicitLaunchImage: explicitAlert.launchImage = value?.text
        case .explicitTitleLocKey: explicitAlert.localization.titleKey = value?.text
        case .explicitTitleLocArgs: explicitAlert.localization.titleArguments = value?.texts ?? []
        case .explicitSubtitleLocKey: explicitAlert.localization.subtitleKey = value?.text
        case .explicitSubtitleLocArgs: explicitAlert.localization.subtitleArguments = value?.texts ?? []
        case .explicitLocKey: explicitAlert.localization.bodyKey = value?.text
        case .explicitLocArgs: explicitAlert.localization.bodyArguments = value?.texts ?? []
        case .explicitExtras: break
        case .hasPrefix: message.hasPrefix = value?.flag
        case .templateName: template.name = value?.text
        case .templateTitleArguments: template.titleArguments = value?.texts ?? []
        case .templateContentArguments: template.contentArguments = value?.texts ?? []
        case .directedTargets: directedTemplate.targets = value?.texts ?? []
        case .directedName: directedTemplate.call.name = value?.text
        case .directedTitleArguments: directedTemplate.call.titleArguments = value?.texts ?? []
        case .directedContentArguments: directedTemplate.call.contentArguments = value?.texts ?? []
        case .badge: message.badge = value?.integer
        case .leavesBadge: message.leavesBadge = value?.flag ?? false
        case .sound: message.sound = value?.sound
        case .category: message.category = value?.text
        case .threadID: message.threadID = value?.text
        case .isMutable: message.isMutable = value?.flag ?? false
        case .isContentAvailable: message.isContentAvailable = value?.flag ?? false
        case .interruptionLevel: message.interruptionLevel = value?.text
        case .relevanceScore: message.relevanceScore = value?.number
        case .targetContentID: message.targetContentID = value?.text
        case .filterCriteria: message.filterCriteria = value?.text
        case .apsExtras: break
        case .collapseID: message.collapseID = value?.text
        case .appData: message.appData = value?.json
        case .rootData: break
        case .platforms: break
        case .extension: message.extension = value?.json
        case .routeEnvironment: message.route.environment = value?.text
        case .routeIsEnabled: message.route.isEnabled = value?.flag
        case .recallMessageID: recall.messageID = value?.text
        case .recallClientID: recall.clientID = value?.text
        case .recallNote: recall.note = value?.text
        }
    }
}

extension MessageReader {
    /// What a field holds; nil for nothing, and for a field of members.
    func value(of field: CanonicalField) -> ModelValue? {
        switch field {
        case .kind: .kind(message.kind)
        case .text: message.text.map(ModelValue.text)
        case .id: message.id.map(ModelValue.text)
        case .clientID: message.clientID.map(ModelValue.text)
        case .timestamp: message.timestamp.map(ModelValue.text)
        case .senderID: message.sender.id.map(ModelValue.text)
        case .senderName: message.sender.name.map(ModelValue.text)
        case .senderGroupName: message.sender.groupName.map(ModelValue.text)
        case .conversationKind: .conversation(message.conversation.kind)
        case .conversationID: message.conversation.id.map(ModelValue.text)
        case .receivers: .texts(message.receivers)
        case .members: message.members.map(ModelValue.texts)
        case .excludedMembers: .texts(message.excludedMembers)
        case .isSilent: .flag(message.delivery.isSilent)
        case .isOnlineOnly: .flag(message.delivery.isOnlineOnly)
        case .isStored: .flag(message.delivery.isStored)
        case .isCounted: message.delivery.isCounted.map(ModelValue.flag)
        case .mentions: .audience(message.delivery.mentions)
        case .force: .audience(message.delivery.force)
        case .memberText: message.mentionedBody.map(ModelValue.text)
        case .mentionTextDisabled: .flag(message.delivery.isMentionTextDisabled)
        case .acceptedDevices: .texts(devices.acceptedIDs)
        case .ignoredDevices: .texts(devices.ignoredIDs)
        case .acceptedNotifiers: .texts(devices.acceptedNotifiers)
        case .ignoredNotifiers: .texts(devices.ignoredNotifiers)
        case .isVoIP: .flag(message.delivery.isVoIP)
        case .title: message.alert.title.map(ModelValue.text)
        case .subtitle: message.alert.subtitle.map(ModelValue.text)
        case .body: message.alert.body.map(ModelValue.text)
        case .launchImage: message.alert.launchImage.map(ModelValue.text)
        case .titleLocKey: message.alert.localization.titleKey.map(ModelValue.text)
        case .titleLocArgs: .texts(message.alert.localization.titleArguments)
        case .subtitleLocKey: message.alert.localization.subtitleKey.map(ModelValue.text)
        case .subtitleLocArgs: .texts(message.alert.localization.subtitleArguments)
        case .locKey: message.alert.localization.bodyKey.map(ModelValue.text)
        case .locArgs: .texts(message.alert.localization.bodyArguments)
        case .explicitTitle: explicitAlert.title.map(ModelValue.text)
        case .explicitSubtitle: explicitAlert.subtitle.map(ModelValue.text)
        case .explicitBody: explicitAlert.body.map(ModelValue.text)
        case .explicitLaunchImage: explicitAlert.launchImage.map(ModelValue.text)
        case .explicitTitleLocKey: explicitAlert.localization.titleKey.map(ModelValue.text)
        case .explicitTitleLocArgs: .texts(explicitAlert.localization.titleArguments)
        case .explicitSubtitleLocKey: explicitAlert.localization.subtitleKey.map(ModelValue.text)
        case .explicitSubtitleLocArgs: .texts(explicitAlert.localization.subtitleArguments)
        case .explicitLocKey: explicitAlert.localization.bodyKey.map(ModelValue.text)
        case .explicitLocArgs: .texts(explicitAlert.localization.bodyArguments)
        case .explicitExtras: nil
        case .hasPrefix: message.hasPrefix.map(ModelValue.flag)
        case .templateName: template.name.map(ModelValue.text)
        case .templateTitleArguments: .texts(template.titleArguments)
        case .templateContentArguments: .texts(template.contentArguments)
        case .directedTargets: .texts(directedTemplate.targets)
        case .directedName: directedTemplate.call.name.map(ModelValue.text)
        case .directedTitleArguments: .texts(directedTemplate.call.titleArguments)
        case .directedContentArguments: .texts(directedTemplate.call.contentArguments)
        case .badge: message.badge.map(ModelValue.integer)
        case .leavesBadge: .flag(message.leavesBadge)
        case .sound: message.sound.map(ModelValue.sound)
        case .category: message.category.map(ModelValue.text)
        case .threadID: message.threadID.map(ModelValue.text)
        case .isMutable: .flag(message.isMutable)
        case .isContentAvailable: .flag(message.isContentAvailable)
        case .interruptionLevel: message.interruptionLevel.map(ModelValue.text)
        case .relevanceScore: message.relevanceScore.map(ModelValue.number)
        case .targetContentID: message.targetContentID.map(ModelValue.text)
        case .filterCriteria: message.filterCriteria.map(ModelValue.text)
        case .apsExtras: nil
        case .collapseID: message.collapseID.map(ModelValue.text)
        case .appData: message.appData.map(ModelValue.json)
        case .rootData: nil
        case .platforms: nil
        case .extension: message.extension.map(ModelValue.json)
        case .routeEnvironment: message.route.environment.map(ModelValue.text)
        case .routeIsEnabled: message.route.isEnabled.map(ModelValue.flag)
        case .recallMessageID: recall.messageID.map(ModelValue.text)
        case .recallClientID: recall.clientID.map(ModelValue.text)
        case .recallNote: recall.note.map(ModelValue.text)
        }
    }
}
