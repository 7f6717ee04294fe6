import PushModel
import Vendors

/// What a phone does differently because a setting could not be read as somebody meant it.
extension SettingsConverter {
    /// A difference for each setting that is lost before it is converted.
    func differences(of diagnostics: [Diagnostic], _ read: ReadSettings) -> [SettingsDifference] {
        var told: Set<Misread> = []
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity != .info, diagnostic.isLoss else { return nil }
            let field = diagnostic.row.flatMap(source.adapter.setting(ofRow:))
            let misread = Misread(field: field, object: Self.object(at: diagnostic.path))
            // What a badge without its counts comes to is told by the hand-over.
            if diagnostic.kind == .invalid && Self.isBadge(misread.object) { return nil }
            // Whose an object is, all of its settings hang on.
            let consequence =
                field == nil || field == .id
                ? consequence(in: misread.object) : Self.consequence(of: field ?? .id)
            guard field == nil || told.insert(misread).inserted else { return nil }
            return SettingsDifference(
                SettingsDifference.misread, about: UTF8Text(diagnostic.path),
                "\(consequence), since \(Self.reason(of: diagnostic))")
        }
    }

    private static func reason(of diagnostic: Diagnostic) -> String {
        switch diagnostic.kind {
        case .ambiguous: "two things are said about it"
        case .defaulted: "\(diagnostic.path) leaves a part of it open"
        case .dropped where diagnostic.row != nil: "\(diagnostic.path) was left out"
        default: "\(diagnostic.path) could not be read"
        }
    }

    /// A setting of one of the line's objects.
    private struct Misread: Hashable {
        var field: SettingsField?
        var object: String
    }

    /// The place of the line's object in which a place lies: `/conversations/0` for `/conversations/0/type`.
    private static func object(at path: String) -> String {
        let steps = path.split(separator: "/").drop { $0 == "settings" }
        return steps.prefix(2).prefix { $0 == steps.first || Int($0) != nil }.joined(separator: "/")
    }

    private static func isBadge(_ object: String) -> Bool { member(of: object) == .badge }

    private static func member(of object: String) -> SettingsMember? {
        SettingsMember(rawValue: String(object.prefix { $0 != "/" }))
    }

    /// What may come of a key that nobody knows, or that no setting of its own has.
    private func consequence(in object: String) -> String {
        switch Self.member(of: object) {
        case .conversations: Self.consequence(of: .conversationMode)
        case .devices: Self.consequence(of: .deviceToken)
        case .template: Self.consequence(of: .template)
        case .badge: Self.consequence(of: .unread)
        case .quiet where source.adapter.settingsTable.row(of: .display) == nil:
            Self.consequence(of: .quietDaily)
        case .display, .quiet, nil: "may not ring or show details as the user chose"
        }
    }

    private static func consequence(of field: SettingsField) -> String {
        if field.isOfConversation { return "may not ring in a conversation as the user chose" }
        if field.isOfDevice { return "may get no push on a device" }
        return switch field {
        case .display: "may show more or less of a message than the user set"
        case .mode, .quietDaily, .quietDailyMode, .quietFrom, .quietUntil, .quietZone,
            .pushWhileDesktopOnline:
            "may not ring as the user chose"
        case .nickname: "may have another name on others' phones"
        case .language, .template, .textKey: "may show messages in other words than the user chose"
        case .unread, .badgeCap: "may show another number on the icon"
        default: "may not ring or show details as the user chose"
        }
    }
}

extension Diagnostic {
    /// Whether it tells that something of the input counts for nothing, or for something else.
    fileprivate var isLoss: Bool {
        switch kind {
        case .invalid, .overLimit, .dropped, .ambiguous, .defaulted: true
        case .approximated, .ignored, .repaired: false
        }
    }
}
