/// A vendor's own way of reading and writing a setting, for which its adapter has a function: a word of the column
/// `transforms` of `vendors.tsv`, such as `levels:integer:unmapped`.
struct OwnTransform {
    /// The function's name.
    let name: String
    /// What it reads, and what goes together with it; nil for a word that is none.
    let facts: SettingsWord.TransformFacts?

    init(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        name = parts[0]
        let types = parts.count > 1 ? parts[1].split(separator: "|").map(String.init) : []
        let rest = parts.dropFirst(2)
        let isSound =
            !name.isEmpty && SettingsWord.transforms[name] == nil && !types.isEmpty
            && types.allSatisfy { LiteralType(rawValue: $0) != nil } && rest.allSatisfy(Self.words.contains)
        facts =
            isSound
            ? SettingsWord.TransformFacts(
                types.joined(separator: " "), rest.contains("meanings") ? .meanings : .none,
                fills: !rest.contains("unmapped"))
            : nil
    }

    /// What may stand behind the types: that the column `values` says what spellings mean, and that no setting is filled.
    private static let words = ["meanings", "unmapped"]
}

extension VendorTables {
    /// The transforms of its settings that are its own.
    var ownTransforms: [OwnTransform] { row.words("transforms").map(OwnTransform.init) }
}
