/// Reads single values leniently, and notes every value that had to be repaired or given up (reading G14).
///
/// `null` is absent everywhere. Where a value stands is asked for only when there is something to tell.
package struct ValueReader {
    package var diagnostics: [Diagnostic] = []

    package init() {}

    /// Text: a string as it is, a number as its digits, nothing else.
    @inlinable
    package mutating func text(_ value: JSONValue, at location: @autoclosure () -> Location) -> UTF8Text? {
        value.plainString ?? unusualText(value, at: location)
    }

    /// Text with escapes, and what stands where text belongs.
    @usableFromInline
    mutating func unusualText(_ value: JSONValue, at location: () -> Location) -> UTF8Text? {
        switch value.kind {
        case .null: return nil
        case .string:
            let text = value.string
            if text?.range(of: "\u{FFFD}") != nil && value.hasLoneSurrogate {
                note(
                    .repaired, location(),
                    "holds half of a surrogate pair, which became U+FFFD; send valid UTF-16 escapes")
            }
            return text
        case .number:
            note(
                .repaired, location(), "is a number where text belongs; its digits were taken. Send a string")
            return value.number
        case .bool, .array, .object:
            note(
                .invalid, location(),
                "is \(value.kind.inWords) where text belongs; it was taken as absent. Send a string")
            return nil
        }
    }

    /// Text that says something: an empty string is absent.
    @inlinable
    package mutating func filledText(
        _ value: JSONValue, at location: @autoclosure () -> Location
    ) -> UTF8Text? {
        text(value, at: location())?.nonEmpty
    }

    /// An identifier: a string, or the digits of a number, without a diagnostic since vendors spell both (reading G3).
    @inlinable
    package mutating func identifier(
        _ value: JSONValue, at location: @autoclosure () -> Location
    ) -> UTF8Text? {
        if let text = value.plainString { return text.nonEmpty }
        return value.number ?? filledText(value, at: location())
    }

    /// A list of identifiers; one alone counts as a list of one.
    package mutating func identifiers(
        _ value: JSONValue, at location: @autoclosure () -> Location
    ) -> [UTF8Text]? {
        guard value.kind == .array else {
            return identifier(value, at: location()).map { [$0] }
        }
        var list: [UTF8Text] = []
        list.reserveCapacity(value.count)
        for element in value.elements {
            if let id = identifier(element, at: location()) { list.append(id) }
        }
        return list
    }

    /// A flag: `true` and `false`; `1`, `0` and the words yes, no, true, false in any case, repaired; `""` is absent.
    ///
    /// Anything else is nil, so that the default holds, with an `invalid` diagnostic.
    package mutating func flag(_ value: JSONValue, at location: @autoclosure () -> Location) -> Bool? {
        if let flag = value.bool { return flag }
        if value.isNull { return nil }
        if let word = value.string ?? value.number {
            if word.isEmpty { return nil }
            if let flag = Self.flagWords.first(where: { $0.word.equalsIgnoringASCIICase(word) })?.flag {
                note(
                    .repaired, location(),
                    "is \(value.kind.inWords) where true or false belongs; it was taken as \(flag). Send a boolean"
                )
                return flag
            }
        }
        note(.invalid, location(), "is neither true nor false; the default holds. Send a boolean")
        return nil
    }

    private static let flagWords: [(word: UTF8Text, flag: Bool)] = [
        ("true", true), ("1", true), ("yes", true), ("false", false), ("0", false), ("no", false),
    ]

    /// A whole number, or the digits of one in a string; nil and `invalid` for anything else.
    package mutating func integer(_ value: JSONValue, at location: @autoclosure () -> Location) -> Int? {
        if let integer = value.integer { return integer }
        if value.isNull { return nil }
        if let integer = value.string?.decimalInteger {
            note(
                .repaired, location(),
                "is a string where a number belongs; its digits were taken. Send a number")
            return integer
        }
        note(.invalid, location(), "is not a whole number; it was taken as absent. Send an integer")
        return nil
    }

    /// An object: as it is, or the one that a string spells (which many senders do, with one diagnostic).
    ///
    /// - Returns: The object; nil for anything else, with `invalid`.
    @inlinable
    package mutating func object(
        _ value: JSONValue, at location: @autoclosure () -> Location
    ) -> JSONValue? {
        value.kind == .object ? value : unusualObject(value, at: location)
    }

    /// The object that a string spells, and what stands where an object belongs.
    @usableFromInline
    mutating func unusualObject(_ value: JSONValue, at location: () -> Location) -> JSONValue? {
        if value.isNull { return nil }
        if let text = value.string, let inner = try? JSONDocument(text).root, inner.kind == .object {
            note(
                .repaired, location(),
                "is an object spelled in a string; it was read as that object. Send the object itself")
            return inner
        }
        note(.invalid, location(), "is not an object; it was taken as absent. Send a JSON object")
        return nil
    }

    /// Notes something about the value at `location`, which is called by its key unless it has another name.
    package mutating func note(
        _ kind: Diagnostic.Kind, _ location: Location, severity: Diagnostic.Severity = .warning,
        named name: String? = nil, _ message: String
    ) {
        if diagnostics.isEmpty { diagnostics.reserveCapacity(4) }
        if let name {
            diagnostics.append(
                Diagnostic(
                    row: location.row.isEmpty ? nil : location.row, severity: severity, kind: kind,
                    path: location.path, message: "\(name) \(message)."))
        } else {
            diagnostics.append(Diagnostic(kind, severity, at: location, message))
        }
    }
}

extension ValueReader {
    /// Warns of something about the message as a whole, in a sentence of its own.
    package mutating func note(_ kind: Diagnostic.Kind, _ sentence: String) {
        diagnostics.append(
            Diagnostic(severity: .warning, kind: kind, path: "", message: sentence))
    }
}

extension JSONValue.Kind {
    /// The kind with its article, for sentences.
    package var inWords: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A step of a JSON Pointer: `~` and `/` escaped as RFC 6901 wants.
package func pointerStep(_ key: UTF8Text) -> String {
    guard
        key.firstIndex(of: UInt8(ascii: "~"), from: 0) != nil
            || key.firstIndex(of: UInt8(ascii: "/"), from: 0) != nil
    else { return key.string }
    return key.string.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
}
