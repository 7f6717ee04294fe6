/// What of reading LeanCloud's messages no table says: the transforms with logic, and what is looked into.
enum LeanCloudDialect: VendorDialect {
    static var table: VendorTable { .leancloud }

    /// Empty push content is absent (LC 2).
    static var allowsEmptyObjects: Bool { true }

    static func begin(_ root: JSONValue, _ reader: inout MessageReader) {
        guard LeanCloudShape(reader) == .rest, let path = root[LeanCloudKey.restPath.name]?.string else {
            return
        }
        reader.takeAddress(path)
    }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch LeanCloudTransform(rawValue: transform) {
        case .incrementOrNumber: reader.badge(value, key)
        case .headerPriority: reader.priority(value, key)
        case .insideAps: reader.insideAPS(value, key)
        case .condition: reader.condition(value, key)
        case nil: .nothing
        }
    }

    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        switch LeanCloudKey(key) {
        case .restPushData, .restPush, .sdkPushData, .commandPushData, .hookPushMessage, .pushData:
            return reader.opensPushContent(value, key)
        case .restMessage, .sdkData, .commandMsg, .hookContent, .recordData, .serviceHookData:
            return reader.opensContent(value, key)
        case .ios: reader.beginApples(value)
        case .aps:
            if value.kind == .object || value.string.map(MessageReader.spellsObject) == true {
                reader.beginNested(key)
            }
        case .alert: return reader.opensAlert(key)
        default: break
        }
        return true
    }
}

/// What the keys of a message's root say of its shape (LC 1).
extension LeanCloudDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if evidence.isClaimedByAnother { return }
        // A path of another vendor's with steps of any name can look like this one's.
        if evidence.isOwnedByAnother && !evidence.says(LeanCloudEvidence.rest) { return }
        if let shape = shape(of: evidence) { body(shape.number) }
    }

    private static func shape(of evidence: VendorEvidence) -> LeanCloudShape? {
        func says(_ sign: LeanCloudEvidence) -> Bool { evidence.says(sign) }
        if says(.hook) { return .hook }
        if says(.record) { return .record }
        if says(.rest) || says(.atRest) { return .rest }
        if says(.service) && says(.identifier) { return .serviceHook }
        if says(.command) || says(.text) && says(.conversation) { return .command }
        if says(.sdk) { return .sdk }
        return says(.pushContent) || says(.data) && says(.target) || says(.data) && says(.atPush)
            ? .push : nil
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch LeanCloudEvidenceTest(rawValue: test) {
        case .direct: value.string == "direct"
        case .pushContent:
            [LeanCloudKey.alert, .aps, .ios].contains { value.kind == .object && value[$0.name] != nil }
        case nil: false
        }
    }
}
