extension PushMessage {
    /// The neutral JSON form of what `field` holds; nil when it holds nothing or its default.
    public func value(of field: CanonicalField) -> RawJSON? { holds(field) ? content(of: field).json : nil }

    /// The whole message in its neutral form: one flat object, a member for each field that says something.
    ///
    /// ```json
    /// {"text":"hi","sender.id":"6001","receivers":["6006"],"alert.title":"Ada"}
    /// ```
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for field in presentFields {
            guard let value = content(of: field).json else { continue }
            writer.key(UTF8Text(field.rawValue))
            writer.raw(value)
        }
        writer.endObject()
    }

    private func content(of field: CanonicalField) -> FieldContent {
        switch field {
        case .kind: .word(kind.rawValue)
        case .text: .text(text)
        case .id: .text(id)
        case .clientID: .text(clientID)
        case .timestamp: .text(timestamp)
        case .senderID: .text(sender.id)
        case .senderName: .text(sender.name)
        case .senderGroupName: .text(sender.groupName)
        case .conversationKind: .word(conversation.kind.rawValue)
        case .conversationID: .text(conversation.id)
        case .receivers: .texts(receivers)
        case .members: .value(members.map { .array($0.map(RawJSON.string)) })
        case .excludedMembers: .texts(excludedMembers)

        case .isSilent: .flag(delivery.isSilent)
        case .isOnlineOnly: .flag(delivery.isOnlineOnly)
        case .isStored: .flag(delivery.isStored)
        case .isCounted: .flag(delivery.isCounted)
        case .mentions: .audience(delivery.mentions)
        case .force: .audience(delivery.force)
        case .memberText: .text(mentionedBody)
        case .mentionTextDisabled: .flag(delivery.isMentionTextDisabled)
        case .acceptedDevices: .texts(delivery.devices?.acceptedIDs ?? [])
        case .ignoredDevices: .texts(delivery.devices?.ignoredIDs ?? [])
        case .acceptedNotifiers: .texts(delivery.devices?.acceptedNotifiers ?? [])
        case .ignoredNotifiers: .texts(delivery.devices?.ignoredNotifiers ?? [])
        case .isVoIP: .flag(delivery.isVoIP)

        case .title: .text(alert.title)
        case .subtitle: .text(alert.subtitle)
        case .body: .text(alert.body)
        case .launchImage: .text(alert.launchImage)
        case .titleLocKey: .text(alert.localization.titleKey)
        case .titleLocArgs: .texts(alert.localization.titleArguments)
        case .subtitleLocKey: .text(alert.localization.subtitleKey)
        case .subtitleLocArgs: .texts(alert.localization.subtitleArguments)
        case .locKey: .text(alert.localization.bodyKey)
        case .locArgs: .texts(alert.localization.bodyArguments)
        case .explicitTitle: .text(explicitAlert?.title)
        case .explicitSubtitle: .text(explicitAlert?.subtitle)
        case .explicitBody: .text(explicitAlert?.body)
        case .explicitLaunchImage: .text(explicitAlert?.launchImage)
        case .explicitTitleLocKey: .text(explicitAlert?.localization.titleKey)
        case .explicitTitleLocArgs: .texts(explicitAlert?.localization.titleArguments ?? [])
        case .explicitSubtitleLocKey: .text(explicitAlert?.localization.subtitleKey)
        case .explicitSubtitleLocArgs: .texts(explicitAlert?.localization.subtitleArguments ?? [])
        case .explicitLocKey: .text(explicitAlert?.localization.bodyKey)
        case .explicitLocArgs: .texts(explicitAlert?.localization.bodyArguments ?? [])
        case .explicitExtras: .members(explicitAlert?.extras ?? [])
        case .hasPrefix: .flag(hasPrefix)
        case .templateName: .text(template?.name)
        case .templateTitleArguments: .texts(template?.titleArguments ?? [])
        case .templateContentArguments: .texts(template?.contentArguments ?? [])
        case .directedTargets: .texts(directedTemplate?.targets ?? [])
        case .directedName: .text(directedTemplate?.call.name)
        case .directedTitleArguments: .texts(directedTemplate?.call.titleArguments ?? [])
        case .directedContentArguments: .texts(directedTemplate?.call.contentArguments ?? [])

        case .badge: .value(badge.map(RawJSON.integer))
        case .leavesBadge: .flag(leavesBadge)
        case .sound: .value(sound.map(\.neutral))
        case .category: .text(category)
        case .threadID: .text(threadID)
        case .isMutable: .flag(isMutable)
        case .isContentAvailable: .flag(isContentAvailable)
        case .interruptionLevel: .text(interruptionLevel)
        case .relevanceScore: .value(relevanceScore.flatMap { try? RawJSON(validating: $0) })
        case .targetContentID: .text(targetContentID)
        case .filterCriteria: .text(filterCriteria)
        case .apsExtras: .members(apsExtras)
        case .collapseID: .text(collapseID)

        case .appData: .value(appData)
        case .rootData: .members(rootData)
        case .platforms: .members(platforms)
        case .extension: .value(`extension`)
        case .routeEnvironment: .text(route.environment)
        case .routeIsEnabled: .flag(route.isEnabled)
        case .recallMessageID: .text(recall?.messageID)
        case .recallClientID: .text(recall?.clientID)
        case .recallNote: .text(recall?.note)
        }
    }
}

/// What a field holds, before it is spelled as JSON.
private enum FieldContent {
    case text(UTF8Text?)
    case texts([UTF8Text])
    case flag(Bool?)
    case word(String)
    case audience(Audience)
    case members([JSONField])
    case value(RawJSON?)

    var json: RawJSON? {
        switch self {
        case .text(let text): text.map(RawJSON.string)
        case .texts(let texts): .array(texts.map(RawJSON.string))
        case .flag(let flag): flag.map(RawJSON.bool)
        case .word(let word): .string(UTF8Text(word))
        case .audience(let audience): audience.neutral
        case .members(let members): .object(of: members)
        case .value(let value): value
        }
    }
}

extension Audience {
    /// The neutral form: the word for everyone, or a list.
    fileprivate var neutral: RawJSON? {
        switch self {
        case .nobody: nil
        case .everyone: .string("all")
        case .listed(let ids): .array(ids.map(RawJSON.string))
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

extension PushMessage {
    /// The members of a field that holds members of any name; none for other fields.
    package func members(of field: CanonicalField) -> [JSONField] {
        switch field {
        case .rootData: rootData
        case .platforms: platforms
        case .apsExtras: apsExtras
        case .explicitExtras: explicitAlert?.extras ?? []
        default: []
        }
    }
}
