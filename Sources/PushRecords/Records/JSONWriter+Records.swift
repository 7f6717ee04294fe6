public import PushBridge

extension JSONWriter {
    /// Begins a record with the name of its input, the number of its line, and its number in an array that is the document.
    @inline(__always)
    package mutating func beginRecord(_ place: MessagePlace) {
        beginObject()
        write(place)
    }

    /// Begins a record of a line, which repeats its key.
    @inline(__always)
    mutating func beginRecord(_ origin: borrowing LineOrigin) {
        beginRecord(origin.place, key: origin.key)
    }

    /// The same, by the place of the message in the input and the key.
    @inline(__always)
    mutating func beginRecord(_ place: MessagePlace, key: ByteSlice?) {
        beginRecord(place)
        if let key { write(key: key) }
    }

    private mutating func write(key: ByteSlice) {
        if let text = UTF8Text(validating: key) {
            member("key", text)
        } else {
            member("keyBase64", Base64.encode(key))
        }
    }

    /// Writes where a message stands as members of an object.
    @inline(__always)
    package mutating func write(_ place: MessagePlace) {
        if let origin = place.origin { member("origin", origin) }
        key("line")
        integer(place.line)
        if let index = place.index { member("index", index) }
    }

    /// Ends a record with its diagnostics, if records carry them.
    mutating func endRecord(_ diagnostics: [Diagnostic]?, spelledBy spelled: SpelledDiagnostics? = nil) {
        if let diagnostics {
            key("diagnostics")
            beginArray()
            // As a span, since an element that is taken out of an array is copied, and a diagnostic is large.
            let all = diagnostics.span
            for index in all.indices { all[index].write(to: &self, spelledBy: spelled) }
            endArray()
        }
        endObject()
        newline()
    }

    /// Writes the bytes of another writer, which are one JSON value.
    mutating func written(_ other: borrowing JSONWriter) {
        other.withBytes { rawBytes($0) }
    }

    /// A member that is a number.
    package mutating func member(_ name: UTF8Text, _ number: Int) {
        key(name)
        integer(number)
    }

    /// A member that is a string.
    package mutating func member(_ name: UTF8Text, _ text: String) {
        key(name)
        string(text)
    }

    /// A member that is a value spelled already.
    mutating func member(_ name: UTF8Text, _ value: RawJSON) {
        key(name)
        raw(value)
    }

    /// An object with a member for each element, or an array of them.
    package mutating func list<Element>(
        _ name: UTF8Text, as container: Container = .array, _ elements: some Sequence<Element>,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        if container == .object { beginObject() } else { beginArray() }
        for element in elements { write(&self, element) }
        if container == .object { endObject() } else { endArray() }
    }

    /// What a list of members or elements is written as.
    package enum Container {
        case object
        case array
    }

    /// An array of strings.
    mutating func list(_ name: UTF8Text, _ strings: [String]) {
        list(name, strings) { $0.string($1) }
    }

    /// An object of counts, by name.
    package mutating func counts(_ name: UTF8Text, _ counts: [(key: String, value: Int)]) {
        list(name, as: .object, counts.sorted { $0.key < $1.key }) { $0.member(UTF8Text($1.key), $1.value) }
    }
}

extension Diagnostic {
    fileprivate func write(to writer: inout JSONWriter, spelledBy spelled: SpelledDiagnostics?) {
        if let spelling = spelled?.spelling(of: self) { writer.raw(spelling) } else { write(to: &writer) }
    }

    /// Writes the diagnostic as one JSON object.
    public borrowing func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let row { writer.member("row", row) }
        writer.member("severity", severity.rawValue)
        writer.member("kind", kind.rawValue)
        writer.key("code")
        code.writeName(to: &writer)
        writer.member("path", path)
        writer.key("message")
        writer.beginString()
        writeMessage(to: &writer)
        writer.endString()
        writer.endObject()
    }
}

/// Diagnostics that recur, spelled once: most have the table's path, and no argument from the message.
final class SpelledDiagnostics: @unchecked Sendable {
    // Unchecked because the holder uses it on one thread at a time.

    /// The last one of each hash.
    @exclusivity(unchecked) private var entries = [Entry?](repeating: nil, count: 1_024)

    private final class Entry {
        let diagnostic: Diagnostic
        let spelling: RawJSON
        init(_ diagnostic: Diagnostic) {
            var writer = JSONWriter()
            diagnostic.write(to: &writer)
            (self.diagnostic, spelling) = (diagnostic, RawJSON(written: writer))
        }
    }

    /// The spelling of a diagnostic; nil for one that hardly recurs.
    func spelling(of diagnostic: Diagnostic) -> RawJSON? {
        guard diagnostic.hasOwnWordsOnly else { return nil }
        let place = diagnostic.quickHash & (entries.count - 1)
        if let entry = entries[place], entry.diagnostic == diagnostic { return entry.spelling }
        let entry = Entry(diagnostic)
        entries[place] = entry
        return entry.spelling
    }
}
