extension APNSAlert {
    /// Writes the alert of an ordinary push: a string, or an object with flat keys.
    func writeFlat(to writer: inout JSONWriter) {
        if let text = onlyText {
            writer.string(text)
            return
        }
        writer.beginObject()
        for keys in FlatKeys.all { self[keyPath: keys.line].writeFlat(keys, to: &writer) }
        writeRest(to: &writer)
    }

    /// Writes the alert of a Live Activity: words may be objects, and the sound stands inside (Apple: Starting and updating
    /// Live Activities with ActivityKit push notifications).
    func writeNested(sound: APNSSound?, to writer: inout JSONWriter) {
        writer.beginObject()
        title.writeNested(.alertTitle, to: &writer)
        subtitle.writeNested(.alertSubtitle, to: &writer)
        body.writeNested(.alertBody, to: &writer)
        if let sound {
            writer.key(.alertSound)
            sound.write(to: &writer)
        }
        writeRest(to: &writer)
    }

    private func writeRest(to writer: inout JSONWriter) {
        writer.member(.alertLaunchImage, launchImage)
        writer.members(extras)
        writer.endObject()
    }

    private var onlyText: UTF8Text? {
        guard isString, title.isEmpty, subtitle.isEmpty, launchImage == nil, extras.isEmpty,
            body.localizationKey == nil
        else { return nil }
        return body.text
    }
}
