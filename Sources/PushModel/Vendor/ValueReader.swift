/// Reads single values leniently, and notes every value that had to be repaired or given up (reading G14).
///
/// `null` is absent everywhere. Where a value stands is asked for only when there is something to tell.
package struct ValueReader {
    package var diagnostics: [Diagnostic] = []
    /// Whether parts of the message are no text and became U+FFFD; then two identifiers may look like one.
    package var hasReplacements = false

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
        case .string: return value.string
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

    /// An identifier: a string, or the digits of a number, without a diagnostic since vendors spell both (readings G3, G21).
    @inlinable
    package mutating func identifier(
        _ value: JSONValue, at location: @autoclosure () -> Location
    ) -> UTF8Text? {
        if !hasReplacements, let text = value.plainString { return text.nonEmpty }
        return unusualIdentifier(value, at: location)
    }

    /// A number as an identifier, text with escapes, and text of which nobody knows which identifier it was.
    @usableFromInline
    mutating func unusualIdentifier(_ value: JSONValue, at location: () -> Location) -> UTF8Text? {
        if value.kind == .number {
            if let digits = value.digits { return digits }
            note(.noInteger, location())
            return nil
        }
        guard let text = filledText(value, at: location()) else { return nil }
        guard hasReplacements, text.range(of: "\u{FFFD}") != nil else { return text }
        note(.damagedIdentifier, location())
        return nil
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
        if value.isNull || value.isEmptyString { return nil }
        if let flag = Self.flag(spelledBy: value) {
            note(.wordForFlag, location(), .words(value.kind.inWords), .words(flag ? "true" : "false"))
            return flag
        }
        note(.noFlag, location())
        return nil
    }

    private static func flag(spelledBy value: JSONValue) -> Bool? {
        switch value.wholeNumber {
        case 1: return true
        case 0: return false
        case nil:
            guard let word = value.string else { return nil }
            return flagWords.first { $0.word.equalsIgnoringASCIICase(word) }?.flag
        default: return nil
        }
    }

    private static let flagWords: [(word: UTF8Text, flag: Bool)] = [
        ("true", true), ("yes", true), ("false", false), ("no", false),
    ]

    /// A whole number, or the digits of one in a string; nil and `invalid` for anything else.
    package mutating func integer(_ value: JSONValue, at location: @autoclosure () -> Location) -> Int? {
        if let integer = value.integer { return integer }
        if value.isNull { return nil }
        if let integer = value.wholeNumber {
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
        if let text = value.string, let inner = document(text, at: location()), inner.kind == .object {
            note(.stringForObject, location())
            return inner
        }
        let isEncoded = value.string.map { $0.hasPrefix("%7B") || $0.hasPrefix("%7b") } == true
        note(isEncoded ? .encodedTwice : .noObject, location())
        return nil
    }

    /// The document that a text spells; nil for any other text.
    package mutating func document(
        _ text: UTF8Text, at location: @autoclosure () -> Location
    ) -> JSONValue? {
        guard let root = try? JSONDocument(text).root else { return nil }
        noteRepairs(in: root, at: location())
        return root
    }

    /// Notes that halves of surrogate pairs became U+FFFD, at the first and once (reading T12).
    package mutating func noteRepairs(in root: JSONValue, at location: @autoclosure () -> Location) {
        guard let offset = root.firstRepair else { return }
        hasReplacements = true
        if diagnostics.contains(where: { $0.code == .loneSurrogate }) { return }
        let place = location()
        note(.loneSurrogate, Location(row: place.row, path: place.path + root.pointer(to: offset)))
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

extension JSONValue {
    /// The number that a number or a text spells; nil where it is not whole.
    package var wholeNumber: Int? { kind == .number ? integer : string?.wholeNumber }

    /// The JSON Pointer from this value to the string or key around an offset of its document's bytes.
    package func pointer(to offset: Int) -> String {
        switch kind {
        case .object:
            guard let member = members.first(where: { $0.value.end > offset }) else { return "" }
            let rest = member.value.byteOffset > offset ? "" : member.value.pointer(to: offset)
            return "/" + pointerStep(member.key) + rest
        case .array:
            guard let (index, element) = elements.enumerated().first(where: { $1.end > offset }) else {
                return ""
            }
            return "/\(index)" + element.pointer(to: offset)
        case .null, .bool, .number, .string: return ""
        }
    }

    private var end: Int { byteOffset + byteCount }
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
