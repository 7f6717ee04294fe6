/// One key of the configuration: its name, what it takes, and which part of `Root` it sets.
///
/// The default is what `Root` has before.
struct GatewaySetting<Root>: Sendable {
    /// The name inside its section, such as `push.when`.
    let name: String
    /// What it takes.
    let form: SettingForm
    /// What it means and when it matters, in a sentence or two.
    let words: String
    /// Sets the value; returns what is wrong with it, to follow "The value", or nil.
    let set: @Sendable (SettingValue, inout Root) -> String?
    /// The value that `Root` has, as a file would say it; empty for none.
    let spelled: @Sendable (Root) -> String
}

/// A value as it was written, and where.
enum SettingValue: Sendable {
    /// A text, a number or a flag.
    case text(String)
    /// The elements of a list.
    case list([String])
    /// What a file holds.
    case contents([UInt8])

    /// The text, unless it is empty.
    var nonEmptyText: String? {
        if case .text(let text) = self, !text.isEmpty { return text }
        return nil
    }
}

extension GatewaySetting {
    /// The path in `Root` of what a setting sets.
    typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

    /// Sets what `read` makes of a text; a nil of `read` is a value that is none of the form.
    private init<Value>(
        _ name: String, _ path: Path<Value>, _ form: SettingForm, _ words: String,
        spelled: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?
    ) {
        self.name = name
        self.form = form
        self.words = words
        self.spelled = { spelled($0[keyPath: path]) }
        set = { value, root in
            guard let read = value.nonEmptyText.flatMap(read) else { return "must be \(form.demand)" }
            root[keyPath: path] = read
            return nil
        }
    }

    /// A text.
    init(_ name: String, _ path: Path<String>, _ words: String) {
        self.init(name, path, .text, words, spelled: { $0 }, read: { $0 })
    }

    /// A text that may be absent.
    init(_ name: String, optional path: Path<String?>, _ words: String) {
        self.init(name, path, .text, words, spelled: { $0 ?? "" }, read: { $0 })
    }

    /// The path of a file.
    init(_ name: String, file path: Path<String>, _ words: String) {
        self.init(name, path, .file, words, spelled: { $0 }, read: { $0 })
    }

    /// The path of a file that may be absent.
    init(_ name: String, file path: Path<String?>, _ words: String) {
        self.init(name, path, .file, words, spelled: { $0 ?? "" }, read: { $0 })
    }

    /// A whole number.
    init(_ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, _ words: String) {
        self.init(name, path, .integer(range), words, spelled: { "\($0)" }) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A number of bytes.
    init(_ name: String, size path: Path<Int>, _ range: ClosedRange<Int>, _ words: String) {
        self.init(name, path, .size(range), words, spelled: SettingForm.size) { text in
            SettingForm.bytes(in: text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A time.
    init(_ name: String, _ path: Path<Duration>, _ range: ClosedRange<Duration>, _ words: String) {
        self.init(name, path, .duration(range), words, spelled: SettingForm.duration) { text in
            SettingForm.time(in: text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A flag.
    init(_ name: String, _ path: Path<Bool>, _ words: String) {
        self.init(name, path, .flag, words, spelled: { "\($0)" }, read: Self.flag)
    }

    /// A flag that may be absent.
    init(_ name: String, optional path: Path<Bool?>, _ words: String) {
        self.init(
            name, path, .flag, words, spelled: { $0.map { "\($0)" } ?? "" }, read: { Self.flag($0) })
    }

    /// One of the words of a type.
    init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Word>, _ words: String
    ) {
        self.init(
            name, path, .word(Word.allCases.map(\.rawValue)), words, spelled: { $0.rawValue },
            read: { Word(rawValue: $0) })
    }

    /// One of the words of a type, or none of them, which has a word of its own.
    init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Word?>, none: String, _ words: String
    ) {
        self.init(
            name, path, .word([none] + Word.allCases.map(\.rawValue)), words,
            spelled: { $0?.rawValue ?? none }
        ) { text in text == none ? .some(nil) : Word(rawValue: text).map { .some($0) } }
    }

    /// A list of texts.
    init(_ name: String, _ path: Path<[String]>, _ words: String) {
        self.name = name
        form = .list
        self.words = words
        spelled = { $0[keyPath: path].joined(separator: ", ") }
        set = { value, root in
            guard case .list(let texts) = value, !texts.contains("") else {
                return "must be \(SettingForm.list.demand)"
            }
            root[keyPath: path] = texts
            return nil
        }
    }

    /// A secret: in a file whose path `name` followed by `File` gives, or in the environment.
    init(_ name: String, secret path: Path<ConfiguredSecret?>, _ words: String) {
        self.name = name
        form = .secret
        self.words = words
        spelled = { _ in "" }
        set = { value, root in
            guard case .contents(let bytes) = value else { return "must be \(SettingForm.secret.demand)" }
            let secret = ConfiguredSecret(bytes)
            guard !secret.bytes.isEmpty else { return "of the secret is empty" }
            root[keyPath: path] = secret
            return nil
        }
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}
