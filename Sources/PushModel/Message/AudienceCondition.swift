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
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - allOf: The vendor's name of the tags that must all hold.
    ///   - anyOf: Its name of those of which one must.
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
