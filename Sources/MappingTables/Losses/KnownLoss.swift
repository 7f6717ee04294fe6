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

/// What is known to be lost on the way from vendor to vendor, found by a vendor's row.
public struct KnownLosses: Sendable {
    /// All that is known, in the table's order.
    public let all: [KnownLoss]
    /// The fields that decide what people get.
    private let decidingFields: Set<String>
    /// The fields and the rows that are the message's own content (reading C17).
    private let contents: Set<String>

    /// Takes what the tables know.
    public init(_ mappings: Mappings) {
        all = mappings.losses.rows.map(KnownLoss.init)
        decidingFields = Set(mappings.fields.rows.filter { $0["apple"] == "yes" }.map { $0["field"] })
        let effects = mappings.effects.rows.filter { $0["effect"] == "content-lost" }
        contents = Set(effects.flatMap { $0.words("fields") + $0.words("keys") })
    }

    /// What is known of a vendor's key: first of its row alone, then of all keys of its field, then of all content, then of
    /// any key.
    ///
    /// - Parameters:
    ///   - row: A row of the vendor's table.
    ///   - vendor: Whose key it is.
    ///   - isSetting: Whether it stands in the vendor's table of settings.
    ///   - target: The vendor to whom somebody moves; nil for all of them.
    /// - Returns: The losses; empty for a key that decides nothing.
    public func losses(
        of row: Table.Row, from vendor: String, isSetting: Bool, to target: String? = nil
    ) -> [KnownLoss] {
        let possible = all.filter {
            $0.isOfSettings == isSetting && $0.concerns(moveFrom: vendor, to: target)
        }
        let own = possible.filter { $0.keys.contains { $0.names(row) } }
        let ofField = possible.filter { loss in
            !own.contains(loss) && loss.keys.contains { $0.means(field: row["field"]) }
        }
        let isContent = contents.contains(row.id) || contents.contains(row["field"])
        let known = own + ofField + (isContent ? possible.filter { $0.keys.contains(.content) } : [])
        return known.isEmpty ? possible.filter { $0.keys.contains(lastResort(for: row)) } : known
    }

    /// What may happen to messages as a whole.
    public var ofWholeMessages: [KnownLoss] { all.filter { $0.keys.contains(.message) } }

    /// What a key is where nothing is known of it by its name; a word that no row has for one that decides nothing.
    private func lastResort(for row: Table.Row) -> LossKey {
        if decidingFields.contains(row["field"]) { return .other }
        let holdsOthers = row["field"] == "-" && row["relation"] == Relation.container.rawValue
        return holdsOthers ? .container : .field("-")
    }
}

extension KnownLosses {
    /// What was known when the program was built.
    public static let embedded = KnownLosses(.embedded)
}

/// Whose keys lose something: a word in the column `keys` of `losses.tsv`.
enum LossKey: Sendable, Hashable {
    /// One row.
    case row(String)
    /// The keys of one field.
    case field(String)
    /// The keys of the fields whose names begin so, with the dot.
    case fields(String)
    /// A key that only holds others.
    case container
    /// A key of the message's own content: what the effect `content-lost` of `effects.tsv` names.
    case content
    /// A key of a message of which nothing else is known, and which decides what people get.
    case other
    /// No key alone: the message as a whole.
    case message

    init(_ word: String) {
        switch word {
        case "container": self = .container
        case "content": self = .content
        case "other": self = .other
        case "message": self = .message
        case _ where word.hasSuffix(".*"): self = .fields(String(word.dropLast()))
        case _ where word.first?.isUppercase == true: self = .row(word)
        default: self = .field(word)
        }
    }

    /// Whether it means this row by its identifier.
    func names(_ row: Table.Row) -> Bool { self == .row(row.id) }

    /// Whether it means the keys of this field.
    func means(field: String) -> Bool {
        switch self {
        case .field(let name): name == field
        case .fields(let beginning): field.hasPrefix(beginning)
        case .row, .container, .content, .other, .message: false
        }
    }
}

/// The little Markdown in cells that a page and the command line both show: code, emphasis and links.
enum Markup {
    /// The words without their marks; code stands in single quotes.
    static func plain(_ marked: String) -> String {
        var (plain, rest) = ("", marked[...])
        while let character = rest.popFirst() {
            switch character {
            case "`": plain.append("'")
            case "*", "[": continue
            case "]" where rest.first == "(": rest = rest.drop { $0 != ")" }.dropFirst()
            default: plain.append(character)
            }
        }
        return plain
    }
}
