extension PushMessage {
    /// Whether `field` holds something other than its default.
    public func holds(_ field: CanonicalField) -> Bool {
        switch field {
        case .kind: kind != .text
        case .text: text != nil
        case .id: id != nil
        case .clientID: clientID != nil
        case .timestamp: timestamp != nil
        case .senderID: sender.id != nil
        case .senderName: sender.name != nil
        case .senderGroupName: sender.groupName != nil
        case .conversationKind: conversation.kind != .direct
        case .conversationID: conversation.id != nil
        case .receivers: !receivers.isEmpty
        case .members: members != nil
        case .excludedMembers: !excludedMembers.isEmpty

        case .isSilent: delivery.isSilent
        case .isOnlineOnly: delivery.isOnlineOnly
        case .isStored: !delivery.isStored
        case .isCounted: delivery.isCounted != nil
        case .mentions: delivery.mentions != .nobody
        case .force: delivery.force != .nobody
        case .memberText: mentionedBody != nil
        case .mentionTextDisabled: delivery.isMentionTextDisabled
        case .acceptedDevices: delivery.devices?.acceptedIDs.isEmpty == false
        case .ignoredDevices: delivery.devices?.ignoredIDs.isEmpty == false
        case .acceptedNotifiers: delivery.devices?.acceptedNotifiers.isEmpty == false
        case .ignoredNotifiers: delivery.devices?.ignoredNotifiers.isEmpty == false
        case .isVoIP: delivery.isVoIP

        case .title: alert.title != nil
        case .subtitle: alert.subtitle != nil
        case .body: alert.body != nil
        case .launchImage: alert.launchImage != nil
        case .titleLocKey: alert.isLocalized && alert.localization.titleKey != nil
        case .titleLocArgs: alert.isLocalized && !alert.localization.titleArguments.isEmpty
        case .subtitleLocKey: alert.isLocalized && alert.localization.subtitleKey != nil
        case .subtitleLocArgs: alert.isLocalized && !alert.localization.subtitleArguments.isEmpty
        case .locKey: alert.isLocalized && alert.localization.bodyKey != nil
        case .locArgs: alert.isLocalized && !alert.localization.bodyArguments.isEmpty
        case .explicitTitle: explicitAlert?.title != nil
        case .explicitSubtitle: explicitAlert?.subtitle != nil
        case .explicitBody: explicitAlert?.body != nil
        case .explicitLaunchImage: explicitAlert?.launchImage != nil
        case .explicitTitleLocKey: explicitAlert?.localization.titleKey != nil
        case .explicitTitleLocArgs: explicitAlert?.localization.titleArguments.isEmpty == false
        case .explicitSubtitleLocKey: explicitAlert?.localization.subtitleKey != nil
        case .explicitSubtitleLocArgs: explicitAlert?.localization.subtitleArguments.isEmpty == false
        case .explicitLocKey: explicitAlert?.localization.bodyKey != nil
        case .explicitLocArgs: explicitAlert?.localization.bodyArguments.isEmpty == false
        case .explicitExtras: explicitAlert?.extras.isEmpty == false
        case .hasPrefix: hasPrefix != nil
        case .templateName: template?.name != nil
        case .templateTitleArguments: template?.titleArguments.isEmpty == false
        case .templateContentArguments: template?.contentArguments.isEmpty == false
        case .directedTargets: directedTemplate?.targets.isEmpty == false
        case .directedName: directedTemplate?.call.name != nil
        case .directedTitleArguments: directedTemplate?.call.titleArguments.isEmpty == false
        case .directedContentArguments: directedTemplate?.call.contentArguments.isEmpty == false

        case .badge: badge != nil
        case .leavesBadge: leavesBadge
        case .sound: sound != nil
        case .category: category != nil
        case .threadID: threadID != nil
        case .isMutable: isMutable
        case .isContentAvailable: isContentAvailable
        case .interruptionLevel: interruptionLevel != nil
        case .relevanceScore: relevanceScore.flatMap { try? RawJSON(validating: $0) } != nil
        case .targetContentID: targetContentID != nil
        case .filterCriteria: filterCriteria != nil
        case .apsExtras: !apsExtras.isEmpty
        case .collapseID: collapseID != nil

        case .appData: appData != nil
        case .rootData: !rootData.isEmpty
        case .platforms: !platforms.isEmpty
        case .extension: `extension` != nil
        case .routeEnvironment: route.environment != nil
        case .routeIsEnabled: route.isEnabled != nil
        case .recallMessageID: recall?.messageID != nil
        case .recallClientID: recall?.clientID != nil
        case .recallNote: recall?.note != nil
        }
    }
}
