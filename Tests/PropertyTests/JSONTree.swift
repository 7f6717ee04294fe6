import PushBridge
import TestSupport

/// A JSON value that can be changed: scalars as they are spelled, members in their order, duplicates kept.
indirect enum JSONTree: Sendable {
    case scalar(String)
    case array([JSONTree])
    case object([Member])

    struct Member: Sendable {
        var name: String
        var value: JSONTree
    }

    /// Takes a document apart; nil for what is none.
    init?(_ json: String) {
        guard let document = try? JSONDocument(json) else { return nil }
        self.init(document.root)
    }

    private init(_ value: JSONValue) {
        switch value.kind {
        case .array: self = .array(value.elements.map(JSONTree.init))
        case .object:
            self = .object(value.members.map { Member(name: $0.key.string, value: JSONTree($0.value)) })
        default: self = .scalar(value.raw.description)
        }
    }

    /// The value with nothing between its tokens but what `blank` gives.
    func json(blank: () -> String = { "" }) -> String {
        switch self {
        case .scalar(let spelling): return blank() + spelling + blank()
        case .array(let elements):
            return "\(blank())[\(elements.map { $0.json(blank: blank) }.joined(separator: ","))\(blank())]"
        case .object(let members):
            let texts = members.map {
                "\(blank())\(Self.quoted($0.name))\(blank()):\($0.value.json(blank: blank))"
            }
            return "\(blank()){\(texts.joined(separator: ","))\(blank())}\(blank())"
        }
    }

    /// The same value, with the first character of some texts spelled as an escape.
    func withEscapes(using random: inout SplitMix64) -> JSONTree {
        switch self {
        case .scalar(let spelling):
            guard spelling.hasPrefix("\""), let first = spelling.dropFirst().utf8.first,
                Character(Unicode.Scalar(first)).isLetter, first < 0x80, random.once(in: 2)
            else { return self }
            return .scalar("\"\\u00" + String(first, radix: 16) + spelling.dropFirst(2))
        case .array(let elements):
            return .array(elements.map { $0.withEscapes(using: &random) })
        case .object(let members):
            return .object(
                members.map { Member(name: $0.name, value: $0.value.withEscapes(using: &random)) })
        }
    }

    static func quoted(_ text: String) -> String { RawJSON.string(UTF8Text(text)).description }

    var isContainer: Bool {
        if case .scalar = self { return false }
        return true
    }

    func collectNames(into names: inout Set<String>) {
        switch self {
        case .scalar: break
        case .array(let elements): for element in elements { element.collectNames(into: &names) }
        case .object(let members):
            for member in members {
                names.insert(member.name)
                member.value.collectNames(into: &names)
            }
        }
    }

    /// Puts a value at a path; what is in the way becomes an object.
    mutating func set(_ value: JSONTree, at path: ArraySlice<String>) {
        guard let name = path.first else {
            self = value
            return
        }
        var members: [Member] = []
        if case .object(let own) = self { members = own }
        var child = members.last { $0.name == name }?.value ?? .object([])
        child.set(value, at: path.dropFirst())
        members.removeAll { $0.name == name }
        members.append(Member(name: name, value: child))
        self = .object(members)
    }
}
