import PushBridge

/// A list of a tally of which only so many entries are kept.
///
/// Those that are kept come first in an order that depends on their names only, so parts that keep only the first still add up
/// exactly. The order says nothing about the entries.
public enum TallyList: String, Sendable, Hashable, CaseIterable {
    /// Places of the payload that differ.
    case points
    /// Pairs of a situation and what people notice in it.
    case situations
    /// Differences that people see.
    case screens
    /// Sets of rows.
    case rowSets

    /// How many entries are kept.
    public var most: Int {
        switch self {
        case .points, .screens: 100
        case .situations: 400
        case .rowSets: 500
        }
    }

    /// A sentence about the lists that are cut; nil for none.
    public static func words(of cut: Set<TallyList>) -> Wording? {
        if cut.isEmpty { return nil }
        let lists = allCases.filter(cut.contains).map {
            Wording.text("list.\($0)") + .text("list.most", $0.most)
        }
        return .text("list.cut", Wording.list(lists))
    }
}

extension LossTally {
    /// Drops the entries that no list keeps.
    ///
    /// - Parameter times: Only where a list has more than so many times its entries, so that counting is fast.
    mutating func cap(ifOver times: Int = 1) {
        if points.keepFirst(TallyList.points.most, ifOver: times, by: \.self) { cut.insert(.points) }
        if situations.keepFirst(TallyList.situations.most, ifOver: times, by: \.name) {
            cut.insert(.situations)
        }
        if shown.keepFirst(TallyList.screens.most, ifOver: times, by: \.name) { cut.insert(.screens) }
        let name = { (rows: [String]) in rows.joined(separator: " ") }
        if rowSets.keepFirst(TallyList.rowSets.most, ifOver: times, by: name) { cut.insert(.rowSets) }
    }
}

extension LossTally.NoticedSituation {
    fileprivate var name: String { "\(situation) \(effect.rawValue)" }
}

extension ShownDifference {
    fileprivate var name: String { ([effect.rawValue] + situations).joined(separator: " ") }
}

extension Dictionary {
    /// Keeps the first entries by the digests of their keys' names, if there are more than so many times as many.
    ///
    /// - Returns: Whether there were more.
    fileprivate mutating func keepFirst(_ most: Int, ifOver times: Int, by name: (Key) -> String) -> Bool {
        if count <= times * most { return false }
        let named = map { entry in
            let name = name(entry.key)
            return (digest: RecordDigest(UTF8Text(name)).value, name: name, entry: entry)
        }
        let first = named.sorted { ($0.digest, $0.name) < ($1.digest, $1.name) }.prefix(most)
        self = Dictionary(uniqueKeysWithValues: first.map { ($0.entry.key, $0.entry.value) })
        return true
    }
}

/// Texts of messages in a tally, cut so that a message takes few bytes however long it is.
///
/// A text that is cut ends in `… (5000 bytes)`, the length of the whole.
enum ShortText {
    /// The most bytes of a text that people see.
    static let mostShown = 160
    /// The most bytes of a sentence about a loss.
    static let mostTold = 300
    /// The most bytes of a path.
    static let mostPath = 60
    /// A text with at most so many bytes and the mark, cut between characters.
    static func cut(_ text: String, to most: Int = mostShown) -> String {
        let count = text.utf8.count
        if count <= most { return text }
        var beginning = text.prefix(most)
        while beginning.utf8.count > most { beginning.removeLast() }
        return "\(beginning)… (\(count) bytes)"
    }

    /// A value that takes at most so many bytes and the mark; a long one that is no string becomes one.
    static func cut(_ value: RawJSON, to most: Int = mostShown) -> RawJSON {
        if value.text.count <= most { return value }
        if value.kind == .string {
            return .string(UTF8Text(cut(value.parsed().root.string?.string ?? "", to: most)))
        }
        return .string(UTF8Text(cut(value.description, to: most)))
    }

    /// The most bytes of an input's name, of which a longer one keeps its end.
    static let mostName = 100

    /// The name of an input, or its end.
    static func end(ofName name: String) -> String {
        if name.utf8.count <= mostName { return name }
        var end = name.suffix(mostName)
        while end.utf8.count > mostName { end.removeFirst() }
        return "…\(end)"
    }
}

extension MessagePlace {
    /// The same place with the end of a long name.
    var shortened: MessagePlace {
        guard let origin, origin.count > ShortText.mostName else { return self }
        var place = self
        place.origin = UTF8Text(ShortText.end(ofName: origin.string))
        return place
    }
}
