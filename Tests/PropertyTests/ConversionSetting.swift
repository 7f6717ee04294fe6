import PushRecords
import Testing

/// One way to convert generated messages.
struct ConversionSetting: Sendable, CustomTestStringConvertible {
    let source: String
    let target: String
    let profiles: [AppProfile]

    var testDescription: String { "\(source) to \(target)" }

    /// Of how many messages in ten nothing needs to be told, at least: of fewer where only the target has titles.
    var quietInTen: Int { source == "nim" && target == "rongcloud" ? 2 : 3 }

    /// Every ordered pair of vendors whose keys differ.
    ///
    /// Where one of the two hides nothing, the other hides nothing either: else every message would show more than before.
    static let all = settings { $0 != "tencent" && $1 != "tencent" }

    /// The same where every vendor that can hide details from people does.
    static let hiding = settings { _, _ in true }

    private static func settings(_ hides: (String, String) -> Bool) -> [ConversionSetting] {
        vendors.flatMap { source in
            vendors.compactMap { target in
                let showsAll = !hides(source, target)
                let profiles = [source, target].compactMap {
                    profile(of: $0, from: source, showingAll: showsAll)
                }
                if source == target || profiles.count < 2 { return nil }
                return ConversionSetting(source: source, target: target, profiles: profiles)
            }
        }
    }

    static let vendors = ["easemob", "nim", "tencent", "rongcloud"]

    /// What the app configured at a vendor.
    ///
    /// Easemob has the templates that keep words from people who hide details, where NIM's messages are written for it.
    private static func profile(of vendor: String, from source: String, showingAll showsAll: Bool)
        -> AppProfile?
    {
        let senders = #""senders":{"u1":{"nickname":"Ada"}}"#
        let members =
            switch vendor {
            case "easemob":
                #""templates":\#(templates(from: source, showingAll: showsAll)),"policies":{"groupSender":"nickname"}"#
            case "nim": #""policies":{"simpleHidesText":\#(!showsAll),"ignoresDisplay":\#(showsAll)}"#
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
        if source != "nim" { return "[\(say)]" }
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
