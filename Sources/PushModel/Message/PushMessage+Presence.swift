extension PushMessage {
    /// Whether `field` has a value other than its default.
    public func holds(_ field: CanonicalField) -> Bool { presentFields.contains(field) }

    /// The fields whose values are not their defaults.
    package var presentFields: FieldSet { presence.fields }

    /// What is present in a message.
    @usableFromInline
    package struct Presence {
        /// The fields whose values are not their defaults.
        @usableFromInline package fileprivate(set) var fields = FieldSet()
        /// One field for each present part: such a part may be present although all its fields are at their defaults.
        @usableFromInline package fileprivate(set) var parts = FieldSet()
    }

    /// What is present in the message.
    package var presence: Presence {
        var presence = Presence()
        noteEnvelope(&presence.fields)
        delivery.note(&presence)
        noteWords(&presence)
        notePresentation(&presence.fields)
        noteData(&presence)
        return presence
    }

    private func noteEnvelope(_ present: inout FieldSet) {
        present.insert(.kind, if: !(kind == .text))  // `!=` would compare names
        present.insert(.text, if: text != nil)
        present.insert(.id, if: id != nil)
        present.insert(.clientID, if: clientID != nil)
        present.insert(.timestamp, if: timestamp != nil)
        present.insert(.senderID, if: sender.id != nil)
        present.insert(.senderName, if: sender.name != nil)
        present.insert(.senderGroupName, if: sender.groupName != nil)
        present.insert(.conversationKind, if: !(conversation.kind == .direct))
        present.insert(.conversationID, if: conversation.id != nil)
        present.insert(.receivers, if: !receivers.isEmpty)
        present.insert(.members, if: members != nil)
        present.insert(.excludedMembers, if: !excludedMembers.isEmpty)
    }

    private func noteWords(_ presence: inout Presence) {
        presence.fields.insert(.title, if: alert.title != nil)
        presence.fields.insert(.subtitle, if: alert.subtitle != nil)
        presence.fields.insert(.body, if: alert.body != nil)
        presence.fields.insert(.launchImage, if: alert.launchImage != nil)
        if alert.isLocalized {
            presence.fields.insert(.titleLocKey, if: alert.localization.titleKey != nil)
            presence.fields.insert(.titleLocArgs, if: !alert.localization.titleArguments.isEmpty)
            presence.fields.insert(.subtitleLocKey, if: alert.localization.subtitleKey != nil)
            presence.fields.insert(.subtitleLocArgs, if: !alert.localization.subtitleArguments.isEmpty)
            presence.fields.insert(.locKey, if: alert.localization.bodyKey != nil)
            presence.fields.insert(.locArgs, if: !alert.localization.bodyArguments.isEmpty)
        }
        if let explicitAlert {
            presence.parts.insert(.explicitTitle)
            explicitAlert.noteExplicitFields(&presence.fields)
        }
        presence.fields.insert(.memberText, if: mentionedBody != nil)
        presence.fields.insert(.hasPrefix, if: hasPrefix != nil)
        if let template {
            presence.parts.insert(.templateName)
            presence.fields.insert(.templateName, if: template.name != nil)
            presence.fields.insert(.templateTitleArguments, if: !template.titleArguments.isEmpty)
            presence.fields.insert(.templateContentArguments, if: !template.contentArguments.isEmpty)
        }
        if let directedTemplate {
            presence.parts.insert(.directedName)
            presence.fields.insert(.directedTargets, if: !directedTemplate.targets.isEmpty)
            presence.fields.insert(.directedName, if: directedTemplate.call.name != nil)
            presence.fields.insert(.directedTitleArguments, if: !directedTemplate.call.titleArguments.isEmpty)
            presence.fields.insert(
                .directedContentArguments, if: !directedTemplate.call.contentArguments.isEmpty)
        }
    }

    private func notePresentation(_ present: inout FieldSet) {
        present.insert(.badge, if: badge != nil)
        present.insert(.leavesBadge, if: leavesBadge)
        present.insert(.sound, if: sound != nil)
        present.insert(.category, if: category != nil)
        present.insert(.threadID, if: threadID != nil)
        present.insert(.isMutable, if: isMutable)
        present.insert(.isContentAvailable, if: isContentAvailable)
        present.insert(.interruptionLevel, if: interruptionLevel != nil)
        if let relevanceScore {
            present.insert(.relevanceScore, if: (try? RawJSON(validating: relevanceScore)) != nil)
        }
        present.insert(.targetContentID, if: targetContentID != nil)
        present.insert(.filterCriteria, if: filterCriteria != nil)
        present.insert(.apsExtras, if: !apsExtras.isEmpty)
        present.insert(.collapseID, if: collapseID != nil)
    }

    private func noteData(_ presence: inout Presence) {
        presence.fields.insert(.appData, if: appData != nil)
        presence.fields.insert(.rootData, if: !rootData.isEmpty)
        presence.fields.insert(.platforms, if: !platforms.isEmpty)
        presence.fields.insert(.extension, if: `extension` != nil)
        presence.fields.insert(.routeEnvironment, if: route.environment != nil)
        presence.fields.insert(.routeIsEnabled, if: route.isEnabled != nil)
        if let recall {
            presence.parts.insert(.recallMessageID)
            presence.fields.insert(.recallMessageID, if: recall.messageID != nil)
            presence.fields.insert(.recallClientID, if: recall.clientID != nil)
            presence.fields.insert(.recallNote, if: recall.note != nil)
        }
    }
}

extension Delivery {
    fileprivate func note(_ presence: inout PushMessage.Presence) {
        presence.fields.insert(.isSilent, if: isSilent)
        presence.fields.insert(.isOnlineOnly, if: isOnlineOnly)
        presence.fields.insert(.isStored, if: !isStored)
        presence.fields.insert(.isCounted, if: isCounted != nil)
        presence.fields.insert(.mentions, if: !mentions.isNobody)
        presence.fields.insert(.force, if: !force.isNobody)
        presence.fields.insert(.mentionTextDisabled, if: isMentionTextDisabled)
        if let devices {
            presence.parts.insert(.acceptedDevices)
            presence.fields.insert(.acceptedDevices, if: !devices.acceptedIDs.isEmpty)
            presence.fields.insert(.ignoredDevices, if: !devices.ignoredIDs.isEmpty)
            presence.fields.insert(.acceptedNotifiers, if: !devices.acceptedNotifiers.isEmpty)
            presence.fields.insert(.ignoredNotifiers, if: !devices.ignoredNotifiers.isEmpty)
        }
        presence.fields.insert(.isVoIP, if: isVoIP)
    }
}

extension Audience {
    /// Whether it is the case `nobody`; an empty list is another case.
    fileprivate var isNobody: Bool { if case .nobody = self { true } else { false } }
}

extension Alert {
    /// Notes the fields of the explicit alert.
    fileprivate func noteExplicitFields(_ present: inout FieldSet) {
        present.insert(.explicitTitle, if: title != nil)
        present.insert(.explicitSubtitle, if: subtitle != nil)
        present.insert(.explicitBody, if: body != nil)
        present.insert(.explicitLaunchImage, if: launchImage != nil)
        present.insert(.explicitExtras, if: !extras.isEmpty)
        if !isLocalized { return }
        present.insert(.explicitTitleLocKey, if: localization.titleKey != nil)
        present.insert(.explicitTitleLocArgs, if: !localization.titleArguments.isEmpty)
        present.insert(.explicitSubtitleLocKey, if: localization.subtitleKey != nil)
        present.insert(.explicitSubtitleLocArgs, if: !localization.subtitleArguments.isEmpty)
        present.insert(.explicitLocKey, if: localization.bodyKey != nil)
        present.insert(.explicitLocArgs, if: !localization.bodyArguments.isEmpty)
    }
}
