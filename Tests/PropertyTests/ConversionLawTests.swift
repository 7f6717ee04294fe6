import PushRecords
import TestSupport
import Testing

@Suite("Laws of conversion")
struct ConversionLawTests {
    @Test(
        "A message that raises no warning comes back as it was, and many raise none",
        arguments: ConversionSetting.all)
    func thereAndBack(setting: ConversionSetting) throws {
        let (quiet, count, loud) = try checkWayBack(setting)
        #expect(quiet >= setting.least(of: count, percent: 30), "\(quiet) of \(count): \(loud)")
    }

    @Test(
        "Without templates a message that raises no warning comes back as it was, unless it is told of a built-in title",
        arguments: ConversionSetting.all)
    func thereAndBackWithoutTemplates(setting: ConversionSetting) throws {
        let (quiet, count, loud) = try checkWayBack(setting.withoutTemplates)
        #expect(quiet >= setting.least(of: count, percent: 1), "\(quiet) of \(count): \(loud)")
    }

    /// Converts messages there and back; a built-in title that one side adds counts as told (reading C11).
    ///
    /// - Returns: The messages of which nothing was told, all, and how often each code told of one.
    private func checkWayBack(_ setting: ConversionSetting) throws -> (
        quiet: Int, count: Int, loud: [String: Int]
    ) {
        let (there, back) = (try setting.converter(), try setting.converterBack())
        let reader = try setting.translator()
        var random = SplitMix64(seed: 101)
        var quiet = 0
        var told: [String: Int] = [:]
        let count = 200
        for _ in 0..<count {
            let message = GeneratedMessage.random(of: setting.source, using: &random)
            guard let other = try there.records(message.line).only,
                let again = try back.records(other.line).only
            else { continue }
            let loud = ["warning", "error"].flatMap { other.told($0) + again.told($0) }
            if !loud.isEmpty || other.isToldOfTitle || again.isToldOfTitle {
                for code in Set(other.loudCodes + again.loudCodes) { told[code, default: 0] += 1 }
                continue
            }
            quiet += 1
            let excused = other.told("info") + again.told("info")
            let (first, last) = (
                try reader.read(message.line).message, try reader.read(line: ByteSlice(again.line)).message
            )
            let lost = CanonicalField.allCases.filter { field in
                let isExcused =
                    excused.contains { said in field.names.contains { said.isAbout($0) } }
                    || setting.addsUsualKeys && Self.usualKeys.contains(field)
                        && first.value(of: field) == nil
                    || setting.spellsCount && field == .isCounted
                        && (first.isCounted == nil || first.isSilent || first.isOnlineOnly || !first.isStored)
                return !isExcused
                    && first.settled(at: setting.source).value(of: field)
                        != last.settled(at: setting.source).value(of: field)
            }
            #expect(lost.isEmpty, "\(lost) \(message.line)\n\(other.line)\n\(again.line)")
        }
        return (quiet, count, told)
    }

    /// What RongCloud adds to every push, and a conversion from it writes (RC 9).
    private static let usualKeys: [CanonicalField] = [.category, .isMutable]

    @Test(
        "Nobody who hides details reads more than before, unless a warning says so",
        arguments: ConversionSetting.hiding)
    func hidden(setting: ConversionSetting) throws {
        var random = SplitMix64(seed: 103)
        let (simple, summary) = (ConversionSetting.people(.simple), ConversionSetting.people(.summary))
        for setting in [setting, setting.withoutTemplates] {
            let translator = try setting.translator()
            let converters = try [true, false].map { try setting.converter(keepsHidden: $0) }
            var hiding = 0
            for number in 0..<100 {
                let keepsHidden = number % 3 != 0
                let message = GeneratedMessage.random(of: setting.source, using: &random)
                let before = try Screens(of: message.line, by: translator, for: simple).words
                guard let record = try converters[keepsHidden ? 0 : 1].records(message.line).only,
                    record.root["message"]?.isNull == false
                else { continue }
                let after = try Screens(of: record.line, by: translator, for: simple).words
                let hidden = message.texts.filter { !before.contains($0) }
                let shown = hidden.filter { after.contains($0) }
                    .filter { keepsHidden || !record.warns(of: $0, in: message.line) }
                #expect(shown.isEmpty, "\(shown) \(keepsHidden) \(message.line)\n\(record.line)")
                let open = try Screens(of: message.line, by: translator, for: summary).words
                hiding += hidden.contains { open.contains($0) } ? 1 : 0
            }
            let hidesNothing = ConversionSetting.hidingNothing.contains(setting.source)
            #expect(hidesNothing ? hiding == 0 : hiding > 20, "\(hiding) messages hide words")
        }
    }

    private static func sections(of message: PushMessage) -> Set<String> {
        Set(message.platforms.map { "\($0.key) \($0.value)".lowercased() })
    }

    @Test("To the same vendor and shape a message stays what it was", arguments: VendorPair.vendors)
    func same(vendor: String) throws {
        let reader = try MessageTranslator(MessageTranslator.Configuration())
        let shapes = MessageConverter.shapes(of: vendor)
        var converters: [String: MessageConverter] = [:]
        for shape in shapes {
            var configuration = MessageConverter.Configuration(target: vendor)
            configuration.targetShape = shape
            converters["\(vendor)/\(shape)"] = try MessageConverter(configuration)
        }
        var compared = 0
        for line in Corpus.fixtures.messages {
            guard let read = try? reader.read(line: ByteSlice(line)), let converter = converters[read.source],
                let record = try converter.records(line).only, record.root["message"]?.isNull == false
            else { continue }
            compared += 1
            let again = try reader.read(line: ByteSlice(record.line)).message
            let excused = ["info", "warning", "error"].flatMap(record.told)
            let lost = CanonicalField.allCases.filter { field in
                read.message.value(of: field) != again.value(of: field)
                    // A group is named by its identifier or as the one receiver.
                    && !(field == .conversationID && again.receivers == [read.message.conversationID])
                    && !(field == .receivers && again.receivers == [read.message.conversationID])
                    && !excused.contains { $0.isAbout(field.rawValue) }
                    // Shapes spell the names of sections in another case, and sections have no order.
                    && !(field == .platforms && Self.sections(of: read.message) == Self.sections(of: again))
                    // A call names the sort of its message; one that came without it gets the name of its kind.
                    && !(field == .typeName && read.message.typeName == nil)
                    // What nobody was told of is made silent where the target would push it.
                    && !(field == .isSilent && record.loudCodes.contains("unnoticed-became-silent"))
                    // One list that mentions and forces is told of once.
                    && !(field == .force && read.message.force == read.message.mentions
                        && excused.contains { $0.isAbout(CanonicalField.mentions.rawValue) })
            }
            #expect(lost.isEmpty, "\(lost) \(line)\n\(record.line)")
            if excused.isEmpty { #expect(record.root["fidelity"]?.string == "identical", "\(line)") }
        }
        #expect(compared > 100, "\(compared)")
    }
}

extension ConversionSetting {
    /// Whether a server of one of the two adds keys to every push.
    fileprivate var addsUsualKeys: Bool { [source, target].contains("rongcloud") }

    /// Whether a push counts only where the message says so: OpenIM's, of which nothing is said where nothing is pushed (OI 6).
    fileprivate var spellsCount: Bool { [source, target].contains("openim") }

    /// How many messages are to come back as they were, of which nothing is told; toward OpenIM one, for it has words, a sound and
    /// a count alone, and shows a title of its own where none is given (OI 3).
    fileprivate func least(of count: Int, percent: Int) -> Int {
        target == "openim" ? 1 : (count * percent + 99) / 100
    }
}

extension CanonicalField {
    /// The names under which a diagnostic tells of the field.
    fileprivate var names: [String] {
        switch self {
        // The app's data is one value for one vendor, members of the payload's root for the other.
        case .rootData: [rawValue, CanonicalField.appData.rawValue]
        // A name that cannot be said apart stands in the text.
        case .body, .hasPrefix, .memberText: [rawValue, CanonicalField.senderName.rawValue]
        default: [rawValue]
        }
    }
}

extension JSONDocument {
    /// The codes of what is told as more than an information.
    fileprivate var loudCodes: [String] {
        (root["diagnostics"].map { Array($0.elements) } ?? [])
            .filter { $0["severity"]?.string != "info" }.compactMap { $0["code"]?.string?.string }
    }

    /// Whether a built-in title that only one side shows is told of.
    fileprivate var isToldOfTitle: Bool {
        (root["diagnostics"].map { Array($0.elements) } ?? []).contains {
            $0["kind"]?.string == "defaulted"
                && $0["message"]?.string?.string.isAbout(CanonicalField.title.rawValue) == true
        }
    }
}

extension [JSONDocument] {
    /// The only one; nil when there are several or none.
    fileprivate var only: JSONDocument? { count == 1 ? self[0] : nil }
}

extension String {
    /// Whether a diagnostic's words begin with a field's name, or with the key that spelled it and the name.
    fileprivate func isAbout(_ field: String) -> Bool {
        hasPrefix("\(field) ") || (split(separator: " ").dropFirst().first == "(\(field))")
    }
}

extension PushMessage {
    /// The message without what it says twice or in vain: a conversation that its one receiver names too, a body behind the
    /// words that everyone in the group reads (RC 4), a title or a text that a vendor's server makes by itself, that none is
    /// to show in a group whose name nobody gives, that the push is not mutable where the console does not make it so.
    ///
    /// - Parameter vendor: Whose message it is.
    /// - Returns: What is left of it.
    fileprivate func settled(at vendor: String) -> PushMessage {
        var settled = self
        if let id = conversationID, receivers == [id] { settled.conversationID = nil }
        if vendor == "rongcloud", conversationKind == .group, let words = memberText {
            settled.body = words
            settled.memberText = nil
        }
        // Words for the push that the message itself has, behind a name or without, are those that the server shows anyway.
        if let text, let body,
            (Screens.names.map { "\($0):" } + [""]).contains(where: { body == UTF8Text($0 + text.string) })
        {
            settled.body = nil
        }
        if conversationKind == .group { settled.hidesTitle = false }
        if isMutable == false { settled.isMutable = nil }
        if let title, Screens.builtIn.union(Screens.names).contains(title.string) { settled.title = nil }
        if let body = settled.body, Screens.builtIn.contains(body.string) { settled.body = nil }
        return settled
    }
}
