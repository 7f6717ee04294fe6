import PushBridge

extension JSONTree {
    /// One message of two: the members of both, of each name in any case the first one's.
    func merged(with other: JSONTree) -> JSONTree {
        guard case .object(var members) = self, case .object(let others) = other else {
            return spelledMerged(with: other)
        }
        for member in others {
            if let index = members.firstIndex(where: { $0.name.lowercased() == member.name.lowercased() }) {
                members[index].value = members[index].value.merged(with: member.value)
            } else {
                members.append(member)
            }
        }
        return .object(members)
    }

    /// The same for objects that strings spell; else the first.
    private func spelledMerged(with other: JSONTree) -> JSONTree {
        guard let own = spelledContainer, let others = other.spelledContainer, case .object = own else {
            return self
        }
        return .scalar(Self.quoted(own.merged(with: others).json()))
    }
}

extension Corpus {
    /// The golden messages by what they are taken for, in the order of the sources' names.
    static let fixturesBySource = Result<[(source: String, messages: [JSONTree])], any Error> {
        let translator = try MessageTranslator(Setting.plain.configuration)
        var messages: [String: [JSONTree]] = [:]
        for line in fixtures.bareMessages {
            guard let tree = JSONTree(message: line), let source = try? translator.read(line).source
            else { continue }
            messages[source, default: []].append(tree)
        }
        return messages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
