extension APNSPayload {
    /// Reads a payload; nil for a value that is no object.
    ///
    /// - Parameters:
    ///   - value: The payload.
    ///   - type: The push's type; a Live Activity nests its words and its sound in its own way.
    public init?(_ value: JSONValue, as type: PushType = .alert) {
        guard value.kind == .object else { return nil }
        self.init(hasAPS: false)
        if let aps = value[APNSKey.rootAps.name], aps.kind == .object {
            hasAPS = true
            readAPS(aps, as: type)
        }
        for member in value.members {
            switch APNSKey(member.key, in: .root) {
            case .rootAps where hasAPS: break
            case .rootMdm where member.value.kind == .string: mdm = member.value.string
            default: custom.append(APNSMember(key: member.key, value: member.value.raw))
            }
        }
    }

    private mutating func readAPS(_ aps: JSONValue, as type: PushType) {
        for member in aps.members {
            // Of members with one name the last one counts.
            extras.removeAll { $0.key == member.key }
            if let key = APNSKey(member.key, in: .aps), take(member.value, key, as: type) { continue }
            extras.append(APNSMember(key: member.key, value: member.value.raw))
        }
    }

    /// Takes a member; whether a field holds all of it.
    private mutating func take(_ value: JSONValue, _ key: APNSKey, as type: PushType) -> Bool {
        guard key.types.hold(value) else { return false }
        switch key {
        case .apsAlert: return takeAlert(value, as: type)
        case .apsSound: return type != .liveActivity && takeSound(value)
        case .apsBadge: return takeBadge(value)
        case .apsContentAvailable, .apsMutableContent, .apsContentChanged: return takeFlag(value, key)
        case .apsRelevanceScore:
            guard let score = value.exactDouble else { return false }
            relevanceScore = score
        case .apsInterruptionLevel: interruptionLevel = value.string.map(InterruptionLevel.init)
        case .apsUrlArgs:
            guard let texts = value.texts else { return false }
            urlArguments = texts
        default: return takeText(value, key) || takeLiveActivity(value, key)
        }
        return true
    }

    private mutating func takeAlert(_ value: JSONValue, as type: PushType) -> Bool {
        alert =
            type == .liveActivity ? APNSAlert(nested: value, sound: &sound) : APNSAlert(flat: value)
        return alert != nil
    }

    private mutating func takeSound(_ value: JSONValue) -> Bool {
        guard let read = APNSSound(value) else { return false }
        sound = read
        return true
    }

    private mutating func takeBadge(_ value: JSONValue) -> Bool {
        guard let count = value.integer, count >= 0 else { return false }
        badge = count == 0 ? .cleared : .count(count)
        return true
    }

    private mutating func takeFlag(_ value: JSONValue, _ key: APNSKey) -> Bool {
        guard key.values.hold(value) else { return false }
        switch key {
        case .apsContentAvailable: isContentAvailable = true
        case .apsMutableContent: isMutable = true
        default: isContentChanged = true
        }
        return true
    }

    private mutating func takeText(_ value: JSONValue, _ key: APNSKey) -> Bool {
        switch key {
        case .apsThreadId: threadID = value.string
        case .apsCategory: category = value.string
        case .apsTargetContentId: targetContentID = value.string
        case .apsFilterCriteria: filterCriteria = value.string
        default: return false
        }
        return true
    }

    private mutating func takeLiveActivity(_ value: JSONValue, _ key: APNSKey) -> Bool {
        var activity = liveActivity ?? LiveActivity(timestamp: nil, event: nil)
        guard activity.take(value, key) else { return false }
        liveActivity = activity
        return true
    }
}
