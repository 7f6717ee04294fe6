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
            extras = aps.members { take($0, as: type) }
        }
        for member in value.members {
            switch APNSKey(member.key, in: .root) {
            case .rootAps where hasAPS: break
            case .rootMdm where member.value.kind == .string: mdm = member.value.string
            default: custom.append(APNSMember(key: member.key, value: member.value.raw))
            }
        }
    }

    /// Takes a member of `aps`; whether a field holds all of it.
    private mutating func take(_ member: JSONMember, as type: PushType) -> Bool {
        let value = member.value
        guard let key = APNSKey(member.key, in: .aps), key.types.allow(value) else { return false }
        switch key {
        case .apsAlert where type == .liveActivity:
            return alert.take(APNSAlert(ofLiveActivity: value, sound: &sound))
        case .apsAlert: return alert.take(APNSAlert(value))
        case .apsSound: return type != .liveActivity && sound.take(APNSSound(value))
        case .apsBadge: return takeBadge(value.integer)
        case .apsContentAvailable: return isContentAvailable.take(value, key)
        case .apsMutableContent: return isMutable.take(value, key)
        case .apsContentChanged: return isContentChanged.take(value, key)
        case .apsRelevanceScore: return relevanceScore.take(value.exactDouble)
        case .apsInterruptionLevel: return interruptionLevel.take(value.string.map(InterruptionLevel.init))
        case .apsUrlArgs: return urlArguments.take(value.texts)
        case .apsThreadId: return threadID.take(value.string)
        case .apsCategory: return category.take(value.string)
        case .apsTargetContentId: return targetContentID.take(value.string)
        case .apsFilterCriteria: return filterCriteria.take(value.string)
        default: return takeLiveActivity(value, key)
        }
    }

    private mutating func takeBadge(_ count: Int?) -> Bool {
        guard let count, count >= 0 else { return false }
        badge = count == 0 ? .cleared : .count(count)
        return true
    }

    private mutating func takeLiveActivity(_ value: JSONValue, _ key: APNSKey) -> Bool {
        var activity = liveActivity ?? LiveActivity(timestamp: nil, event: nil)
        return activity.take(value, key) && liveActivity.take(activity)
    }
}
