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
                note(.loneSurrogate, location())
            }
            return text
        case .number:
            note(.numberForText, location())
            return value.number
        case .bool, .array, .object:
            note(.valueForText, location(), .words(value.kind.inWords))
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
                    .wordForFlag, location(), .words(value.kind.inWords), .words(flag ? "true" : "false"))
                return flag
            }
        }
        note(.noFlag, location())
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
            note(.stringForNumber, location())
            return integer
        }
        note(.noInteger, location())
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
            note(.stringForObject, location())
            return inner
        }
        note(.noObject, location())
        return nil
    }

    /// Notes something about the value at `location`.
    ///
    /// - Parameters:
    ///   - code: What to tell.
    ///   - location: Where the value stands; the message's root for the message as a whole.
    ///   - arguments: The values that the code's words name.
    package mutating func note(
        _ code: DiagnosticCode, _ location: Location, _ arguments: DiagnosticArgument...
    ) {
        tell(Diagnostic(code, at: location, arguments.isEmpty ? nil : arguments))
    }

    /// Notes what was found.
    package mutating func tell(_ diagnostic: consuming Diagnostic) {
        if diagnostics.isEmpty { diagnostics.reserveCapacity(4) }
        diagnostics.append(diagnostic)
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
