/// A JSON object of settings, read strictly: `null` is absent, a wrong type is an error that says where.
package struct SettingsObject {
    package let value: JSONValue
    package let path: String

    package init(_ value: JSONValue, path: String = "") throws(PushModelError) {
        guard value.kind == .object else {
            throw PushModelError(.wrongType, path: path, message: "must be a JSON object, not \(value.kind)")
        }
        self.value = value
        self.path = path
    }

    /// The member `key`, absent when `null`.
    package func member(_ key: UTF8Text) -> JSONValue? {
        guard let member = value[key], !member.isNull else { return nil }
        return member
    }

    package func text(_ key: UTF8Text) throws(PushModelError) -> UTF8Text? {
        guard let member = member(key) else { return nil }
        guard let text = member.string ?? member.digits else { throw wrongType(key, "a string", member) }
        return text
    }

    package func integer(_ key: UTF8Text) throws(PushModelError) -> Int? {
        guard let member = member(key) else { return nil }
        guard let integer = member.integer else { throw wrongType(key, "a whole number", member) }
        return integer
    }

    package func flag(_ key: UTF8Text) throws(PushModelError) -> Bool? {
        guard let member = member(key) else { return nil }
        guard let flag = member.bool else { throw wrongType(key, "true or false", member) }
        return flag
    }

    package func object(_ key: UTF8Text) throws(PushModelError) -> SettingsObject? {
        guard let member = member(key) else { return nil }
        return try SettingsObject(member, path: child(key))
    }

    /// The objects of the array `key`; none when it is absent.
    package func objects(_ key: UTF8Text) throws(PushModelError) -> [SettingsObject] {
        guard let member = member(key) else { return [] }
        guard member.kind == .array else { throw wrongType(key, "an array of objects", member) }
        var objects: [SettingsObject] = []
        for element in member.elements {
            objects.append(try SettingsObject(element, path: "\(child(key))/\(objects.count)"))
        }
        return objects
    }

    /// The strings of the array `key`; nil when it is absent.
    package func texts(_ key: UTF8Text) throws(PushModelError) -> [UTF8Text]? {
        guard let member = member(key) else { return nil }
        guard member.kind == .array else { throw wrongType(key, "an array of strings", member) }
        var texts: [UTF8Text] = []
        for element in member.elements {
            guard let text = element.string ?? element.digits else {
                throw wrongType(key, "an array of strings", member)
            }
            texts.append(text)
        }
        return texts
    }

    /// A map of texts, by the members' names; empty when it is absent.
    package func textsByName(_ key: UTF8Text) throws(PushModelError) -> [UTF8Text: UTF8Text] {
        guard let object = try object(key) else { return [:] }
        var texts: [UTF8Text: UTF8Text] = [:]
        for member in object.value.members {
            texts[member.key] = try object.text(member.key)
        }
        return texts
    }

    /// One of the words of an enumeration.
    package func word<Word: RawRepresentable & CaseIterable>(
        _ key: UTF8Text, _ type: Word.Type
    ) throws(PushModelError) -> Word? where Word.RawValue == String {
        guard let text = try text(key) else { return nil }
        guard let word = Word(rawValue: text.string) else {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            throw PushModelError(
                .unknownValue, path: child(key), message: "\"\(text)\" is not one of: \(words)")
        }
        return word
    }

    package func moment(_ key: UTF8Text) throws(PushModelError) -> Instant? {
        guard let text = try text(key) else { return nil }
        guard let moment = Instant(rfc3339: text) else {
            throw PushModelError(
                .unknownValue, path: child(key),
                message: "\"\(text)\" is not a time such as 2026-11-21T12:00:00Z (RFC 3339)")
        }
        return moment
    }

    /// A time zone by its IANA name, or an offset from UTC; nil where the text is empty or absent.
    package func zone(
        _ key: UTF8Text, _ zones: TimeZoneRule.Finder
    ) throws(PushModelError) -> TimeZoneRule? {
        guard let name = try text(key)?.nonEmpty else { return nil }
        guard let zone = TimeZoneRule(name, zones) else {
            throw PushModelError(
                .unknownValue, path: child(key),
                message: "\"\(name)\" is neither an IANA time zone nor an offset such as +08:00")
        }
        return zone
    }

    package func child(_ key: UTF8Text) -> String { "\(path)/\(pointerStep(key))" }

    /// The error for a value of another type; a number is told by its digits, since it may be of the right type but not whole.
    private func wrongType(_ key: UTF8Text, _ expected: String, _ found: JSONValue) -> PushModelError {
        let told = found.number.map { $0.shortened(toCharacters: 24).string } ?? "\(found.kind)"
        return PushModelError(.wrongType, path: child(key), message: "must be \(expected), not \(told)")
    }
}

/// Finds the name that somebody probably meant.
package enum NearestName {
    /// The known name that the fewest changes of letters, whatever their case, make of `name`.
    ///
    /// - Returns: Nil where no name is near: more than a third of its letters would change, and neither begins like the
    ///   other.
    package static func of(_ name: String, among known: [String]) -> String? {
        let letters = Array(name.lowercased().unicodeScalars.prefix(longest))
        var nearest: (name: String, distance: Int)?
        for candidate in known {
            let distance = distance(letters, Array(candidate.lowercased().unicodeScalars))
            let isNear =
                distance <= max(1, max(letters.count, candidate.count) / 3)
                || begins(letters, like: candidate)
            if isNear && distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
        }
        return nearest?.name
    }

    /// Whether one of two names is the beginning of the other, and says enough.
    private static func begins(_ letters: [Unicode.Scalar], like candidate: String) -> Bool {
        let other = Array(candidate.lowercased().unicodeScalars)
        let common = min(letters.count, other.count)
        return common >= 3 && letters[..<common] == other[..<common]
    }

    /// More letters than any known name has.
    private static let longest = 64

    /// How many letters must be added, removed, replaced or exchanged with their neighbour.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                var best = min(
                    last[column] + (left[row] == right[column] ? 0 : 1),
                    min(last[column + 1], current[column]) + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
