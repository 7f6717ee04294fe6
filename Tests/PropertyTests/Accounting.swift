import PushRecords

/// Whether reading a message gives an account of each of its members.
///
/// A member is accounted for when the neutral form is another one without it, when a diagnostic points at it or at what it
/// holds, when one says that what it stands in is lost as a whole, or when another value of its kind in its place would
/// show: then it says what would hold anyway.
struct Accounting {
    /// What reading a line gives: the neutral form, and its diagnostics.
    typealias Reading = (String) -> (form: String, diagnostics: [Diagnostic])?

    let read: Reading

    /// The pointers of the members that get lost in silence.
    func losses(in message: JSONTree) -> [String] {
        guard let whole = read(message.json()) else { return [] }
        let told = whole.diagnostics.filter { !$0.path.isEmpty }
        return message.memberPlaces.filter { place in
            !told.contains { Self.tells($0, of: place.pointer) } && !isSeen(place, in: message, whole)
        }
        .map(\.pointer)
    }

    private static func tells(_ diagnostic: Diagnostic, of pointer: String) -> Bool {
        if diagnostic.path == pointer || diagnostic.path.hasPrefix(pointer + "/") { return true }
        let losses: [Diagnostic.Kind] = [.dropped, .ignored, .invalid]
        return pointer.hasPrefix(diagnostic.path + "/") && losses.contains(diagnostic.kind)
    }

    private func isSeen(
        _ place: MemberPlace, in message: JSONTree, _ whole: (form: String, diagnostics: [Diagnostic])
    ) -> Bool {
        let without = read(message.replacing(place.steps[...], with: nil).json())
        if without?.form != whole.form { return true }
        return Self.probes(of: message.value(place.steps[...])).contains { probe in
            let probe = JSONTree(probe)
            let probed = read(message.replacing(place.steps[...], with: probe).json())
            return probed?.form != whole.form || probed?.diagnostics != whole.diagnostics
        }
    }

    /// Other values of the same kind, for what is absent by its value (reading G14) values of every kind.
    private static func probes(of value: JSONTree) -> [String] {
        let json = value.json()
        if ["null", "\"\"", "[]", "{}"].contains(json) { return texts + numbers + containers + flags }
        switch json.first {
        case "\"": return texts
        case "{", "[": return containers
        case "t", "f": return flags
        default: return numbers
        }
    }

    private static let texts = [
        #""zz-probe""#, #""img""#, #""team""#, #""7""#, #""1""#, #""0""#, #""true""#, #""false""#,
        #""{\"zz\":1}""#,
    ]
    private static let numbers = ["7", "2", "1", "0"]
    private static let flags = ["true", "false"]
    private static let containers = [#"["zz-probe"]"#, #"{"zz-probe":1}"#]
}

extension Accounting {
    /// Reads messages as one source's, whatever they would be taken for.
    init(source: String) throws {
        var configuration = Setting.plain.configuration
        let parts = source.split(separator: "/").map(String.init)
        configuration.vendor = parts.first
        configuration.shape = parts.last
        let translator = try MessageTranslator(configuration)
        read = { line in
            guard let read = try? translator.read(line: ByteSlice(line)) else { return nil }
            var form = JSONWriter()
            read.message.write(to: &form)
            return (form.text().string, read.diagnostics)
        }
    }

    /// Says what lines are taken for.
    private static let plain = Result { try MessageTranslator(Setting.plain.configuration) }

    /// The members of a line that get lost in silence and are not excused, with the line's source before them.
    static func losses(in line: String, _ known: inout [String: Accounting]) throws -> [String] {
        guard let message = JSONTree(message: line),
            let source = try? plain.get().read(line: ByteSlice(line)).source
        else { return [] }
        let accounting = try known[source] ?? Accounting(source: source)
        known[source] = accounting
        return accounting.unexcused(in: message, of: source)
    }

    /// The members of a source's message that get lost in silence and are not excused, with the source before them.
    func unexcused(
        in message: JSONTree, of source: String, but excuses: [Excuse] = Excuse.all
    ) -> [String] {
        losses(in: message).map { "\(source) \($0)" }.filter { !excuses.excuses($0) }
    }
}
