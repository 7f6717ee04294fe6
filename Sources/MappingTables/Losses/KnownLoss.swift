/// What a move is known to lose, and what to do about it: a row of `losses.tsv`.
public struct KnownLoss: Sendable, Hashable {
    private let row: Table.Row
    /// Whose keys lose it.
    let keys: [LossKey]

    init(_ row: Table.Row) {
        self.row = row
        keys = row["keys"].split(separator: " ").map { LossKey(String($0)) }
    }

    /// The row's identifier.
    public var id: String { row.id }

    /// The vendor from whom somebody moves; nil for every vendor.
    var source: String? { Self.vendor(row["from"]) }
    /// The vendor to whom somebody moves; nil for every vendor.
    public var target: String? { Self.vendor(row["to"]) }

    /// In which case.
    public var what: String { Markup.plain(row["what"]) }
    /// What happens on the way.
    public var happens: String { Markup.plain(row["happens"]) }
    /// What to do about it.
    public var remedy: String { Markup.plain(row["remedy"]) }
    /// The same three as a page shows them.
    var marked: [String] { [row["what"], row["happens"], row["remedy"]] }

    /// What it makes of the verdict about a message, as records spell it; nil for a loss of settings, which have no verdict.
    public var weight: String? { Self.unlessDash(row["weight"]) }
    /// Whether nothing is lost, although the target has no key.
    var isNone: Bool { row["weight"] == "identical" }
    /// Where its remedy has to be applied; nil for a loss of settings.
    public var effort: String? { Self.unlessDash(row["effort"]) }
    /// By what a conversion tells of it, each by itself enough.
    public var signs: [LossSign] { row.words("signs").map(LossSign.init) }
    /// In which case and what happens, in Chinese; nil for a loss of settings.
    public var lossInChinese: String? { Self.unlessDash(row["lossInChinese"]) }
    /// What to do about it, in Chinese; nil for a loss of settings.
    public var remedyInChinese: String? { Self.unlessDash(row["remedyInChinese"]) }

    /// Whether it is about what users and consoles set, not about messages.
    var isOfSettings: Bool { row["weight"] == "-" }

    /// Whether a move from one vendor to another can lose it; nil stands for whichever vendor.
    func concerns(moveFrom source: String, to target: String?) -> Bool {
        self.source ?? source == source && self.target != source
            && (target == nil || self.target ?? target == target)
    }

    private static func vendor(_ cell: String) -> String? { cell == "*" ? nil : cell }

    private static func unlessDash(_ cell: String) -> String? { cell == "-" ? nil : cell }
}

/// By what a conversion tells of a loss.
public enum LossSign: Sendable, Hashable {
    /// A diagnostic with this code.
    case code(String)
    /// No diagnostic: only what people see differs.
    case nothing

    init(_ word: String) { self = word == "nothing" ? .nothing : .code(word) }
}
