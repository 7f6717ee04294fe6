import PushModel

/// What each of several keys adds to a field.
///
/// Where the field is an object to which keys add a member each, a key's share is that member. Everything else is one
/// value, of which no part belongs to a single key.
struct FieldShares {
    private let whole: RawJSON
    /// The members of the object by their steps in a path; empty where the field is not shared.
    private var members: [String: JSONMember] = [:]

    /// Prepares to share a field's value.
    ///
    /// - Parameters:
    ///   - whole: The value.
    ///   - gathered: Whether several keys filled the field together.
    init(of whole: RawJSON, gathered: Bool) {
        self.whole = whole
        guard gathered, whole.kind == .object else { return }
        for member in whole.parsed().root.members { members[pointerStep(member.key)] = member }
    }

    /// What a key added: an object with its member, or the whole value where no member has the key's name.
    func share(of key: SpelledKey) -> RawJSON {
        guard !members.isEmpty,
            let step = key.path.split(separator: "/", omittingEmptySubsequences: false).last,
            let member = members[String(step)]
        else { return whole }
        return .object([(member.key, member.value.raw)])
    }
}
