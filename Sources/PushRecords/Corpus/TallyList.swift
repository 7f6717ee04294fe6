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

    private var words: Wording {
        switch self {
        case .points: Wording(en: "places", zh: "位置")
        case .situations: Wording(en: "situations", zh: "情况")
        case .screens: Wording(en: "differences on the screen", zh: "显示的区别")
        case .rowSets: Wording(en: "sets of rows", zh: "行的组合")
        }
    }

    /// A sentence about the lists that are cut; nil for none.
    public static func words(of cut: Set<TallyList>) -> Wording? {
        if cut.isEmpty { return nil }
        let lists = allCases.filter(cut.contains).map {
            $0.words + Wording(en: " (\($0.most))", zh: "（\($0.most)）")
        }
        return Wording(en: "Of these lists, only so many entries are kept: ", zh: "以下列表只保留这么多项：")
            + .list(lists) + Wording(en: ". The counts of messages include the others.", zh: "。消息的计数包含其余各项。")
    }
}

extension LossTally {
    /// Drops the entries that no list keeps.
    ///
    /// - Parameter times: Only where a list has more than so many times its entries, so that counting is fast.
    mutating func cap(ifOver times: Int = 1) {
        if points.keepFirst(TallyList.points.most, ifOver: times, by: \.self) { cut.insert(.points) }
        if meetings.keepFirst(TallyList.situations.most, ifOver: times, by: \.name) {
            cut.insert(.situations)
        }
        if shown.keepFirst(TallyList.screens.most, ifOver: times, by: \.name) { cut.insert(.screens) }
        let name = { (rows: [String]) in rows.joined(separator: " ") }
        if rowSets.keepFirst(TallyList.rowSets.most, ifOver: times, by: name) { cut.insert(.rowSets) }
    }
}

extension LossTally.Meeting {
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
