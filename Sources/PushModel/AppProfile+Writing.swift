extension AppProfile {
    /// Writes what an app configured as a profile file, which reads back as the same configuration.
    ///
    /// Left out are the vendor's own texts and policies, which its preset brings.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.text("vendor", UTF8Text(vendor))
        if generation != "current" { writer.text("generation", UTF8Text(generation)) }
        writer.text("language", UTF8Text(language))
        writer.text("topic", topic)
        writer.text("appKey", appKey)
        if badgeCap > 0 {
            writer.key("badgeCap")
            writer.integer(badgeCap)
        }
        if let timeToLive {
            writer.key("timeToLive")
            writer.integer(timeToLive)
        }
        if recallOverride {
            writer.key("recallOverride")
            writer.bool(true)
        }
        writer.array("templates", templates.sorted { $0.key.string < $1.key.string }) { entry, writer in
            writer.beginObject()
            writer.text("name", entry.key)
            writer.text("title", entry.value.title)
            writer.text("content", entry.value.content)
            writer.endObject()
        }
        write("hiddenTexts", hiddenTexts, &writer) { $1.string($0) }
        write("senders", senders, &writer) { name, writer in
            writer.beginObject()
            writer.text("nickname", name)
            writer.endObject()
        }
        writeTexts(to: &writer)
        writer.endObject()
    }

    private func write(
        _ name: UTF8Text, _ values: [UTF8Text: UTF8Text], _ writer: inout JSONWriter,
        _ write: (UTF8Text, inout JSONWriter) -> Void
    ) {
        if values.isEmpty { return }
        writer.key(name)
        writer.beginObject()
        for (key, value) in values.sorted(by: { $0.key.string < $1.key.string }) {
            writer.key(key)
            write(value, &writer)
        }
        writer.endObject()
    }

    /// The texts of which the app has its own.
    private func writeTexts(to writer: inout JSONWriter) {
        guard hasOwnTexts else { return }
        writer.key("texts")
        writer.beginObject()
        writer.text("title", texts.title ?? "")
        writer.text("body", texts.body)
        writer.text("mention", texts.mention)
        writer.text("recall", texts.recall)
        write("kinds", Dictionary(texts.kinds.map { (UTF8Text($0.rawValue), $1) }) { $1 }, &writer) {
            $1.string($0)
        }
        writer.endObject()
    }

    /// Whether the app has other texts than the vendor's.
    public var hasOwnTexts: Bool {
        // Optionals choose the initializer that reads the preset.
        let (named, spoken): (String?, String?) = (generation, language)
        let preset = try? AppProfile(vendor: vendor, generation: named, language: spoken)
        return preset.map { $0.texts != texts } ?? false
    }
}
