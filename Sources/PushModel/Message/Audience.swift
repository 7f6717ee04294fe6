/// Some of the people whom a message reaches: none, everyone, or those listed.
public enum Audience: Sendable, Hashable {
    case nobody
    case everyone
    case listed([UTF8Text])

    /// Whether nobody is meant, an empty list included.
    @inlinable
    package var isEmpty: Bool {
        switch self {
        case .nobody: true
        case .everyone: false
        case .listed(let ids): ids.isEmpty
        }
    }

    /// Whether `id` belongs to the audience.
    ///
    /// - Parameters:
    ///   - id: A user identifier.
    ///   - ignoringCase: Whether identifiers that differ only in ASCII case are the same (Easemob, reading G3).
    /// - Returns: True for everyone, and for a listed identifier.
    @inlinable
    package func contains(_ id: UTF8Text, ignoringCase: Bool) -> Bool {
        switch self {
        case .nobody: false
        case .everyone: true
        case .listed(let ids):
            ids.contains { ignoringCase ? $0.equalsIgnoringASCIICase(id) : $0 == id }
        }
    }
}

/// Which users a message is for, by the tags that the app gave them (reading G20).
///
/// Its neutral form is an object of `allOf` and `anyOf`, lists of tags that must all hold or of which one must, and of
/// `other`, the vendor's own members that no tags answer.
package struct AudienceCondition {
    private var allOf: [UTF8Text] = []
    private var anyOf: [UTF8Text] = []
    private var other: [(key: UTF8Text, value: RawJSON)] = []

    private static let (all, any, others): (UTF8Text, UTF8Text, UTF8Text) = ("allOf", "anyOf", "other")

    /// Reads the neutral form.
    package init(_ neutral: RawJSON) {
        self.init(neutral.parsed().root.members.map { ($0.key, $0.value) }, allOf: Self.all, anyOf: Self.any)
        guard let own = other.first(where: { $0.key == Self.others })?.value else { return }
        other = own.parsed().root.members.map { ($0.key, $0.value.raw) }
    }

    /// Takes a vendor's members; a list of tags that is empty or no list of texts can be answered by nobody.
    package init(_ members: [(key: UTF8Text, value: JSONValue)], allOf: UTF8Text, anyOf: UTF8Text) {
        for (key, value) in members where !value.isNull {
            let tags = value.elements.compactMap(\.string)
            if value.kind == .array, !tags.isEmpty, tags.count == value.count, key == allOf || key == anyOf {
                if key == allOf { self.allOf = tags } else { self.anyOf = tags }
            } else {
                other.append((key, value.raw))
            }
        }
    }

    /// The neutral form.
    package var neutral: RawJSON {
        let others = other.isEmpty ? [] : [(key: Self.others, value: RawJSON.object(other))]
        return .object(lists(Self.all, Self.any) + others)
    }

    /// The vendor's members.
    package func members(allOf: UTF8Text, anyOf: UTF8Text) -> [(key: UTF8Text, value: RawJSON)] {
        lists(allOf, anyOf) + other
    }

    private func lists(_ all: UTF8Text, _ any: UTF8Text) -> [(key: UTF8Text, value: RawJSON)] {
        [(all, allOf), (any, anyOf)].filter { !$1.isEmpty }.map { ($0, .array($1.map(RawJSON.string))) }
    }

    /// Whether tags alone decide who is meant, so that another vendor can say it.
    package var isOfTagsAlone: Bool { other.isEmpty && !(allOf.isEmpty && anyOf.isEmpty) }

    /// Whether a person with some tags is certainly meant.
    package func isMet(by tags: [UTF8Text]) -> Bool {
        isOfTagsAlone && allOf.allSatisfy(tags.contains)
            && (anyOf.isEmpty || anyOf.contains(where: tags.contains))
    }
}

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
    static let searched: FieldSet = [.mentions, .force, .excludedMembers]
}
