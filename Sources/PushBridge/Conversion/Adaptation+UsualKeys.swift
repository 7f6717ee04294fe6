import PushModel

/// What a vendor's server adds to every push by itself beside the words (RC 9).
extension Adaptation {
    /// Tells of it where only one of the two servers does so.
    mutating func noteUsualKeys() {
        guard isNoticed, message.explicitAlert == nil || reading.message.explicitAlert == nil else { return }
        let before = source.usualKeys(of: reading.message)
        let after = target.usualKeys(of: message)
        let (missing, added) = (before.subtracting(after), after.subtracting(before))
        if !missing.isEmpty {
            wording.append(Finding(.usualKeysMissing, missing.field, [.words(missing.words)]))
        }
        if !added.isEmpty {
            wording.append(Finding(.usualKeysAdded, added.field, [.words(added.words)]))
        }
    }
}

/// Keys that a server adds.
private struct UsualKeys: OptionSet {
    let rawValue: UInt8

    static let category = UsualKeys(rawValue: 1)
    static let mutableContent = UsualKeys(rawValue: 2)

    /// The field of the first.
    var field: CanonicalField { contains(.category) ? .category : .isMutable }

    var words: String {
        let names = [(UsualKeys.category, "category"), (.mutableContent, "mutable-content")]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension AppProfile {
    /// What the vendor's server adds to a message, of what its sender does not say.
    fileprivate func usualKeys(of message: PushMessage) -> UsualKeys {
        var keys: UsualKeys = []
        if message.explicitAlert != nil || message.kind == .pushOnly { return keys }
        if policies.usualCategory == .type && message.category == nil { keys.insert(.category) }
        if policies.mutableContent == .always && message.isMutable == nil { keys.insert(.mutableContent) }
        return keys
    }
}
