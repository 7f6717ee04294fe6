/// What of reading Tencent's messages no table says: the transforms with logic, and what is decided at the end.
enum TencentDialect: VendorDialect {
    static var table: VendorTable { .tencent }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch TencentTransform(rawValue: transform) {
        case .aboveZero: reader.integer(value, key).map { .flag($0 > 0) } ?? .nothing
        case .notZero: reader.integer(value, key).map { .flag($0 != 0) } ?? .nothing
        case .lifeTime: reader.lifeTime(value, key)
        case .soundFile: reader.content(reader.soundOrSilence(value, key).map(ModelValue.sound))
        case .elementText: reader.elementText(value, key)
        case .atList: reader.content(reader.atList(value, key).map(ModelValue.audience))
        case .callbackCommand: reader.callbackCommand(value, key)
        case .audienceTags: reader.content(reader.audienceTags(value, key).map(ModelValue.json))
        case nil: .nothing
        }
    }

    /// A member of the push section that no row knows makes it one that is given (TX 39).
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        if table.rows[key.row].mark == TencentMark.pushSection.rawValue {
            let object = table.members(of: key.row)
            value.forEachMember { member in
                let isKnown = member.withKey {
                    (table.row($0, in: object) ?? table.row(respelled: $0, in: object)) != nil
                }
                if !member.value.isNull, !isKnown { reader.remember(TencentTrait.givenPush) }
            }
        }
        return true
    }

    static func finishElement(_ element: MetKey, _ reader: inout MessageReader) {
        switch TencentKey(element) {
        case .restGroupGroupAtInfo: reader.takeMention()
        case .multiLanguageContent: reader.takeTranslation(element)
        default: reader.takeElement(element)
        }
    }

    /// The lists of elements.
    static let lists = [
        TencentKey.restMsgBody, .restGroupMsgBody, .callbackMsgBody, .sdkJsonMessageElemArray,
    ]
    .map { Int($0.rawValue) }
}

/// What the value of a key says of the message as a whole.
enum TencentTrait: UInt8 {
    /// The push section has a member that no row knows.
    case givenPush = 30
}

extension MessageReader {
    mutating func remember(_ trait: TencentTrait) { raise(trait.rawValue) }
    func remembers(_ trait: TencentTrait) -> Bool { bears(trait.rawValue) }
}
