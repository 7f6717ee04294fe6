import PushModel
import PushRecords
import TestSupport
import Testing

@Suite("Laws of new identifiers")
struct IdentifierLawTests {
    /// The new identifier of an old one: as long, of letters and digits for letters and digits, and no other one's.
    private static func new(_ old: UTF8Text) -> UTF8Text {
        let bytes = old.withBytes { bytes in
            bytes.map { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): 219 - byte
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): 155 - byte
                case UInt8(ascii: "0")...UInt8(ascii: "9"): 105 - byte
                default: byte
                }
            }
        }
        return UTF8Text(repairing: ByteSlice(bytes))
    }

    /// A map of every identifier that a message has.
    private static func map(of message: PushMessage) throws -> IdentifierMap {
        var seen: Set<IdentifierMap.Entry> = []
        var entries: [IdentifierMap.Entry] = []
        for field in CanonicalField.allCases where message.holds(field) {
            guard let kind = field.identifiers(in: message.conversationKind) else { continue }
            var ids = [message.fieldValue(of: field)?.text].compactMap(\.self)
            ids += message.fieldValue(of: field)?.texts ?? []
            if case .audience(.listed(let listed)) = message.fieldValue(of: field) { ids += listed }
            for id in ids {
                let entry = IdentifierMap.Entry(kind, id, new(id))
                if seen.insert(entry).inserted { entries.append(entry) }
            }
        }
        return try IdentifierMap(entries)
    }

    private static func converter(
        _ setting: ConversionSetting, _ map: IdentifierMap?
    ) throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: setting.target)
        configuration.vendor = setting.source
        configuration.profiles = setting.profiles
        configuration.identifiers = map
        return try MessageConverter(configuration)
    }

    /// What a message says in which identifiers may stand although nobody searches for them: a name that was written out.
    private static let words: Set<CanonicalField> = [
        .title, .body, .explicitTitle, .explicitBody, .memberText, .templateContentArguments,
        .templateTitleArguments, .directedContentArguments, .directedTitleArguments,
    ]

    @Test(
        "New identifiers make no difference: the verdict is the same, and with the old ones so is the message",
        arguments: ConversionSetting.all)
    func noDifference(setting: ConversionSetting) throws {
        let reader = try setting.translator()
        var random = SplitMix64(seed: 401)
        var renamed = 0
        for _ in 0..<40 {
            let line = GeneratedMessage.random(of: setting.source, using: &random).line
            let map = try Self.map(of: reader.read(line).message)
            // A profile for the target speaks of people by their new identifiers.
            var target = setting
            target.rename(by: map)
            let (plain, mapped) = (
                try Self.converter(setting, nil).convert(line), try Self.converter(target, map).convert(line)
            )
            #expect(plain.fidelity == mapped.fidelity, "\(line)")
            #expect(plain.differences.map(\.path) == mapped.differences.map(\.path), "\(line)")
            #expect(plain.differences.map(\.situations) == mapped.differences.map(\.situations), "\(line)")
            #expect(plain.messages.count == mapped.messages.count)
            for (before, after) in zip(plain.messages, mapped.messages) {
                let (one, other) = (
                    try Self.read(before, setting, reader), try Self.read(after, setting, reader)
                )
                var back = other
                #expect(back.rename(by: map.inverse, ignoringCase: true).isEmpty, "\(after.body)")
                if other != one { renamed += 1 }
                let changed = CanonicalField.allCases.filter {
                    !Self.words.contains($0) && back.value(of: $0) != one.value(of: $0)
                }
                #expect(changed.isEmpty, "\(changed) \(line)\n\(before.body)\n\(after.body)")
            }
        }
        #expect(renamed > 25)
    }

    private static func read(
        _ written: WrittenMessage, _ setting: ConversionSetting, _ reader: MessageTranslator
    ) throws -> PushMessage {
        var members = [#""body":\#(written.body)"#]
        if let request = written.request {
            members += [#""method":"\#(request.method)""#, #""path":"\#(request.path)""#]
        }
        let line = "{\(members.joined(separator: ","))}"
        let source = written.request == nil ? "\(written.body)" : line
        return try reader.read(line: ByteSlice(Array(source.utf8))).message
    }

    @Test("A map of other identifiers changes nothing but what is told", arguments: ConversionSetting.all)
    func otherIdentifiers(setting: ConversionSetting) throws {
        var map = try IdentifierMap(
            IdentifierMap.Kind.allCases.map { IdentifierMap.Entry($0, "nobody else", "is called so") })
        map.unmapped = .keep
        let (plain, mapped) = (try Self.converter(setting, nil), try Self.converter(setting, map))
        map.unmapped = .list
        let telling = try Self.converter(setting, map)
        var random = SplitMix64(seed: 402)
        for _ in 0..<12 {
            let line = GeneratedMessage.random(of: setting.source, using: &random).line
            let (first, same, told) = (
                try plain.convert(line), try mapped.convert(line), try telling.convert(line)
            )
            #expect(first.messages == same.messages)
            #expect(first.messages == told.messages)
            #expect(first.fidelity == told.fidelity)
            #expect(first.diagnostics == same.diagnostics)
            let codes = Set(told.diagnostics.map(\.code.name)).subtracting(first.diagnostics.map(\.code.name))
            #expect(codes.isSubset(of: ["identifier-kept", "identifiers-kept"]))
            let kept = told.diagnostics.filter { $0.code.name.hasSuffix("-kept") }
            #expect(kept.allSatisfy { !$0.path.isEmpty })
            #expect(Set(kept.map(\.arguments)).count == kept.count, "an ID is told of twice: \(line)")
        }
    }
}

extension ConversionSetting {
    /// Lets the target's profile speak of people by their new identifiers.
    fileprivate mutating func rename(by map: IdentifierMap) {
        self = ConversionSetting(
            pair: pair,
            profiles: profiles.map { profile in
                var profile = profile
                if profile.vendor == target { profile.rename(by: map) }
                return profile
            })
    }
}
