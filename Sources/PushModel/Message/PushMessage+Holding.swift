extension PushMessage {
    /// Whether `field` holds something other than its default.
    public func holds(_ field: CanonicalField) -> Bool { heldFields.contains(field) }

    /// The fields that hold something other than their defaults.
    public var heldFields: FieldSet { holding.fields }

    /// What a message holds.
    public struct Holding {
        /// The fields that hold something other than their defaults.
        public fileprivate(set) var fields = FieldSet()
        /// A field of each part that is there, for a part may be there and hold nothing.
        public fileprivate(set) var parts = FieldSet()
    }

    /// What the message holds.
    public var holding: Holding {
        var holding = Holding()
        holdEnvelope(&holding.fields)
        delivery.hold(&holding)
        holdWords(&holding)
        holdPresentation(&holding.fields)
        holdData(&holding)
        return holding
    }

    private func holdEnvelope(_ held: inout FieldSet) {
        held.insert(.kind, if: !(kind == .text))  // `!=` would compare names
        held.insert(.text, if: text != nil)
        held.insert(.id, if: id != nil)
        held.insert(.clientID, if: clientID != nil)
        held.insert(.timestamp, if: timestamp != nil)
        held.insert(.senderID, if: sender.id != nil)
        held.insert(.senderName, if: sender.name != nil)
        held.insert(.senderGroupName, if: sender.groupName != nil)
        held.insert(.conversationKind, if: !(conversation.kind == .direct))
        held.insert(.conversationID, if: conversation.id != nil)
        held.insert(.receivers, if: !receivers.isEmpty)
        held.insert(.members, if: members != nil)
        held.insert(.excludedMembers, if: !excludedMembers.isEmpty)
    }

    private func holdWords(_ holding: inout Holding) {
        holding.fields.insert(.title, if: alert.title != nil)
        holding.fields.insert(.subtitle, if: alert.subtitle != nil)
        holding.fields.insert(.body, if: alert.body != nil)
        holding.fields.insert(.launchImage, if: alert.launchImage != nil)
        if alert.isLocalized {
            holding.fields.insert(.titleLocKey, if: alert.localization.titleKey != nil)
            holding.fields.insert(.titleLocArgs, if: !alert.localization.titleArguments.isEmpty)
            holding.fields.insert(.subtitleLocKey, if: alert.localization.subtitleKey != nil)
            holding.fields.insert(.subtitleLocArgs, if: !alert.localization.subtitleArguments.isEmpty)
            holding.fields.insert(.locKey, if: alert.localization.bodyKey != nil)
            holding.fields.insert(.locArgs, if: !alert.localization.bodyArguments.isEmpty)
        }
        if let explicitAlert {
            holding.parts.insert(.explicitTitle)
            explicitAlert.holdExplicitly(&holding.fields)
        }
        holding.fields.insert(.memberText, if: mentionedBody != nil)
        holding.fields.insert(.hasPrefix, if: hasPrefix != nil)
        if let template {
            holding.parts.insert(.templateName)
            holding.fields.insert(.templateName, if: template.name != nil)
            holding.fields.insert(.templateTitleArguments, if: !template.titleArguments.isEmpty)
            holding.fields.insert(.templateContentArguments, if: !template.contentArguments.isEmpty)
        }
        if let directedTemplate {
            holding.parts.insert(.directedName)
            holding.fields.insert(.directedTargets, if: !directedTemplate.targets.isEmpty)
            holding.fields.insert(.directedName, if: directedTemplate.call.name != nil)
            holding.fields.insert(.directedTitleArguments, if: !directedTemplate.call.titleArguments.isEmpty)
            holding.fields.insert(
                .directedContentArguments, if: !directedTemplate.call.contentArguments.isEmpty)
        }
    }

    private func holdPresentation(_ held: inout FieldSet) {
        held.insert(.badge, if: badge != nil)
        held.insert(.leavesBadge, if: leavesBadge)
        held.insert(.sound, if: sound != nil)
        held.insert(.category, if: category != nil)
        held.insert(.threadID, if: threadID != nil)
        held.insert(.isMutable, if: isMutable)
        held.insert(.isContentAvailable, if: isContentAvailable)
        held.insert(.interruptionLevel, if: interruptionLevel != nil)
        if let relevanceScore {
            held.insert(.relevanceScore, if: (try? RawJSON(validating: relevanceScore)) != nil)
        }
        held.insert(.targetContentID, if: targetContentID != nil)
        held.insert(.filterCriteria, if: filterCriteria != nil)
        held.insert(.apsExtras, if: !apsExtras.isEmpty)
        held.insert(.collapseID, if: collapseID != nil)
    }

    private func holdData(_ holding: inout Holding) {
        holding.fields.insert(.appData, if: appData != nil)
        holding.fields.insert(.rootData, if: !rootData.isEmpty)
        holding.fields.insert(.platforms, if: !platforms.isEmpty)
        holding.fields.insert(.extension, if: `extension` != nil)
        holding.fields.insert(.routeEnvironment, if: route.environment != nil)
        holding.fields.insert(.routeIsEnabled, if: route.isEnabled != nil)
        if let recall {
            holding.parts.insert(.recallMessageID)
            holding.fields.insert(.recallMessageID, if: recall.messageID != nil)
            holding.fields.insert(.recallClientID, if: recall.clientID != nil)
            holding.fields.insert(.recallNote, if: recall.note != nil)
        }
    }
}

extension Delivery {
    fileprivate func hold(_ holding: inout PushMessage.Holding) {
        holding.fields.insert(.isSilent, if: isSilent)
        holding.fields.insert(.isOnlineOnly, if: isOnlineOnly)
        holding.fields.insert(.isStored, if: !isStored)
        holding.fields.insert(.isCounted, if: isCounted != nil)
        holding.fields.insert(.mentions, if: !mentions.isNobody)
        holding.fields.insert(.force, if: !force.isNobody)
        holding.fields.insert(.mentionTextDisabled, if: isMentionTextDisabled)
        if let devices {
            holding.parts.insert(.acceptedDevices)
            holding.fields.insert(.acceptedDevices, if: !devices.acceptedIDs.isEmpty)
            holding.fields.insert(.ignoredDevices, if: !devices.ignoredIDs.isEmpty)
            holding.fields.insert(.acceptedNotifiers, if: !devices.acceptedNotifiers.isEmpty)
            holding.fields.insert(.ignoredNotifiers, if: !devices.ignoredNotifiers.isEmpty)
        }
        holding.fields.insert(.isVoIP, if: isVoIP)
    }
}

extension Audience {
    /// Whether it is the case that says so; a list may be empty.
    fileprivate var isNobody: Bool { if case .nobody = self { true } else { false } }
}

extension Alert {
    /// The fields of an alert that decides alone.
    fileprivate func holdExplicitly(_ held: inout FieldSet) {
        held.insert(.explicitTitle, if: title != nil)
        held.insert(.explicitSubtitle, if: subtitle != nil)
        held.insert(.explicitBody, if: body != nil)
        held.insert(.explicitLaunchImage, if: launchImage != nil)
        held.insert(.explicitExtras, if: !extras.isEmpty)
        if !isLocalized { return }
        held.insert(.explicitTitleLocKey, if: localization.titleKey != nil)
        held.insert(.explicitTitleLocArgs, if: !localization.titleArguments.isEmpty)
        held.insert(.explicitSubtitleLocKey, if: localization.subtitleKey != nil)
        held.insert(.explicitSubtitleLocArgs, if: !localization.subtitleArguments.isEmpty)
        held.insert(.explicitLocKey, if: localization.bodyKey != nil)
        held.insert(.explicitLocArgs, if: !localization.bodyArguments.isEmpty)
    }
}
