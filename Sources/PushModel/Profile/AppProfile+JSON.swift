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
        "vendor", "generation", "language", "topic", "appKey", "badgeCap", "timeToLive", "recallOverride",
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
        let preset = preset
        writer.beginObject()
        writer.member("vendor", UTF8Text(vendor))
        if generation != "current" { writer.member("generation", UTF8Text(generation)) }
        writer.member("language", UTF8Text(language))
        writer.member("topic", topic)
        writer.member("appKey", appKey)
        writer.member("badgeCap", badgeCap > 0 ? badgeCap : nil)
        writer.member("timeToLive", timeToLive)
        writer.member("recallOverride", recallOverride ? true : nil)
        if display != preset?.display { writer.member("display", UTF8Text(display.rawValue)) }
        if mode != preset?.mode { writer.member("mode", UTF8Text(mode.rawValue)) }
        writer.member("isMutable", isMutable == preset?.isMutable ? nil : isMutable)
        writer.array("templates", templates.sorted { $0.key.string < $1.key.string }) { entry, writer in
            writer.beginObject()
            writer.member("name", entry.key)
            writer.member("title", entry.value.title)
            writer.member("content", entry.value.content)
            writer.endObject()
        }
        writer.object("hiddenTexts", Self.texts(hiddenTexts))
        writer.object("senders", Self.texts(senders).map { ($0.key, Self.object("nickname", $0.value)) })
        writer.object("groups", Self.texts(groups).map { ($0.key, Self.object("name", $0.value)) })
        writer.object("texts", texts.members(otherThan: preset?.texts ?? BuiltInTexts()))
        writer.object("separators", separators.members(otherThan: preset?.separators ?? Separators()))
        writer.object("policies", policies.members(otherThan: preset?.policies ?? Policies()))
        writer.endObject()
    }

    private static func texts(_ texts: [UTF8Text: UTF8Text]) -> [(key: UTF8Text, value: RawJSON)] {
        texts.sorted { $0.key.string < $1.key.string }.map { ($0.key, .string($0.value)) }
    }

    private static func object(_ key: UTF8Text, _ value: RawJSON) -> RawJSON {
        let members: [(key: UTF8Text, value: RawJSON)] = [(key, value)]
        return .object(members)
    }

    /// The preset that the profile is made over; nil for a vendor without one.
    package var preset: AppProfile? {
        try? AppProfile(vendor: vendor, generation: generation, language: language, from: presets)
    }
}

extension BuiltInTexts {
    /// The texts that are others than `preset` has, as members of a profile file; an empty text is none.
    fileprivate func members(otherThan preset: BuiltInTexts) -> [(key: UTF8Text, value: RawJSON)] {
        let texts: [(key: UTF8Text, own: UTF8Text?, others: UTF8Text?)] = [
            ("title", title, preset.title), ("body", body, preset.body), ("mention", mention, preset.mention),
            ("recall", recall, preset.recall),
        ]
        let kinds = kinds.filter { preset.kinds[$0.key] != $0.value }
            .map { (UTF8Text($0.key.rawValue), $0.value) }
        let types = types.filter { preset.types[$0.key] != $0.value }.map { ($0.key, $0.value) }
        return texts.filter { $0.own != $0.others }.map { ($0.key, .string($0.own ?? "")) }
            + Self.member("kinds", kinds) + Self.member("types", types)
    }

    /// A member that holds texts by name; none where there are no texts.
    private static func member(
        _ key: UTF8Text, _ texts: [(UTF8Text, UTF8Text)]
    ) -> [(key: UTF8Text, value: RawJSON)] {
        if texts.isEmpty { return [] }
        let members = texts.map { (key: $0.0, value: RawJSON.string($0.1)) }
        return [(key: key, value: .object(members.sorted { $0.key.string < $1.key.string }))]
    }
}

extension AppProfile.Separators {
    /// The separators that are others than `preset` has, as members of a profile file.
    fileprivate func members(otherThan preset: Self) -> [(key: UTF8Text, value: RawJSON)] {
        let separators: [(key: UTF8Text, own: UTF8Text, others: UTF8Text)] = [
            ("name", name, preset.name), ("id", id, preset.id),
        ]
        return separators.filter { $0.own != $0.others }.map { ($0.key, .string($0.own)) }
    }
}

extension JSONWriter {
    /// A member that is an object; nothing for an empty one.
    fileprivate mutating func object(_ name: UTF8Text, _ members: [(key: UTF8Text, value: RawJSON)]) {
        if members.isEmpty { return }
        key(name)
        raw(.object(members))
    }
}
