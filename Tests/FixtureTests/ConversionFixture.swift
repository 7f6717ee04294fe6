import PushBridge
import TestSupport

extension FixtureCase {
    /// The conversion that the case asks for.
    func conversion() throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: "")
        configuration.profiles = try lines("profiles").map { try AppProfile(JSONDocument($0).root) }
        var arguments = lines("arguments")[...]
        while let name = arguments.popFirst() {
            try configuration.apply(name, value: name == "--keep-hidden" ? "" : arguments.popFirst() ?? "")
        }
        return try MessageConverter(configuration)
    }
}

extension MessageConverter.Configuration {
    fileprivate mutating func apply(_ name: String, value: String) throws {
        switch name {
        case "--to": target = value
        case "--to-shape": targetShape = value
        case "--from": vendor = value
        case "--shape": shape = value
        case "--prefer": preference = try FixtureError.unwrap(ConversionPreference(rawValue: value), value)
        case "--keep-hidden": keepsHidden = true
        default:
            throw FixtureError(
                description: "arguments has \(name), which the conversions' runner does not know")
        }
    }
}

/// What the golden cases hold a record of `convert` to.
struct ConversionOutcome: Equatable {
    /// The message, its request and its part, each in one spelling of its JSON.
    let written: [String]
    let fidelity: String?
    let differences: [ConversionDifference]
    /// Each diagnostic as `row severity kind path`, sorted.
    let diagnostics: [String]

    init(_ record: JSONValue) {
        written = ["message", "request", "part", "parts"].map { name in
            "\(name): \(record[UTF8Text(name)].map(ConversionDifference.spelling(of:)) ?? "-")"
        }
        fidelity = record["fidelity"]?.string?.string
        differences = (record["differences"].map { Array($0.elements) } ?? [])
            .map(ConversionDifference.init).sorted { $0.point < $1.point }
        diagnostics = (record["diagnostics"].map { Array($0.elements) } ?? []).map { diagnostic in
            let words = ["row", "severity", "kind", "path"]
            return words.map { diagnostic[UTF8Text($0)]?.string?.string ?? "-" }.joined(separator: " ")
        }.sorted()
    }
}

/// A difference of a record; a case that names no situations holds for any.
struct ConversionDifference: Equatable {
    let point: String
    private let situations: [String]?

    init(_ difference: JSONValue) {
        point = ["path", "before", "after"].map { name in
            difference[UTF8Text(name)].map(Self.spelling(of:)) ?? "-"
        }.joined(separator: " ")
        if let all = difference["situations"] {
            situations = all.elements.map { $0.string?.string ?? "" }
        } else {
            situations = difference["situation"].map { [$0.string?.string ?? ""] }
        }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.point == right.point
            && (left.situations == nil || right.situations == nil || left.situations == right.situations)
    }

    /// One spelling of a value, whatever the order of its members.
    static func spelling(of value: JSONValue) -> String {
        switch value.kind {
        case .object:
            let members = value.members.map { "\"\($0.key)\":\(spelling(of: $0.value))" }.sorted()
            return "{\(members.joined(separator: ","))}"
        case .array: return "[\(value.elements.map(spelling(of:)).joined(separator: ","))]"
        default: return value.raw.description
        }
    }
}
