import PushModel

/// The category, and whether the app's service extension runs, which some servers add to every push by themselves (RC 9).
extension Adaptation {
    /// Writes what makes the target's push have the same of it, leaves out what the target adds anyway, and tells of the rest.
    mutating func adaptUsualKeys() {
        let seen = UsualKeys(of: reading.message, by: pair.source.resolver)
        if preference == .screen && isNoticed { write(seen) }
        leaveUsualKeysOut()
        if isNoticed { noteUsualKeys(beside: seen) }
    }

    private mutating func write(_ seen: UsualKeys) {
        if message.category == nil && says(.category) { message.category = seen.category }
        if message.isMutable == nil && says(.isMutable) { message.isMutable = seen.isMutable }
    }

    /// What the target, or the app, does anyway need not be said.
    private mutating func leaveUsualKeysOut() {
        let (category, isMutable) = (message.category, message.isMutable)
        if category != nil || reading.message.category != nil {
            message.category = nil
            if category != targetsUsualKeys.category {
                message.category = category
            } else if reading.message.category != nil {
                note(.saidOfEveryPush, .category)
            }
        }
        message.isMutable = nil
        if isMutable != nil && isMutable != targetsUsualKeys.isMutable {
            message.isMutable = isMutable
        } else if reading.message.isMutable == true && isMutable == true {
            note(.saidOfEveryPush, .isMutable)
        }
    }

    /// Tells of what only one of the two servers adds.
    private mutating func noteUsualKeys(beside seen: UsualKeys) {
        let (after, said) = (targetsUsualKeys, reading.message)
        if after == seen { return }
        var (missing, added): ([CanonicalField], [CanonicalField]) = ([], [])
        if said.category == nil && seen.category != after.category {
            if after.category == nil { missing.append(.category) } else { added.append(.category) }
        }
        if said.isMutable == nil && seen.isMutable != after.isMutable {
            if seen.isMutable { missing.append(.isMutable) } else { added.append(.isMutable) }
        }
        for (code, fields) in [(DiagnosticCode.usualKeysMissing, missing), (.usualKeysAdded, added)] {
            guard let first = fields.first else { continue }
            let names = fields.map { $0 == .category ? "category" : "mutable-content" }
            wording.append(Finding(code, first, [.words(names.joined(separator: ", "))]))
        }
    }

    /// What the target's push has of the message as it is so far.
    private var targetsUsualKeys: UsualKeys {
        var message = message
        if message.typeName == nil { message.typeName = pair.target.adapter.usualTypeName(of: message.kind) }
        if !says(.category) { message.category = nil }
        if !says(.isMutable) { message.isMutable = nil }
        return UsualKeys(of: message, by: pair.target.resolver)
    }
}

/// What a push has of the keys that servers add.
private struct UsualKeys: Equatable {
    let category: UTF8Text?
    let isMutable: Bool

    init(of message: PushMessage, by resolver: Resolver) {
        let isWakeUp = resolver.isWakeUp(message, on: Situation.devices)
        category = isWakeUp ? nil : resolver.category(of: message)
        isMutable = !isWakeUp && resolver.isMutable(message)
    }
}
