import TestSupport

/// Damages real messages: first their meaning, then their bytes.
struct Mutation {
    let values: RandomJSON
    let messages: [String]

    /// A line that was a message once, or never.
    func line(using random: inout SplitMix64) -> [UInt8] {
        if random.once(in: 12) {
            return Array(values.value(depth: 5, using: &random).json().utf8)
        }
        let message = random.pick(messages)
        guard var tree = JSONTree(message) else { return bytes(Array(message.utf8), using: &random) }
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&tree, using: &random) }
        let line = Array(tree.json().utf8)
        return random.once(in: 6) ? bytes(line, using: &random) : line
    }

    /// Changes one value somewhere.
    private func change(_ tree: inout JSONTree, using random: inout SplitMix64) {
        switch tree {
        case .object(var members) where !members.isEmpty && !random.once(in: 6):
            let place = Int.random(in: members.indices, using: &random)
            if members[place].value.isContainer && !random.once(in: 3) {
                change(&members[place].value, using: &random)
            } else {
                changeMember(&members, at: place, using: &random)
            }
            tree = .object(members)
        case .array(var elements) where !elements.isEmpty && !random.once(in: 6):
            let place = Int.random(in: elements.indices, using: &random)
            change(&elements[place], using: &random)
            tree = .array(elements)
        case .object(let members) where random.once(in: 2):
            tree = .object(members + [values.member(depth: 2, using: &random)])
        default:
            // An object in a string is what many senders send.
            tree =
                random.once(in: 3)
                ? .scalar(JSONTree.quoted(tree.json())) : values.value(depth: 3, using: &random)
        }
    }

    private func changeMember(
        _ members: inout [JSONTree.Member], at place: Int, using random: inout SplitMix64
    ) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: members.remove(at: place)
        case 1: members.insert(rival(of: members[place], using: &random), at: place)
        case 2: members.append(rival(of: members[place], using: &random))
        case 3:
            let other = Int.random(in: members.indices, using: &random)
            (members[place].value, members[other].value) = (members[other].value, members[place].value)
        case 4: members[place].name = random.pick(values.names)
        default: members[place].value = values.value(depth: 2, using: &random)
        }
    }

    /// A member of the same name with another value.
    func rival(of member: JSONTree.Member, using random: inout SplitMix64) -> JSONTree.Member {
        JSONTree.Member(name: member.name, value: values.value(depth: 2, using: &random))
    }

    /// Damages bytes: cuts, flips, doubles, inserts.
    private func bytes(_ line: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var damaged = line
        for _ in 0..<Int.random(in: 1...3, using: &random) where !damaged.isEmpty {
            let place = Int.random(in: damaged.indices, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: damaged.removeSubrange(place...)
            case 1: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: damaged.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
            case 3: damaged.removeSubrange(place..<min(place + 9, damaged.count))
            default: damaged.insert(contentsOf: damaged[place..<min(place + 20, damaged.count)], at: place)
            }
        }
        return damaged.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    }
}

extension Mutation {
    /// Grows from the golden cases.
    static let fixtures = Mutation(
        values: RandomJSON(names: Corpus.fixtures.names), messages: Corpus.fixtures.messages)
}
