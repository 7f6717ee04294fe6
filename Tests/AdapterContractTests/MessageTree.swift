import PushModel

/// A message under construction: objects in their order, with finished values at the leaves.
indirect enum MessageTree: Sendable {
    case value(RawJSON)
    case object([(key: String, value: MessageTree)])

    /// Takes a JSON document apart as far as its objects go.
    init(_ json: String) throws {
        self.init(try JSONDocument(json).root)
    }

    private init(_ value: JSONValue) {
        self =
            value.kind == .object
            ? .object(value.members.map { (key: $0.key.string, value: MessageTree($0.value)) })
            : .value(value.raw)
    }

    /// Puts a value at a path; objects on the way are made, and what is no object there gives way to one.
    mutating func set(_ value: MessageTree, at path: ArraySlice<String>) {
        guard let name = path.first else {
            self = value
            return
        }
        var members = members
        let place = members.firstIndex { $0.key == name } ?? members.count
        if place == members.count { members.append((key: name, value: .object([]))) }
        members[place].value.set(value, at: path.dropFirst())
        self = .object(members)
    }

    /// Takes a member of the root away.
    mutating func remove(_ name: String) {
        self = .object(members.filter { $0.key != name })
    }

    /// The message without the member at a path.
    func without(_ path: [String]) -> MessageTree {
        guard let last = path.last, var parent = value(at: path.dropLast()) else { return self }
        parent.remove(last)
        var copy = self
        copy.set(parent, at: path.dropLast())
        return copy
    }

    /// The value at a path; nil where nothing stands.
    func value(at path: ArraySlice<String>) -> MessageTree? {
        guard let name = path.first else { return self }
        return members.first { $0.key == name }?.value.value(at: path.dropFirst())
    }

    private var members: [(key: String, value: MessageTree)] {
        if case .object(let members) = self { return members }
        return []
    }

    /// How objects travel: as themselves, as a string that holds them, or as the one element of an array.
    enum Travel {
        case object, text, element
    }

    /// The message as JSON, each object as the one who is asked says of its path.
    func json(_ travel: ([String]) -> Travel = { _ in .object }) -> RawJSON {
        json(at: [], travel)
    }

    private func json(at path: [String], _ travel: ([String]) -> Travel) -> RawJSON {
        switch self {
        case .value(let value): return value
        case .object(let members):
            let object = RawJSON.object(
                members.map { member in
                    (key: UTF8Text(member.key), value: member.value.json(at: path + [member.key], travel))
                })
            return switch travel(path) {
            case .object: object
            case .text: .string(object.text)
            case .element: .array([object])
            }
        }
    }
}
