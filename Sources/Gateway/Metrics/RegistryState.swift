/// The metrics of a registry, which one task at a time may change.
struct RegistryState {
    let mostSeries: Int
    private var families: [String: MetricFamily] = [:]
    /// The metric that each name of a sample belongs to.
    private var owners: [String: String] = [:]
    /// How often a series was asked for that its metric may not have, by the metric's name.
    private var refusals: [String: CounterSeries] = [:]

    init(mostSeries: Int) { self.mostSeries = mostSeries }

    /// A name of a metric that tells of the registry itself.
    private static let refused = FamilyHead(
        "metrics_refused_series_total", .counter,
        "How often a series was asked for that its metric may not have: too many label sets, or another kind")

    /// The metric with a name.
    func family(_ name: String) -> MetricFamily? {
        name == Self.refused.name ? refusalFamily : families[name]
    }

    /// All metrics, by name.
    var sortedFamilies: [MetricFamily] {
        (families.values + [refusalFamily].compactMap(\.self)).sorted { $0.head.name < $1.head.name }
    }

    private var refusalFamily: MetricFamily? {
        guard !refusals.isEmpty else { return nil }
        var family = MetricFamily(Self.refused)
        for series in refusals.values { family.series[series.labels.text] = series }
        return family
    }

    /// The series of a metric with some labels, made if there is none; one that nobody will read if the metric may not
    /// have it.
    mutating func series<Series: MetricSeries>(
        _ head: FamilyHead, _ labels: LabelSet, make: (LabelSet) -> Series
    ) -> Series {
        guard claimNames(of: head) else {
            refuse(head)
            return make(labels)
        }
        if let found = families[head.name]?.series[labels.text] as? Series { return found }
        guard families[head.name, default: MetricFamily(head)].series.count < mostSeries else {
            refuse(head)
            return head.kind == .gauge ? make(labels) : keep(make(.overflow), in: head)
        }
        return keep(make(labels), in: head)
    }

    /// Removes a series; its metric goes with its last one.
    mutating func remove(_ series: any MetricSeries) {
        for (name, family) in families where family.series[series.labels.text] === series {
            families[name]?.series[series.labels.text] = nil
            guard families[name]?.series.isEmpty == true else { continue }
            families[name] = nil
            owners = owners.filter { $0.value != name }
        }
    }

    private mutating func keep<Series: MetricSeries>(_ series: Series, in head: FamilyHead) -> Series {
        if let found = families[head.name]?.series[series.labels.text] as? Series { return found }
        families[head.name, default: MetricFamily(head)].series[series.labels.text] = series
        return series
    }

    /// Whether a metric may have its name, and all names that its samples have.
    private mutating func claimNames(of head: FamilyHead) -> Bool {
        if let family = families[head.name] { return family.head.kind == head.kind }
        guard head.name != Self.refused.name, head.sampleNames.allSatisfy({ owners[$0] == nil }) else {
            return false
        }
        for name in head.sampleNames { owners[name] = head.name }
        return true
    }

    private mutating func refuse(_ head: FamilyHead) {
        let labels = LabelSet([("metric", head.name)], in: .counter)
        let series = refusals[head.name] ?? CounterSeries(labels: labels)
        // Whoever makes up names makes up no end of them.
        if refusals.count < mostSeries { refusals[head.name] = series }
        series.increment(by: 1 as Int64)
    }
}
