/// One setting of a profile, as a profile file spells it: where it stands, and its value.
public struct ProfileSetting: Sendable, Hashable {
    /// The names of the objects around it, and its own: `["policies", "groupSender"]`.
    public let path: [UTF8Text]
    /// Its value; of templates and hidden texts one entry each, which joins the others.
    public let value: RawJSON

    /// Describes a setting.
    public init(_ path: UTF8Text..., value: RawJSON) {
        self.path = path
        self.value = value
    }

    /// The names with points between them, as `Mappings/profiles.tsv` spells them.
    public var name: String { path.map(\.string).joined(separator: ".") }
}

extension AppProfile {
    /// Everything that a profile says of how pushes look and whom they reach, whether its preset says the same or not.
    ///
    /// Left out is what names the app and its people: topic, app key and senders.
    package var settings: [ProfileSetting] {
        var settings = [
            ProfileSetting("badgeCap", value: .integer(badgeCap)),
            ProfileSetting("recallOverride", value: .bool(recallOverride)),
            ProfileSetting("isMutable", value: .bool(isMutable)),
            ProfileSetting("display", value: .word(display)), ProfileSetting("mode", value: .word(mode)),
        ]
        if let timeToLive { settings.append(ProfileSetting("timeToLive", value: .integer(timeToLive))) }
        if let offlinePush { settings.append(ProfileSetting("offlinePush", value: offlinePush)) }
        settings += templates.sorted { $0.key.string < $1.key.string }.map {
            ProfileSetting("templates", value: .array([$0.value.entry(named: $0.key)]))
        }
        settings += hiddenTexts.sorted { $0.key.string < $1.key.string }.map {
            ProfileSetting("hiddenTexts", $0.key, value: .string($0.value))
        }
        return settings + texts.settings + separators.settings
            + policies.members.map { ProfileSetting("policies", $0.key, value: $0.value) }
    }

    /// The profile that its file becomes with other settings in it.
    ///
    /// - Throws: ``PushModelError`` for a value that a profile file cannot have there.
    package func with(_ settings: [ProfileSetting]) throws(PushModelError) -> AppProfile {
        var writer = JSONWriter()
        write(to: &writer)
        let file = settings.reduce(RawJSON(written: writer)) { $0.setting($1) }
        return try AppProfile(file.parsed().root, zones: zones, from: presets)
    }
}

extension RawJSON {
    /// A profile file, or a part of one, with a setting in it.
    package func setting(_ setting: ProfileSetting) -> RawJSON {
        self.setting(setting.path[...], to: setting.value)
    }
}

extension Template {
    fileprivate func entry(named name: UTF8Text) -> RawJSON {
        .object([("name", .string(name)), ("title", .string(title)), ("content", .string(content))])
    }
}

extension ProfileSetting {
    /// A template, which takes the place of another one of its name.
    package init(_ template: Template, named name: UTF8Text) {
        self.init("templates", value: .array([template.entry(named: name)]))
    }
}

extension BuiltInTexts {
    /// An empty text is none.
    fileprivate var settings: [ProfileSetting] {
        let named: [(UTF8Text, UTF8Text?)] = [
            ("title", title), ("body", body), ("mention", mention), ("recall", recall),
        ]
        return named.map { ProfileSetting("texts", $0.0, value: .string($0.1 ?? "")) }
            + kinds.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                ProfileSetting("texts", "kinds", UTF8Text($0.key.rawValue), value: .string($0.value))
            }
            + types.sorted { $0.key.string < $1.key.string }.map {
                ProfileSetting("texts", "types", $0.key, value: .string($0.value))
            }
    }
}

extension AppProfile.Separators {
    fileprivate var settings: [ProfileSetting] {
        [
            ProfileSetting("separators", "name", value: .string(name)),
            ProfileSetting("separators", "id", value: .string(id)),
        ]
    }
}

extension RawJSON {
    fileprivate static func word(_ word: some RawRepresentable<String>) -> RawJSON {
        .string(UTF8Text(word.rawValue))
    }

    /// The object with a value at the end of a path; a list joins the one that is there.
    fileprivate func setting(_ path: ArraySlice<UTF8Text>, to value: RawJSON) -> RawJSON {
        let root = parsed().root
        guard let name = path.first else {
            guard root.kind == .array else { return value }
            return .array(root.elements.map(\.raw) + value.parsed().root.elements.map(\.raw))
        }
        var members = root.members.map { (key: $0.key, value: $0.value.raw) }
        let rest = path.dropFirst()
        if let index = members.firstIndex(where: { $0.key == name }) {
            members[index].value = members[index].value.setting(rest, to: value)
        } else {
            members.append((name, rest.isEmpty ? value : RawJSON.emptyObject.setting(rest, to: value)))
        }
        return .object(members)
    }
}

extension AppProfile {
    /// Every value that a setting of a profile may take, of those that a table lists: the policies, and what receivers have who
    /// set nothing.
    package static var choices: [ProfileSetting] {
        let flag = ["recallOverride", "isMutable"].flatMap { name in
            [false, true].map { ProfileSetting(name, value: .bool($0)) }
        }
        let display = DisplayStyle.allCases.map {
            ProfileSetting("display", value: .string(UTF8Text($0.rawValue)))
        }
        let mode = NotificationMode.allCases.map {
            ProfileSetting("mode", value: .string(UTF8Text($0.rawValue)))
        }
        let policies = Policies.choices.flatMap { policy in
            policy.values.map { ProfileSetting("policies", policy.key, value: $0) }
        }
        return flag + display + mode + policies
    }
}
