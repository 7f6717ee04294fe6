import Foundation
import PushRecords
import Testing

/// A folder of `Tests/Fixtures`: a vendor's messages, whom they reach, and what must come out.
struct Fixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String {
        "\(folder.deletingLastPathComponent().lastPathComponent)/\(folder.lastPathComponent)"
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The messages to translate, in a folder of their vendor.
    static let all = everything.filter { !$0.isConversion }

    /// The messages to convert, in the folder `convert`.
    static let conversions = everything.filter(\.isConversion)

    private var isConversion: Bool { folder.deletingLastPathComponent().lastPathComponent == "convert" }

    private static let everything = folders.filter { $0.has("input.jsonl") }

    /// The folder of every case, whatever it holds: messages, settings, webhooks.
    static let folders: [Fixture] = {
        let manager = FileManager.default
        let kinds = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return kinds.flatMap {
            (try? manager.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
        }
        .filter(\.hasDirectoryPath)
        .sorted { $0.path < $1.path }
        .map(Fixture.init)
    }()

    /// A file's lines that hold something; none when there is no such file.
    func lines(_ name: String) throws -> [String] {
        let file = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    /// The translation that the folder's files ask for.
    func configuration() throws -> MessageTranslator.Configuration {
        var configuration = MessageTranslator.Configuration()
        if has("profile.json") {
            let text = try String(contentsOf: folder.appending(path: "profile.json"), encoding: .utf8)
            configuration.profiles = [try AppProfile(JSONDocument(text).root, zones: zone)]
        }
        for (name, value) in try arguments() { try configuration.apply(name, value: value) }
        return configuration
    }

    /// The people whom the folder's files name.
    func people() throws -> People {
        var recipients: RecipientDirectory?
        if has("recipients.jsonl") {
            recipients = RecipientDirectory(
                try lines("recipients.jsonl").map { try Recipient(JSONDocument($0).root, zones: zone) })
        }
        var groups = GroupDirectory()
        for line in try lines("groups.jsonl") { try groups.add(JSONDocument(line).root) }
        let isForAll = try arguments().contains { $0.name == "--members-from" && $0.value == "recipients" }
        return People(recipients: recipients, groups: groups, otherGroups: isForAll ? .everyone : .unknown)
    }

    /// The moment of every push; a fixture whose outcome depends on it names one.
    func now() throws -> Instant {
        guard let text = try arguments().last(where: { $0.name == "--now" })?.value else {
            return Instant(seconds: 1_795_000_000)
        }
        return try FixtureError.unwrap(Instant(rfc3339: UTF8Text(text)), text)
    }

    private func arguments() throws -> [(name: String, value: String)] {
        var rest = try lines("arguments.txt")[...]
        var arguments: [(name: String, value: String)] = []
        while let name = rest.popFirst() {
            arguments.append((name, name == "--no-truncate" ? "" : rest.popFirst() ?? ""))
        }
        return arguments
    }
}

extension MessageTranslator.Configuration {
    fileprivate mutating func apply(_ name: String, value: String) throws {
        switch name {
        // Whom and when, not how.
        case "--now", "--members-from": break
        case "--payload-style": payloadStyle = try FixtureError.unwrap(PayloadStyle(rawValue: value), value)
        case "--from": vendor = value
        case "--shape": shape = value
        case "--no-truncate": truncates = false
        default:
            throw FixtureError(
                description: "arguments.txt holds \(name), which the fixtures' runner does not know")
        }
    }
}

struct FixtureError: Error, CustomStringConvertible {
    let description: String

    static func unwrap<Value>(_ value: Value?, _ text: String) throws -> Value {
        guard let value else {
            throw FixtureError(description: "arguments.txt holds the unusable value \(text)")
        }
        return value
    }
}

private func zone(_ name: String) -> TimeZoneRule? {
    TimeZone(identifier: name).map { zone in
        TimeZoneRule(name: name) { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.seconds))) }
    }
}

extension ByteSlice {
    /// A line's bytes.
    init(_ line: String) { self.init(Array(line.utf8)) }
}
