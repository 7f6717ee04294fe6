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
