import PushModel

/// The vendor's ways of writing single values.
extension EasemobReader {
    mutating func text(_ value: JSONValue, _ key: EasemobKey) -> UTF8Text? {
        let places = places
        return values.text(value, at: places.location(key))
    }

    mutating func filledText(_ value: JSONValue, _ key: EasemobKey) -> UTF8Text? {
        text(value, key)?.nonEmpty
    }

    mutating func flag(_ value: JSONValue, _ key: EasemobKey) -> Bool {
        let places = places
        return values.flag(value, at: places.location(key)) ?? false
    }

    /// A flag that the vendor documents as a number: 1 is on, 0 is off (EM 9.15).
    mutating func isOne(_ value: JSONValue, _ key: EasemobKey) -> Bool {
        switch value.integer {
        case 1: true
        case 0: false
        default: flag(value, key)
        }
    }

    mutating func identifier(_ value: JSONValue, _ key: EasemobKey) -> UTF8Text? {
        let places = places
        return values.identifier(value, at: places.location(key))
    }

    /// A list of identifiers; nil when there is none, which differs from an empty one.
    mutating func identifiers(_ value: JSONValue, _ key: EasemobKey) -> [UTF8Text]? {
        let places = places
        return values.identifiers(value, at: places.location(key))
    }

    mutating func list(_ value: JSONValue, _ key: EasemobKey) -> [UTF8Text] {
        noteLone(value, key)
        return identifiers(value, key) ?? []
    }

    /// Reports an identifier that stands alone where the vendor documents a list.
    mutating func noteLone(_ value: JSONValue, _ key: EasemobKey) {
        guard value.kind == .number || (value.kind == .string && !value.isEmptyString) else { return }
        values.note(
            .repaired, places.location(key),
            "is one identifier where a list belongs; it was taken as a list of that one. Send an array")
    }

    /// Whether the key has the one value that means something; any other has no effect.
    mutating func names(_ word: UTF8Text, _ value: JSONValue, _ key: EasemobKey) -> Bool {
        guard let text = filledText(value, key) else { return false }
        if text == word { return true }
        met.remove(key.rawValue)
        values.note(.ignored, places.location(key), severity: .info, "has an effect only as \"\(word)\"")
        return false
    }

    /// Arguments of a template or a localised text: numbers become digits, `null` an empty one; no array, no arguments.
    mutating func arguments(_ value: JSONValue, _ key: EasemobKey) -> [UTF8Text] {
        guard value.kind == .array else {
            if !value.isNull && !value.isEmptyString {
                values.note(
                    .invalid, places.location(key),
                    "is not an array; it was taken as no arguments. Send an array of strings")
            }
            return []
        }
        var arguments: [UTF8Text] = []
        for element in value.elements {
            arguments.append(element.number ?? text(element, key) ?? "")
        }
        return arguments
    }

    /// Members for whom a directed template is meant; one not in lower case has no effect (EM-043).
    mutating func targets(_ value: JSONValue, _ key: EasemobKey) -> [UTF8Text] {
        let targets = list(value, key)
        if targets.contains(where: { $0 != $0.lowercasedASCII() }) {
            values.note(
                .ignored, places.location(key),
                "names a member not in lower case, who gets no directed template. Send lower case")
        }
        return targets
    }

    /// Who is mentioned: `all` in any case, a list, or one identifier; within a list `all` is an identifier (reading E9).
    mutating func audience(_ value: JSONValue, _ key: EasemobKey) -> Audience? {
        if let word = value.string, word.equalsIgnoringASCIICase("all") { return .everyone }
        noteLone(value, key)
        return userIDs(value, key).map(Audience.listed)
    }

    /// A fixed badge: a whole number from 0, or its digits; anything else leaves the count (reading E11).
    mutating func badge(_ value: JSONValue, _ key: EasemobKey) -> Int? {
        let places = places
        guard let badge = values.integer(value, at: places.location(key)) else { return nil }
        if badge >= 0 { return badge }
        values.note(
            .invalid, places.location(key),
            "is negative; the recipient's count stands instead. Send 0 or more")
        return nil
    }

    /// A sound file's name; an empty one is written as it is, anything but a string is absent (reading E11).
    mutating func sound(_ value: JSONValue, _ key: EasemobKey) -> Sound? {
        if value.isNull { return nil }
        guard value.kind == .string, let name = text(value, key) else {
            values.note(
                .invalid, places.location(key),
                "is not a string; the default sound stands instead. Send a file name")
            return nil
        }
        if name.lowercasedASCII().hasSuffix(".mp3") {
            values.note(
                .invalid, places.location(key),
                "is an MP3 file, which Apple does not play. Ship aiff, wav or caf")
        }
        return .file(name)
    }

    /// `extern`: any JSON value but `null` and an empty string (reading E10).
    func appDataValue(_ value: JSONValue) -> RawJSON? {
        value.isNull || value.isEmptyString ? nil : value.raw
    }

    /// Settings of other platforms: kept for a writer, never sent to Apple.
    mutating func keepAside(_ value: JSONValue, _ key: EasemobKey) {
        message.platforms.removeAll { $0.key == key.name }
        if value.isNull { return }
        message.platforms.append(JSONField(key: key.name, value: value.raw))
        values.note(
            .dropped, places.location(key), severity: .info,
            "is a setting of another platform, which Apple never gets")
    }

    /// Keys at places where no server looks (EM-027, EM-056, EM-057).
    mutating func noteIneffective(_ value: JSONValue, _ key: EasemobKey) {
        if value.isNull { return }
        values.note(
            .ignored, places.location(key),
            "has no effect at this place. Remove it, or see `pushbridge mappings show \(key.row)`")
    }

    /// Parts of a message that no push shows.
    mutating func noteNotPushed(_ value: JSONValue, _ key: EasemobKey) {
        if value.isNull { return }
        values.note(
            .dropped, places.location(key), severity: .info,
            "belongs to the message itself; no push carries it")
    }
}
