import Foundation
import PushRecords
import TestSupport
import Testing

extension FixtureCase {
    /// The messages to translate, in a folder of their vendor.
    static let messages = all.filter(\.isMessages)

    /// The messages to convert.
    static let conversions = all(in: "convert")

    var isMessages: Bool { has("input") && folder != "convert" }

    static let knownMembers: Set = [
        "claim", "cites", "arguments", "profile", "profiles", "recipients", "groups", "input", "records",
        "losses", "neutral", "diagnostics", "users", "consoles", "secret", "webhooks", "status", "told",
    ]

    /// The translation that the case asks for.
    func configuration() throws -> MessageTranslator.Configuration {
        var configuration = MessageTranslator.Configuration()
        configuration.profiles = try lines("profile").map {
            try AppProfile(JSONDocument($0).root, zones: zone)
        }
        for (name, value) in arguments() { try configuration.apply(name, value: value) }
        return configuration
    }

    /// The people whom the case names.
    func people() throws -> People {
        var recipients: RecipientDirectory?
        if has("recipients") {
            recipients = RecipientDirectory(
                try lines("recipients").map { try Recipient(JSONDocument($0).root, zones: zone) })
        }
        var groups = GroupDirectory()
        for line in lines("groups") { try groups.add(JSONDocument(line).root) }
        let isForAll = arguments().contains { $0.name == "--members-from" && $0.value == "recipients" }
        return People(recipients: recipients, groups: groups, otherGroups: isForAll ? .everyone : .unknown)
    }

    /// The moment of every push; a fixture whose outcome depends on it names one.
    func now() throws -> Instant {
        guard let text = arguments().last(where: { $0.name == "--now" })?.value else {
            return Instant(seconds: 1_795_000_000)
        }
        return try FixtureError.unwrap(Instant(rfc3339: UTF8Text(text)), text)
    }

    private func arguments() -> [(name: String, value: String)] {
        var rest = lines("arguments")[...]
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
                description: "arguments has \(name), which the fixtures' runner does not know")
        }
    }
}

struct FixtureError: Error, CustomStringConvertible {
    let description: String

    static func unwrap<Value>(_ value: Value?, _ text: String) throws -> Value {
        guard let value else {
            throw FixtureError(description: "arguments has the unusable value \(text)")
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
