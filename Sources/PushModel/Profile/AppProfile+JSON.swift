extension AppProfile {
    /// Reads a profile file: the vendor's preset, and over it what the file says.
    ///
    /// ```json
    /// {"vendor":"easemob","generation":"current","topic":"com.example.app","badgeCap":99,
    ///  "templates":[{"name":"default","title":"{$fromNickname}","content":"{$msg}"}],
    ///  "senders":{"6001":{"nickname":"Alice"}},"policies":{"groupSender":"nickname"}}
    /// ```
    /// - Parameters:
    ///   - value: The profile's JSON object.
    ///   - vendor: The vendor of a profile that names none; nil makes naming one necessary.
    ///   - zones: Finds named time zones.
    /// - Throws: ``PushModelError`` with the JSON Pointer of what is wrong.
    public init(
        _ value: JSONValue, vendor: String? = nil, zones: @escaping TimeZoneRule.Finder = { _ in nil }
    ) throws(PushModelError) {
        try self.init(value, vendor: vendor, zones: zones, from: .standard)
    }

    /// The same for a vendor that may have its preset elsewhere.
    package init(
        _ value: JSONValue, vendor: String? = nil, zones: @escaping TimeZoneRule.Finder = { _ in nil },
        from presets: Presets
    ) throws(PushModelError) {
        let object = try SettingsObject(value)
        guard let vendor = try object.text("vendor")?.string ?? vendor else {
            throw PushModelError(.missing, path: "/vendor", message: "a profile needs a vendor")
        }
        let language = try object.text("language")?.string
        try self.init(
            vendor: vendor, generation: try object.text("generation")?.string, language: language,
            from: presets)
        self.zones = zones
        // A language without texts is no error: the vendor's own stand in, and the command says so.
        if let language, language != self.language {
            remarks.append(.unknownLanguage(language, of: vendor, standIn: self.language))
        }
        try apply(object)
    }

    private static let memberNames = [
        "vendor", "generation", "language", "topic", "appKey", "badgeCap", "timeToLive", "offlinePush",
        "recallOverride",
        "display", "mode", "isMutable", "templates", "hiddenTexts", "senders", "groups", "texts",
        "separators", "policies",
    ]

    /// Overrides every setting that `object` names.
    mutating func apply(_ object: SettingsObject) throws(PushModelError) {
        for member in object.value.members where !member.value.isNull {
            switch member.key.string {
            case "vendor", "generation", "language": break
            case "topic": topic = try object.text("topic")?.nonEmpty
            case "appKey": appKey = try object.text("appKey")?.nonEmpty
            case "badgeCap": badgeCap = try object.count("badgeCap") ?? 0
            case "timeToLive": timeToLive = try object.count("timeToLive")
            case "offlinePush": offlinePush = member.value.raw
            case "recallOverride": recallOverride = try object.flag("recallOverride") ?? recallOverride
            case "display": display = try object.word("display", DisplayStyle.self) ?? display
            case "mode": mode = try object.word("mode", NotificationMode.self) ?? mode
            case "isMutable": isMutable = try object.flag("isMutable") ?? isMutable
            case "templates": try applyTemplates(object)
            case "hiddenTexts":
                hiddenTexts.merge(try object.textsByName("hiddenTexts")) { $1 }
            case "senders": senders.merge(try names("nickname", of: "senders", in: object)) { $1 }
            case "groups": groups.merge(try names("name", of: "groups", in: object)) { $1 }
            case "texts": if let texts = try object.object("texts") { try apply(texts: texts) }
            case "separators":
                if let separators = try object.object("separators") { try apply(separators: separators) }
            case "policies":
                if let policies = try object.object("policies") {
                    try self.policies.apply(policies, zones, &remarks)
                }
            default:
                remarks.append(
                    .unknownMember(object.child(member.key), member.key, among: Self.memberNames))
            }
        }
    }

    private mutating func applyTemplates(_ object: SettingsObject) throws(PushModelError) {
        for template in try object.objects("templates") {
            guard let name = try template.text("name")?.nonEmpty else {
                throw PushModelError(
                    .missing, path: template.child("name"), message: "a template needs a name")
            }
            templates[name] = Template(
                title: try template.text("title") ?? "", content: try template.text("content") ?? "")
            template.noteUnknown(besides: ["name", "title", "content"], &remarks)
        }
    }

    /// The names of people or groups: objects with one member, by identifier.
    private mutating func names(
        _ name: UTF8Text, of key: UTF8Text, in object: SettingsObject
    ) throws(PushModelError) -> [UTF8Text: UTF8Text] {
        var names: [UTF8Text: UTF8Text] = [:]
        guard let all = try object.object(key) else { return names }
        for member in all.value.members {
            if let named = try all.object(member.key) {
                named.noteUnknown(besides: [name.string], &remarks)
                names[member.key] = try named.text(name)?.nonEmpty
            }
        }
        return names
    }

    private mutating func apply(texts object: SettingsObject) throws(PushModelError) {
        object.noteUnknown(besides: ["title", "body", "mention", "recall", "kinds", "types"], &remarks)
        if let title = try object.text("title") { texts.title = title.nonEmpty }
        if let body = try object.text("body") { texts.body = body }
        if let mention = try object.text("mention") { texts.mention = mention.nonEmpty }
        if let recall = try object.text("recall") { texts.recall = recall }
        for (name, text) in try object.textsByName("kinds") {
            guard let kind = MessageKind(rawValue: name.string) else {
                remarks.append(
                    .unknownMember(
                        "\(object.child("kinds"))/\(pointerStep(name))", name,
                        among: MessageKind.allCases.map(\.rawValue)))
                continue
            }
            texts.kinds[kind] = text
        }
        texts.types.merge(try object.textsByName("types")) { $1 }
    }

    private mutating func apply(separators object: SettingsObject) throws(PushModelError) {
        object.noteUnknown(besides: ["name", "id"], &remarks)
        if let name = try object.text("name") { separators.name = name }
        if let id = try object.text("id") { separators.id = id }
    }
}

extension SettingsObject {
    /// A whole number that is not negative.
    fileprivate func count(_ key: UTF8Text) throws(PushModelError) -> Int? {
        guard let count = try integer(key) else { return nil }
        guard count >= 0 else {
            throw PushModelError(.unknownValue, path: child(key), message: "must not be negative")
        }
        return count
    }
}

extension AppProfile {
    /// Writes what an app configured as a profile file, which reads back as the same configuration.
    ///
    /// Left out is what the vendor's preset brings.
    public func write(to writer: inout JSONWriter) {
        let inherited = Set(preset?.settings ?? [])
        let own = Dictionary(grouping: settings.filter { !inherited.contains($0) }) { $0.path[0] }
        writer.beginObject()
        for name in Self.memberNames.map({ UTF8Text($0) }) {
            if let value = identity(name) {
                writer.key(name)
                writer.raw(value)
            } else if let settings = own[name] {
                writer.members(of: settings.reduce(.emptyObject) { $0.setting($1) })
            }
        }
        writer.endObject()
    }

    /// What names the app, its vendor and its people; nil for nothing, and for a setting.
    private func identity(_ name: UTF8Text) -> RawJSON? {
        func names(_ names: [UTF8Text: UTF8Text], _ key: UTF8Text) -> RawJSON? {
            let sorted = names.sorted { $0.key.string < $1.key.string }
            return sorted.isEmpty
                ? nil : .object(sorted.map { ($0.key, .object([(key, .string($0.value))])) })
        }
        return switch name {
        case "vendor": .string(UTF8Text(vendor))
        case "generation": generation == "current" ? nil : .string(UTF8Text(generation))
        case "language": .string(UTF8Text(language))
        case "topic": topic.map(RawJSON.string)
        case "appKey": appKey.map(RawJSON.string)
        case "senders": names(senders, "nickname")
        case "groups": names(groups, "name")
        default: nil
        }
    }

    /// The preset that the profile is made over; nil for a vendor without one.
    package var preset: AppProfile? {
        try? AppProfile(vendor: vendor, generation: generation, language: language, from: presets)
    }
}
