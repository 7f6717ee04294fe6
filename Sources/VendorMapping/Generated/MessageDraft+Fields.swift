// Made from Mappings/fields.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel

extension MessageDraft {
    /// Puts a value into a field; nil for the field's default. Members of objects are added one by one instead.
    mutating func set(_ field: CanonicalField, _ value: FieldValue?) {
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
        case .relevanceScore: message.relevanceScore = value?.text
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

extension MessageDraft {
    /// What a field holds; nil for nothing, and for a field of members.
    func value(of field: CanonicalField) -> FieldValue? {
        switch field {
        case .kind: .kind(message.kind)
        case .text: message.text.map(FieldValue.text)
        case .id: message.id.map(FieldValue.text)
        case .clientID: message.clientID.map(FieldValue.text)
        case .timestamp: message.timestamp.map(FieldValue.text)
        case .senderID: message.sender.id.map(FieldValue.text)
        case .senderName: message.sender.name.map(FieldValue.text)
        case .senderGroupName: message.sender.groupName.map(FieldValue.text)
        case .conversationKind: .conversation(message.conversation.kind)
        case .conversationID: message.conversation.id.map(FieldValue.text)
        case .receivers: .texts(message.receivers)
        case .members: message.members.map(FieldValue.texts)
        case .excludedMembers: .texts(message.excludedMembers)
        case .isSilent: .flag(message.delivery.isSilent)
        case .isOnlineOnly: .flag(message.delivery.isOnlineOnly)
        case .isStored: .flag(message.delivery.isStored)
        case .isCounted: message.delivery.isCounted.map(FieldValue.flag)
        case .mentions: .audience(message.delivery.mentions)
        case .force: .audience(message.delivery.force)
        case .memberText: message.mentionedBody.map(FieldValue.text)
        case .mentionTextDisabled: .flag(message.delivery.isMentionTextDisabled)
        case .acceptedDevices: .texts(devices.acceptedIDs)
        case .ignoredDevices: .texts(devices.ignoredIDs)
        case .acceptedNotifiers: .texts(devices.acceptedNotifiers)
        case .ignoredNotifiers: .texts(devices.ignoredNotifiers)
        case .isVoIP: .flag(message.delivery.isVoIP)
        case .title: message.alert.title.map(FieldValue.text)
        case .subtitle: message.alert.subtitle.map(FieldValue.text)
        case .body: message.alert.body.map(FieldValue.text)
        case .launchImage: message.alert.launchImage.map(FieldValue.text)
        case .titleLocKey: message.alert.localization.titleKey.map(FieldValue.text)
        case .titleLocArgs: .texts(message.alert.localization.titleArguments)
        case .subtitleLocKey: message.alert.localization.subtitleKey.map(FieldValue.text)
        case .subtitleLocArgs: .texts(message.alert.localization.subtitleArguments)
        case .locKey: message.alert.localization.bodyKey.map(FieldValue.text)
        case .locArgs: .texts(message.alert.localization.bodyArguments)
        case .explicitTitle: explicitAlert.title.map(FieldValue.text)
        case .explicitSubtitle: explicitAlert.subtitle.map(FieldValue.text)
        case .explicitBody: explicitAlert.body.map(FieldValue.text)
        case .explicitLaunchImage: explicitAlert.launchImage.map(FieldValue.text)
        case .explicitTitleLocKey: explicitAlert.localization.titleKey.map(FieldValue.text)
        case .explicitTitleLocArgs: .texts(explicitAlert.localization.titleArguments)
        case .explicitSubtitleLocKey: explicitAlert.localization.subtitleKey.map(FieldValue.text)
        case .explicitSubtitleLocArgs: .texts(explicitAlert.localization.subtitleArguments)
        case .explicitLocKey: explicitAlert.localization.bodyKey.map(FieldValue.text)
        case .explicitLocArgs: .texts(explicitAlert.localization.bodyArguments)
        case .explicitExtras: nil
        case .hasPrefix: message.hasPrefix.map(FieldValue.flag)
        case .templateName: template.name.map(FieldValue.text)
        case .templateTitleArguments: .texts(template.titleArguments)
        case .templateContentArguments: .texts(template.contentArguments)
        case .directedTargets: .texts(directedTemplate.targets)
        case .directedName: directedTemplate.call.name.map(FieldValue.text)
        case .directedTitleArguments: .texts(directedTemplate.call.titleArguments)
        case .directedContentArguments: .texts(directedTemplate.call.contentArguments)
        case .badge: message.badge.map(FieldValue.integer)
        case .leavesBadge: .flag(message.leavesBadge)
        case .sound: message.sound.map(FieldValue.sound)
        case .category: message.category.map(FieldValue.text)
        case .threadID: message.threadID.map(FieldValue.text)
        case .isMutable: .flag(message.isMutable)
        case .isContentAvailable: .flag(message.isContentAvailable)
        case .interruptionLevel: message.interruptionLevel.map(FieldValue.text)
        case .relevanceScore: message.relevanceScore.map(FieldValue.text)
        case .targetContentID: message.targetContentID.map(FieldValue.text)
        case .filterCriteria: message.filterCriteria.map(FieldValue.text)
        case .apsExtras: nil
        case .collapseID: message.collapseID.map(FieldValue.text)
        case .appData: message.appData.map(FieldValue.json)
        case .rootData: nil
        case .platforms: nil
        case .extension: message.extension.map(FieldValue.json)
        case .routeEnvironment: message.route.environment.map(FieldValue.text)
        case .routeIsEnabled: message.route.isEnabled.map(FieldValue.flag)
        case .recallMessageID: recall.messageID.map(FieldValue.text)
        case .recallClientID: recall.clientID.map(FieldValue.text)
        case .recallNote: recall.note.map(FieldValue.text)
        }
    }
}

extension PushMessage {
    /// What a field holds; nil for nothing, and for a field of members.
    package func fieldValue(of field: CanonicalField) -> FieldValue? {
        switch field {
        case .kind: .kind(self.kind)
        case .text: (self.text).map(FieldValue.text)
        case .id: (self.id).map(FieldValue.text)
        case .clientID: (self.clientID).map(FieldValue.text)
        case .timestamp: (self.timestamp).map(FieldValue.text)
        case .senderID: (self.sender.id).map(FieldValue.text)
        case .senderName: (self.sender.name).map(FieldValue.text)
        case .senderGroupName: (self.sender.groupName).map(FieldValue.text)
        case .conversationKind: .conversation(self.conversation.kind)
        case .conversationID: (self.conversation.id).map(FieldValue.text)
        case .receivers: .texts(self.receivers)
        case .members: (self.members).map(FieldValue.texts)
        case .excludedMembers: .texts(self.excludedMembers)
        case .isSilent: .flag(self.delivery.isSilent)
        case .isOnlineOnly: .flag(self.delivery.isOnlineOnly)
        case .isStored: .flag(self.delivery.isStored)
        case .isCounted: (self.delivery.isCounted).map(FieldValue.flag)
        case .mentions: .audience(self.delivery.mentions)
        case .force: .audience(self.delivery.force)
        case .memberText: (self.mentionedBody).map(FieldValue.text)
        case .mentionTextDisabled: .flag(self.delivery.isMentionTextDisabled)
        case .acceptedDevices: (self.delivery.devices?.acceptedIDs).map(FieldValue.texts)
        case .ignoredDevices: (self.delivery.devices?.ignoredIDs).map(FieldValue.texts)
        case .acceptedNotifiers: (self.delivery.devices?.acceptedNotifiers).map(FieldValue.texts)
        case .ignoredNotifiers: (self.delivery.devices?.ignoredNotifiers).map(FieldValue.texts)
        case .isVoIP: .flag(self.delivery.isVoIP)
        case .title: (self.alert.title).map(FieldValue.text)
        case .subtitle: (self.alert.subtitle).map(FieldValue.text)
        case .body: (self.alert.body).map(FieldValue.text)
        case .launchImage: (self.alert.launchImage).map(FieldValue.text)
        case .titleLocKey: (self.alert.localization.titleKey).map(FieldValue.text)
        case .titleLocArgs: .texts(self.alert.localization.titleArguments)
        case .subtitleLocKey: (self.alert.localization.subtitleKey).map(FieldValue.text)
        case .subtitleLocArgs: .texts(self.alert.localization.subtitleArguments)
        case .locKey: (self.alert.localization.bodyKey).map(FieldValue.text)
        case .locArgs: .texts(self.alert.localization.bodyArguments)
        case .explicitTitle: (self.explicitAlert?.title).map(FieldValue.text)
        case .explicitSubtitle: (self.explicitAlert?.subtitle).map(FieldValue.text)
        case .explicitBody: (self.explicitAlert?.body).map(FieldValue.text)
        case .explicitLaunchImage: (self.explicitAlert?.launchImage).map(FieldValue.text)
        case .explicitTitleLocKey: (self.explicitAlert?.localization.titleKey).map(FieldValue.text)
        case .explicitTitleLocArgs: (self.explicitAlert?.localization.titleArguments).map(FieldValue.texts)
        case .explicitSubtitleLocKey: (self.explicitAlert?.localization.subtitleKey).map(FieldValue.text)
        case .explicitSubtitleLocArgs: (self.explicitAlert?.localization.subtitleArguments).map(FieldValue.texts)
        case .explicitLocKey: (self.explicitAlert?.localization.bodyKey).map(FieldValue.text)
        case .explicitLocArgs: (self.explicitAlert?.localization.bodyArguments).map(FieldValue.texts)
        case .explicitExtras: nil
        case .hasPrefix: (self.hasPrefix).map(FieldValue.flag)
        case .templateName: (self.template?.name).map(FieldValue.text)
        case .templateTitleArguments: (self.template?.titleArguments).map(FieldValue.texts)
        case .templateContentArguments: (self.template?.contentArguments).map(FieldValue.texts)
        case .directedTargets: (self.directedTemplate?.targets).map(FieldValue.texts)
        case .directedName: (self.directedTemplate?.call.name).map(FieldValue.text)
        case .directedTitleArguments: (self.directedTemplate?.call.titleArguments).map(FieldValue.texts)
        case .directedContentArguments: (self.directedTemplate?.call.contentArguments).map(FieldValue.texts)
        case .badge: (self.badge).map(FieldValue.integer)
        case .leavesBadge: .flag(self.leavesBadge)
        case .sound: (self.sound).map(FieldValue.sound)
        case .category: (self.category).map(FieldValue.text)
        case .threadID: (self.threadID).map(FieldValue.text)
        case .isMutable: .flag(self.isMutable)
        case .isContentAvailable: .flag(self.isContentAvailable)
        case .interruptionLevel: (self.interruptionLevel).map(FieldValue.text)
        case .relevanceScore: (self.relevanceScore).map(FieldValue.text)
        case .targetContentID: (self.targetContentID).map(FieldValue.text)
        case .filterCriteria: (self.filterCriteria).map(FieldValue.text)
        case .apsExtras: nil
        case .collapseID: (self.collapseID).map(FieldValue.text)
        case .appData: (self.appData).map(FieldValue.json)
        case .rootData: nil
        case .platforms: nil
        case .extension: (self.extension).map(FieldValue.json)
        case .routeEnvironment: (self.route.environment).map(FieldValue.text)
        case .routeIsEnabled: (self.route.isEnabled).map(FieldValue.flag)
        case .recallMessageID: (self.recall?.messageID).map(FieldValue.text)
        case .recallClientID: (self.recall?.clientID).map(FieldValue.text)
        case .recallNote: (self.recall?.note).map(FieldValue.text)
        }
    }
}
