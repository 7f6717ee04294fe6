/// The messages that a page names, each with the place on the page that shows it.
struct MessageIndex {
    /// Examples by place; of several about one message any, since all are of that message.
    private(set) var examples: [MessagePlace: CorpusExample] = [:]
    /// The messages that the page has named so far.
    private(set) var named: Set<MessagePlace>
    /// The ways to list messages that the page has referred to.
    private(set) var listings: Set<MessageListing> = []
    private var drawn: [MessagePlace: [(number: Int, effect: NoticedEffect)]] = [:]
    private var drawnEffects: [NoticedEffect: Int] = [:]
    /// The number of each origin: that of the input, and behind them those of other places.
    private var origins: [String: Int] = [:]

    init(_ tally: CorpusTally) {
        let losses = tally.conversions.losses
        for example in losses.sortedRows.compactMap(\.cost.example) { examples[example.place] = example }
        for example in losses.sortedExamples { examples[example.place] = example }
        named = Set(examples.keys)
        let others = Self.places(in: tally).union(named).compactMap(\.origin?.string)
        for origin in tally.inputs.named.compactMap(\.name) + Set(others).sorted()
        where origins[origin] == nil {
            origins[origin] = origins.count + 1
        }
    }

    /// Every message that a tally knows the place of, examples aside.
    private static func places(in tally: CorpusTally) -> Set<MessagePlace> {
        let losses = tally.conversions.losses
        let costs = Array(losses.rows.values) + Array(losses.points.values)
        let notices =
            Array(losses.effects.values) + Array(losses.situations.values) + Array(losses.rowSets.values)
        let facets = Facet.allCases.flatMap { tally.conversions[$0].values }
        let shown = losses.shown.values.map(\.first)
        return Set(costs.map(\.first) + shown + notices.compactMap(\.first) + facets.compactMap(\.first))
    }

    /// Notes which differences are drawn as screens, in that order.
    mutating func draw(_ differences: [DrawnDifference]) {
        for (index, one) in differences.enumerated() {
            named.insert(one.example.place)
            for difference in one.differences {
                drawn[one.example.place, default: []].append((index + 1, difference.effect))
                if drawnEffects[difference.effect] == nil { drawnEffects[difference.effect] = index + 1 }
            }
        }
    }

    /// The numbers of a message's drawings, with what each shows.
    func drawings(of place: MessagePlace) -> [(number: Int, effect: NoticedEffect)] { drawn[place] ?? [] }

    /// The number of the first drawing of an effect.
    func drawing(of effect: NoticedEffect) -> Int? { drawnEffects[effect] }

    /// Notes that the page names a message.
    ///
    /// - Returns: The identifier of what shows it.
    mutating func name(_ place: MessagePlace) -> String {
        named.insert(place)
        return anchor(inList: place)
    }

    /// Notes that the page refers to a way to list messages.
    ///
    /// - Returns: The identifier of what tells it.
    mutating func name(_ listing: MessageListing) -> String {
        listings.insert(listing)
        return listing.anchor
    }

    /// The identifier of a message in the list of messages.
    func anchor(inList place: MessagePlace) -> String {
        let origin = place.origin.map { "\(number(of: $0.string))-" } ?? ""
        let element = place.index.map { "-i\($0)" } ?? ""
        return "m\(origin)\(place.line)\(element)"
    }

    /// The number of an origin.
    func number(of origin: String) -> Int { origins[origin] ?? 0 }
}
