extension PushMessage {
    /// The neutral JSON form of what `field` holds; nil when it holds nothing or its default.
    public func value(of field: CanonicalField) -> RawJSON? {
        messageValue(of: field) ?? deliveryValue(of: field) ?? alertValue(
            of: field, in: alert, Self.alertFields)
            ?? explicitAlert.flatMap { alertValue(of: field, in: $0, Self.explicitFields) }
            ?? wordingValue(of: field) ?? presentationValue(of: field) ?? dataValue(of: field)
    }

    /// The whole message in its neutral form: one flat object, a member for each field that says something.
    ///
    /// ```json
    /// {"text":"hi","sender.id":"6001","receivers":["6006"],"alert.title":"Ada"}
    /// ```
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for field in CanonicalField.allCases {
            guard let value = value(of: field) else { continue }
            writer.key(UTF8Text(field.rawValue))
            writer.raw(value)
        }
        writer.endObject()
    }

    private func messageValue(of field: CanonicalField) -> RawJSON? {
        switch field {
        case .kind: kind == .text ? nil : .string(UTF8Text(kind.rawValue))
        case .text: json(text)
        case .id: json(id)
        case .clientID: json(clientID)
        case .timestamp: json(timestamp)
        case .senderID: json(sender.id)
        case .senderName: json(sender.name)
        case .senderGroupName: json(sender.groupName)
        case .conversationKind:
            conversation.kind == .direct ? nil : .string(UTF8Text(conversation.kind.rawValue))
        case .conversationID: json(conversation.id)
        case .receivers: json(receivers)
        case .members: members.map { .array($0.map(RawJSON.string)) }
        case .excludedMembers: json(excludedMembers)
        default: nil
        }
    }

    private func deliveryValue(of field: CanonicalField) -> RawJSON? {
        switch field {
        case .isSilent: json(delivery.isSilent)
        case .isOnlineOnly: json(delivery.isOnlineOnly)
        case .isStored: delivery.isStored ? nil : .bool(false)
        case .isCounted: delivery.isCounted.map(RawJSON.bool)
        case .mentions: json(delivery.mentions)
        case .force: json(delivery.force)
        case .memberText: json(mentionedBody)
        case .mentionTextDisabled: json(delivery.isMentionTextDisabled)
        case .acceptedDevices: json(delivery.devices?.acceptedIDs ?? [])
        case .ignoredDevices: json(delivery.devices?.ignoredIDs ?? [])
        case .acceptedNotifiers: json(delivery.devices?.acceptedNotifiers ?? [])
        case .ignoredNotifiers: json(delivery.devices?.ignoredNotifiers ?? [])
        case .isVoIP: json(delivery.isVoIP)
        default: nil
        }
    }

    private func wordingValue(of field: CanonicalField) -> RawJSON? {
        switch field {
        case .hasPrefix: hasPrefix.map(RawJSON.bool)
        case .templateName: json(template?.name)
        case .templateTitleArguments: json(template?.titleArguments ?? [])
        case .templateContentArguments: json(template?.contentArguments ?? [])
        case .directedTargets: json(directedTemplate?.targets ?? [])
        case .directedName: json(directedTemplate?.call.name)
        case .directedTitleArguments: json(directedTemplate?.call.titleArguments ?? [])
        case .directedContentArguments: json(directedTemplate?.call.contentArguments ?? [])
        default: nil
        }
    }

    private func presentationValue(of field: CanonicalField) -> RawJSON? {
        switch field {
        case .badge: badge.map(RawJSON.integer)
        case .sound: sound.map(\.neutral)
        case .category: json(category)
        case .threadID: json(threadID)
        case .isMutable: json(isMutable)
        case .isContentAvailable: json(isContentAvailable)
        case .interruptionLevel: json(interruptionLevel)
        case .relevanceScore: relevanceScore.flatMap { try? RawJSON(validating: $0) }
        case .targetContentID: json(targetContentID)
        case .filterCriteria: json(filterCriteria)
        case .apsExtras: json(apsExtras)
        case .collapseID: json(collapseID)
        default: nil
        }
    }

    private func dataValue(of field: CanonicalField) -> RawJSON? {
        switch field {
        case .appData: appData
        case .rootData: json(rootData)
        case .platforms: json(platforms)
        case .extension: `extension`
        case .routeEnvironment: json(route.environment)
        case .routeIsEnabled: route.isEnabled.map(RawJSON.bool)
        case .recallMessageID: json(recall?.messageID)
        case .recallClientID: json(recall?.clientID)
        case .recallNote: json(recall?.note)
        default: nil
        }
    }
}

extension Sound {
    /// The neutral form: a file's name, or Apple's own object.
    fileprivate var neutral: RawJSON {
        switch self {
        case .file(let name): .string(name)
        case .critical(let object): object
        case .silent: .bool(false)
        }
    }
}

// MARK: - Alerts

extension PushMessage {
    /// The names under which an alert's parts are found, in one fixed order.
    private static let alertFields: [CanonicalField?] = [
        .title, .subtitle, .body, .launchImage, .titleLocKey, .titleLocArgs, .subtitleLocKey,
        .subtitleLocArgs, .locKey, .locArgs, nil,
    ]

    /// The same for the alert that decides alone.
    private static let explicitFields: [CanonicalField?] = [
        .explicitTitle, .explicitSubtitle, .explicitBody, .explicitLaunchImage, .explicitTitleLocKey,
        .explicitTitleLocArgs, .explicitSubtitleLocKey, .explicitSubtitleLocArgs, .explicitLocKey,
        .explicitLocArgs, .explicitExtras,
    ]

    private func alertValue(
        of field: CanonicalField, in alert: Alert, _ names: [CanonicalField?]
    ) -> RawJSON? {
        switch names.firstIndex(of: field) {
        case 0: json(alert.title)
        case 1: json(alert.subtitle)
        case 2: json(alert.body)
        case 3: json(alert.launchImage)
        case 4: json(alert.localization.titleKey)
        case 5: json(alert.localization.titleArguments)
        case 6: json(alert.localization.subtitleKey)
        case 7: json(alert.localization.subtitleArguments)
        case 8: json(alert.localization.bodyKey)
        case 9: json(alert.localization.bodyArguments)
        case 10: json(alert.extras)
        default: nil
        }
    }
}

// MARK: - Values

private func json(_ text: UTF8Text?) -> RawJSON? { text.map(RawJSON.string) }

private func json(_ flag: Bool) -> RawJSON? { flag ? .bool(true) : nil }

private func json(_ texts: [UTF8Text]) -> RawJSON? {
    texts.isEmpty ? nil : .array(texts.map(RawJSON.string))
}

private func json(_ fields: [JSONField]) -> RawJSON? {
    fields.isEmpty ? nil : .object(of: fields)
}

private func json(_ audience: Audience) -> RawJSON? {
    switch audience {
    case .nobody: nil
    case .everyone: .string("all")
    case .listed(let ids): .array(ids.map(RawJSON.string))
    }
}
