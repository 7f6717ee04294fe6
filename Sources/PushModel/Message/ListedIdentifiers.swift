/// The identifiers in a long list of people, for a search that costs the same however long the list is.
///
/// A group of 40 000 members and a message that mentions 40 000 would otherwise be 1 600 000 000 comparisons.
struct ListedIdentifiers: Sendable {
    private let exact: Set<UTF8Text>
    /// The same in lower case.
    private let lowercased: Set<UTF8Text>

    /// Up to so many identifiers are compared one by one, which costs less than a set.
    private static let fewest = 32

    /// Nil for a short list.
    init?(_ ids: [UTF8Text]) {
        if ids.count <= Self.fewest { return nil }
        exact = Set(ids)
        lowercased = Set(ids.map { $0.lowercasedASCII() })
    }

    func contains(_ id: UTF8Text, ignoringCase: Bool) -> Bool {
        ignoringCase ? lowercased.contains(id.lowercasedASCII()) : exact.contains(id)
    }
}

extension ModelValue {
    /// The people whom the value lists.
    var people: [UTF8Text]? {
        switch self {
        case .audience(.listed(let ids)), .texts(let ids): ids
        default: nil
        }
    }
}

extension PushMessage {
    /// Whether a field that says whom something is for names a person: in a list, or as one of everyone.
    ///
    /// - Parameters:
    ///   - id: A user identifier.
    ///   - field: A field of an audience or of a list of people.
    ///   - ignoringCase: Whether identifiers that differ only in ASCII case are the same (reading G3).
    /// - Returns: Whether it does.
    package func names(_ id: UTF8Text, in field: CanonicalField, ignoringCase: Bool) -> Bool {
        guard holds(field) else { return false }
        let content = content(of: field)
        if content.form == .own, let list = contents.lists[content.place] {
            return list.contains(id, ignoringCase: ignoringCase)
        }
        guard let value = value(of: content) else { return false }
        if case .audience(let audience) = value { return audience.contains(id, ignoringCase: ignoringCase) }
        return Audience.listed(value.texts ?? []).contains(id, ignoringCase: ignoringCase)
    }

    /// Prepares long lists of people for searches; what is put into a field later is searched one by one.
    package mutating func prepareSearches() {
        if presentFields.isDisjoint(with: .searched) { return }
        for field in FieldSet.searched where holds(field) {
            let content = content(of: field)
            guard content.form == .own, let ids = contents.values[content.place].people,
                let list = ListedIdentifiers(ids)
            else { continue }
            own()
            contents.lists[content.place] = list
        }
    }
}

extension FieldSet {
    /// The fields whose lists are searched for each recipient.
    static let searched: FieldSet = [.mentions, .force, .excludedMembers]
}
