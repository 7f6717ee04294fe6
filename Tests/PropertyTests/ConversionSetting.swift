import PushRecords
import Testing

/// One way to convert generated messages.
struct ConversionSetting: Sendable, CustomTestStringConvertible {
    let pair: VendorPair
    let profiles: [AppProfile]

    var source: String { pair.source }
    var target: String { pair.target }
    var testDescription: String { pair.testDescription }

    /// Every ordered pair of vendors whose keys differ.
    ///
    /// Where one of the two hides nothing, the other hides nothing either: else every message would show more than before.
    static let all = settings { !hidingNothing.contains($0) && !hidingNothing.contains($1) }

    /// The same where every vendor that can hide details from people does.
    static let hiding = settings { _, _ in true }

    /// The vendors that hide nothing from anybody (TX 38, OI 4).
    static let hidingNothing: Set = ["tencent", "openim"]

    private static func settings(_ hides: (String, String) -> Bool) -> [ConversionSetting] {
        VendorPair.all.compactMap { pair in
            let showsAll = !hides(pair.source, pair.target)
            let profiles = [pair.source, pair.target].compactMap {
                profile(of: $0, from: pair.source, showingAll: showsAll)
            }
            return profiles.count < 2 ? nil : ConversionSetting(pair: pair, profiles: profiles)
        }
    }

    /// What the app configured at a vendor.
    ///
    /// Easemob has the templates that keep words from people who hide details, where messages are written for it that hide
    /// all words.
    private static func profile(of vendor: String, from source: String, showingAll showsAll: Bool)
        -> AppProfile?
    {
        let senders = #""senders":{"u1":{"nickname":"Ada"}}"#
        let members =
            switch vendor {
            case "easemob":
                #""templates":\#(templates(from: source, showingAll: showsAll)),"policies":{"groupSender":"nickname"}"#
            case "nim": #""policies":{"simpleHidesText":\#(!showsAll),"ignoresDisplay":\#(showsAll)}"#
            case "rongcloud": #""policies":{"simpleHidesText":\#(!showsAll)}"#
            case "openim": #""policies":{"ignoresDisplay":true}"#
            default: #""language":"zh""#
            }
        let text = #"{"vendor":"\#(vendor)",\#(senders),\#(members)}"#
        return (try? JSONDocument(text)).flatMap { try? AppProfile($0.root) }
    }

    private static func templates(from source: String, showingAll: Bool) -> String {
        let say = #"{"name":"say","title":"{0}","content":"{0}"}"#
        if showingAll {
            return #"[{"name":"default","title":"{$fromNickname}","content":"{$msg}"},\#(say)]"#
        }
        if source != "nim" && source != "rongcloud" { return "[\(say)]" }
        return """
            [{"name":"detail","title":"{0}","content":"{0}"},{"name":"default","title":"","content":"tap to read"},\
            \(say)]
            """
    }

    /// The same without templates, so that nothing can be kept from people who hide details.
    var withoutTemplates: ConversionSetting {
        let bare = profiles.map { profile in
            var profile = profile
            profile.templates = [:]
            return profile
        }
        return ConversionSetting(pair: pair, profiles: bare)
    }

    func converter(keepsHidden: Bool = false) throws -> MessageConverter {
        try converter(to: target, keepsHidden: keepsHidden)
    }

    func converterBack() throws -> MessageConverter { try converter(to: source) }

    func converter(to vendor: String, keepsHidden: Bool = false) throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: vendor)
        configuration.profiles = profiles
        configuration.keepsHidden = keepsHidden
        return try MessageConverter(configuration)
    }

    /// A translator with the neutral payload style.
    func translator() throws -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.profiles = profiles
        configuration.payloadStyle = .neutral
        return try MessageTranslator(configuration)
    }

    /// Recipients of one display style and mode, who belong to every group.
    static func people(_ display: DisplayStyle, mode: NotificationMode = .all) -> People {
        let recipients = ["u2", "u3", "u4"].map { id in
            var person = Recipient(id: UTF8Text(id))
            person.display = display
            person.mode = mode
            person.unread = 3
            return person
        }
        return People(recipients: RecipientDirectory(recipients), otherGroups: .everyone)
    }
}

extension MessageConverter {
    /// The records that a message becomes, as lines that are input again, with what they say.
    func records(_ line: String) throws -> [JSONDocument] {
        var job = LineJob(ConversionTask(self))
        return try ConvertedLine(Array(line.utf8), by: &job).documents
    }
}

extension JSONDocument {
    /// The document as a line.
    var line: String { root.raw.description }

    /// The diagnostics of a severity.
    func told(_ severity: String) -> [String] {
        (root["diagnostics"].map { Array($0.elements) } ?? [])
            .filter { $0["severity"]?.string?.string == severity }
            .map { $0["message"]?.string?.string ?? "" }
    }

    /// Whether a warning stands at the place of a text in the message, at what holds it, at the empty text of a push that
    /// leaves the words to the message's own, or at the list of the people who read it (reading C12).
    func warns(of text: String, in message: String) -> Bool {
        let places = JSONTree(message: message)?.places(of: text) ?? []
        let warned = (root["diagnostics"].map { Array($0.elements) } ?? [])
            .filter { $0["severity"]?.string?.string != "info" }.compactMap { $0["path"]?.string?.string }
        return places.contains { place in
            warned.contains { !$0.isEmpty && (place + "/").hasPrefix($0 + "/") || $0.hasPrefix(place + "/") }
        }
    }
}

extension JSONTree {
    /// The pointers of the members that hold a text, alone or in a list.
    fileprivate func places(of text: String) -> [String] {
        let words = Self.quoted(text).dropFirst().dropLast()
        return memberPlaces.filter { place in
            switch value(place.steps[...]) {
            case .scalar(let spelling): spelling.contains(words) || spelling == #""""#
            case .array(let elements):
                Self.peopleLists.contains { place.pointer.hasSuffix("/\($0)") }
                    || elements.contains {
                        if case .scalar(let one) = $0 { one.contains(words) } else { false }
                    }
            case .object: false
            }
        }
        .map(\.pointer)
    }

    /// Lists of those whom a text of their own, or the push's in its place, is for.
    private static var peopleLists: [String] { ["userIds", "push_forcepush_ids"] }
}
