import Foundation
import PushRecords
import TestSupport
import Testing
import Vendors

/// A written message of a vendor's and the body that it has: a line of a file in `Tests/Fixtures/bodies`.
struct BodyCase: Sendable, CustomTestStringConvertible {
    let vendor: String
    /// What the case shows.
    let name: String
    /// The message: JSON, or a form.
    let line: String
    /// The body under the neutral names, as JSON.
    let content: String

    var testDescription: String { "\(vendor): \(name)" }

    /// Every case, by vendor.
    static let all = VendorPair.sources.flatMap { vendor in lines(of: vendor).map { BodyCase(vendor, $0) } }

    /// The cases of a vendor.
    static func all(of vendor: String) -> [BodyCase] { all.filter { $0.vendor == vendor } }

    private init(_ vendor: String, _ line: String) {
        guard let root = try? JSONDocument(line).root, let name = root["name"]?.string?.string,
            let input = root["input"], let content = root["content"]
        else { fatalError("bodies/\(vendor).jsonl has a line that is no case: \(line.prefix(120))") }
        self.vendor = vendor
        self.name = name
        self.line = input.string?.string ?? input.raw.description
        self.content = content.raw.description
    }

    private static func lines(of vendor: String) -> [String] {
        let file = FixtureCase.root.appending(path: "bodies/\(vendor).jsonl")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}

/// What a message consists of: its body with its text, and what the app calls its own type.
struct MessageBody {
    let kind: MessageKind
    /// The parts under the neutral names.
    let parts: [String: JSONDocument]

    init(_ message: PushMessage) throws {
        var parts: [String: RawJSON] = [:]
        for part in message.content { parts[part.key.string] = part.value }
        if let text = message.text?.nonEmpty { parts["text"] = .string(text) }
        if message.kind == .custom, parts["event"] == nil, let name = message.typeName,
            !Self.usualNames.contains(name)
        {
            parts["event"] = .string(name)
        }
        kind = message.kind
        // An object without members says nothing.
        self.parts = try parts.filter { $0.value != .emptyObject }.mapValues {
            try JSONDocument($0.description)
        }
    }

    /// What vendors call custom messages whose app has no name for the type.
    private static let usualNames = VendorRegistry.standard.adapters.compactMap {
        $0.usualTypeName(of: .custom)
    }

    /// The parts that another body does not have, or has otherwise; a recording's length in whole seconds is the same.
    func parts(changedIn other: MessageBody) -> [String] {
        parts.keys.sorted().filter { name in
            guard let one = parts[name]?.root, let there = other.part(name, of: kind) else { return true }
            if name == BodyField.duration.rawValue, let one = one.integer, let there = there.integer {
                return abs(one - there) > 500
            }
            return !one.isSame(as: there)
        }
    }

    /// A part, which a custom message may have in its data where the message was of another kind.
    private func part(_ name: String, of other: MessageKind) -> JSONValue? {
        if let part = parts[name]?.root { return part }
        return kind == .custom && other != .custom
            ? parts[BodyField.data.rawValue]?.root[UTF8Text(name)] : nil
    }

    /// Whether a part of what the message became holds something of the body: the same part, or all of it as data.
    func isKept(in part: String) -> Bool {
        if parts[part] != nil { return true }
        let isMoved = part == BodyField.data.rawValue && kind != .custom
        return isMoved && parts.keys.contains { $0 != BodyField.unknown.rawValue }
    }

    /// How long a recording plays, in milliseconds.
    var duration: Int? { parts[BodyField.duration.rawValue]?.root.integer }
}

/// A message on its way to another vendor and back.
struct BodyJourney {
    /// What the message became: a record, which is input again.
    let record: JSONDocument
    let before: MessageBody
    /// What the target's message says; nil where there is none.
    let after: MessageBody?

    init(_ line: String, by converter: MessageConverter) throws {
        record = try #require(converter.records(line).first, "\(line)")
        before = try MessageBody(converter.translator.read(line: ByteSlice(line)).message)
        guard record.root["message"]?.isNull == false else {
            after = nil
            return
        }
        after = try MessageBody(Self.message(of: record))
    }

    /// The message that a record has.
    static func message(of record: JSONDocument) throws -> PushMessage {
        try reader.get().read(line: ByteSlice(record.line)).message
    }

    private static let reader = Result { try MessageTranslator(MessageTranslator.Configuration()) }

    /// Converts a vendor's messages as the presets have it.
    static func converter(from source: String, to target: String) throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.vendor = source
        return try MessageConverter(configuration)
    }

    private func elements(_ name: UTF8Text) -> [JSONValue] {
        record.root[name].map { Array($0.elements) } ?? []
    }

    /// All that the record says of the conversion.
    var result: [String] {
        ["message", "fidelity", "differences", "diagnostics"].map {
            record.root[UTF8Text($0)]?.raw.description ?? ""
        }
    }

    /// The codes of what is told.
    var codes: Set<String> { Set(elements("diagnostics").compactMap { $0["code"]?.string?.string }) }

    /// Whether it is told that nothing was written.
    var isRefusalTold: Bool {
        elements("diagnostics").contains {
            $0["severity"]?.string == "error" && ["dropped", "over-limit"].contains($0["kind"]?.string)
        }
    }

    /// Whether anything is told of what the conversation has of the message.
    var isTold: Bool {
        !codes.isDisjoint(with: Self.codesOfBodies)
            || elements("differences").contains { $0["path"]?.string?.hasPrefix("/message/") == true }
    }

    /// Whether it is told what becomes of a part: by a difference, or in words that name it.
    func tells(of part: String) -> Bool {
        elements("differences").contains { difference in
            ["/message/content/\(part)", "/message/\(part)"].contains(difference["path"]?.string?.string)
        }
            || elements("diagnostics").contains { diagnostic in
                guard let code = diagnostic["code"]?.string?.string, Self.codesOfBodies.contains(code) else {
                    return false
                }
                let words = diagnostic["message"]?.string?.string ?? ""
                return !Self.codesOfParts.contains(code)
                    || words.split { !$0.isLetter && !$0.isNumber }.contains { $0 == part }
            }
    }

    /// What is told of single parts, each of which the words name.
    private static let codesOfParts: Set = ["content-left-out", "description-left-out"]
    /// What is told of bodies.
    private static let codesOfBodies = codesOfParts.union([
        "content-became-data", "content-became-text", "kind-became-custom", "notice-became-tip",
        "tip-became-notice",
        "text-left-out", "parts-left-out", "parts-joined", "command-became-notification",
        "notification-became-command",
        "notification-became-message", "kind-became-element", "kind-became-type",
    ])
}
