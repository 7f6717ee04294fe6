/// The vendor's spelling of single values; nil says nothing.
extension TencentWriter {
    var isDirect: Bool { message.conversationKind == .direct }

    /// Whether the message is for everyone, or for all users with some tags, so that it names nobody.
    var isForEveryone: Bool { message.isForEveryone || message.holds(.audienceCondition) }

    /// Whether the message reaches only those who are online, or is not kept for the others.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The group or topic.
    var group: UTF8Text? { message.conversationID?.nonEmpty ?? message.receivers.first?.nonEmpty }

    func one(_ ids: [UTF8Text]) -> KeyValue? { ids.count == 1 ? text(ids[0]) : nil }

    /// One receiver stands alone; several are a batch's.
    ///
    /// Nobody is an empty list.
    var receivers: KeyValue? {
        if isForEveryone { return nil }
        let people = message.receivers.filter { !$0.isEmpty }
        return people.count == 1 ? .text(people[0]) : .texts(people)
    }

    /// How long the message is kept: not at all, or, of one for all, as long as others are (TX 39).
    var lifeTime: KeyValue? {
        if isTransient { return isForEveryone ? nil : .integer(0) }
        return isForEveryone ? .integer(604_800) : nil
    }

    /// The lists of words that control counts and mutes (TX 13).
    var control: KeyValue? {
        var words: [UTF8Text] = []
        if !message.isUnread { words.append(MessageReader.leavesUnread) }
        if shape == .rest, !isForEveryone, !message.overridesMute { words.append(MessageReader.keepsMute) }
        return list(words)
    }

    var forbidden: KeyValue? {
        message.routeIsEnabled == false
            ? .texts([MessageReader.forbidsBefore, MessageReader.forbidsAfter]) : nil
    }

    var condition: KeyValue? {
        message.audienceCondition.map {
            let condition = AudienceCondition($0)
            return .raw(.object(condition.members(allOf: MessageReader.tagsAnd, anyOf: MessageReader.tagsOr)))
        }
    }

    func object(_ json: RawJSON?) -> KeyValue? { json.flatMap { $0.kind == .object ? .raw($0) : nil } }

    /// Those mentioned, as a client's list.
    var mentioned: KeyValue? {
        switch message.mentions {
        case .nobody: nil
        case .everyone: .texts([MessageReader.everyone] + message.namedMentions)
        case .listed(let ids): list(ids.contains(MessageReader.everyone) ? [] : ids)
        }
    }

    /// Those mentioned, as the servers take them.
    var mentionedEach: KeyValue? {
        let (all, account) = (
            TencentKey.restGroupGroupAtInfoGroupAtAllFlag.name,
            TencentKey.restGroupGroupAtInfoGroupAtAccount.name
        )
        var (entries, ids): ([RawJSON], [UTF8Text]) = ([], message.namedMentions)
        switch message.mentions {
        case .nobody: return nil
        case .everyone: entries = [.object([(all, .integer(1))])]
        case .listed(let listed): ids = listed
        }
        entries += ids.filter { !$0.isEmpty }.map { .object([(all, .integer(0)), (account, .string($0))]) }
        return entries.isEmpty ? nil : .raw(.array(entries))
    }
}

// MARK: - Words, presentation and data

extension TencentWriter {
    /// Words in other languages.
    var translations: KeyValue? {
        let entries = message.translations.filter { !$0.language.isEmpty }.map { words in
            RawJSON.object(
                [
                    (TencentKey.multiLanguageContentLanguage.name, words.language),
                    (TencentKey.multiLanguageContentTitle.name, words.title),
                    (TencentKey.multiLanguageContentDesc.name, words.body),
                ].compactMap { name, text in text?.nonEmpty.map { (name, .string($0)) } })
        }
        return entries.isEmpty ? nil : .raw(.array(entries))
    }

    /// The sound's file; of a critical alert its name.
    var sound: KeyValue? {
        switch message.sound {
        case nil: nil
        case .silent, .file(""): .text(MessageReader.noSound)
        case .file(MessageReader.noSound): nil
        case .file(let name): .text(name)
        case .critical(let object): text(object.parsed().root["name"]?.string)
        }
    }
}
