import PushRecords
import Testing

/// One way to convert generated messages.
struct ConversionSetting: Sendable, CustomTestStringConvertible {
    let source: String
    let target: String
    let profiles: [AppProfile]

    var testDescription: String { "\(source) to \(target)" }

    /// Easemob's with the templates that keep words from people who hide details, where its messages are written.
    static let all: [ConversionSetting] = ["easemob", "nim"].compactMap { source in
        let templates = source == "nim" ? Self.templates : #"[{"name":"say","title":"{0}","content":"{0}"}]"#
        let texts = [
            #"{"vendor":"easemob","senders":{"u1":{"nickname":"Ada"}},"templates":\#(templates),"policies":{"groupSender":"nickname"}}"#,
            #"{"vendor":"nim","senders":{"u1":{"nickname":"Ada"}}}"#,
        ]
        let profiles = texts.compactMap { text in
            (try? JSONDocument(text)).flatMap { try? AppProfile($0.root) }
        }
        if profiles.count < 2 { return nil }
        return ConversionSetting(
            source: source, target: source == "nim" ? "easemob" : "nim", profiles: profiles)
    }

    private static let templates = """
        [{"name":"detail","title":"{0}","content":"{0}"},{"name":"default","title":"","content":"tap to read"},\
        {"name":"say","title":"{0}","content":"{0}"}]
        """

    /// The same without templates, so that nothing can be kept from people who hide details.
    var withoutTemplates: ConversionSetting {
        let bare = profiles.map { profile in
            var profile = profile
            profile.templates = [:]
            return profile
        }
        return ConversionSetting(source: source, target: target, profiles: bare)
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
}
