import PushBridge

extension LossTally {
    /// The same with as much as a level keeps.
    func keeping(_ detail: TallyDetail) -> LossTally {
        var tally = self
        let names = NameOrder.first(detail.rows, of: rows.keys, by: \.self)
        tally.rows.keepFirst(detail.rows, by: \.self)
        for (place, name) in names.enumerated() {
            tally.rows[name]?.keepSentences(place < detail.toldRows ? detail.sentences : 0)
            if place >= detail.rowExamples { tally.rows[name]?.example = nil }
        }
        tally.points.keepFirst(detail.points, by: \.self)
        tally.rows = tally.rows.mapValues { $0.countingExactly(detail.people) }
        tally.points = tally.points.mapValues { $0.countingExactly(detail.people) }
        tally.meetings.keepFirst(detail.meetings, by: \.name)
        tally.keep(rowSets: detail.rowSets, screens: detail.screens)
        let shown = NameOrder.first(detail.screens, of: tally.shown.keys, by: \.name)
        for difference in shown.dropFirst(detail.screenExamples) { tally.shown[difference]?.example = nil }
        tally.exampleLimit = min(exampleLimit, detail.examples)
        tally.examples = examples.mapValues { Array($0.sorted().prefix(tally.exampleLimit)) }
        return tally
    }

    /// Drops what no tally keeps, now and then, so that it takes no memory.
    mutating func dropTooMany() {
        let detail = TallyDetail.levels[0]
        keep(rowSets: detail.rowSets, screens: detail.screens, ifOver: 4)
    }

    private mutating func keep(rowSets sets: Int, screens: Int, ifOver times: Int = 1) {
        rowSets.keepFirst(sets, ifOver: times, by: Self.name(ofRows:))
        shown.keepFirst(screens, ifOver: times, by: \.name)
    }

    /// What a set of rows is ordered by.
    static func name(ofRows rows: [String]) -> String { rows.joined(separator: " ") }
}

extension LossTally.Meeting {
    fileprivate var name: String { "\(situation) \(effect.rawValue)" }
}

extension ShownDifference {
    /// What it is ordered by.
    var name: String { ([effect.rawValue] + situations).joined(separator: " ") }
}

extension LossTally.Cost {
    /// The same with at most so many people counted exactly.
    fileprivate func countingExactly(_ most: Int) -> Self {
        var cost = self
        cost.people = people.limited(to: most)
        return cost
    }

    /// Keeps so many things that are told, the first by name, if there are more than so many times as many.
    mutating func keepSentences(_ most: Int, ifOver times: Int = 1) {
        if told.count <= times * most { return }
        for name in told.keys.sorted().dropFirst(most) { told[name] = nil }
    }
}

extension ConversionTally {
    /// The same with as much as a level keeps.
    func keeping(_ detail: TallyDetail) -> ConversionTally {
        var tally = self
        tally.losses = losses.keeping(detail)
        tally.keepDays(detail.days)
        return tally
    }
}

extension CorpusInputs {
    /// The same with as many names as a level keeps.
    func keeping(_ detail: TallyDetail) -> CorpusInputs {
        var inputs = self
        inputs.name(atMost: detail.inputs)
        return inputs
    }
}

extension CorpusTally {
    /// The same with as much as a level keeps, if it has more.
    func keeping(level: Int) -> CorpusTally {
        var tally = self
        tally.level = level
        tally.conversions = conversions.keeping(TallyDetail.levels[level])
        tally.inputs = inputs.keeping(TallyDetail.levels[level])
        return tally
    }

    /// The same in so little detail that it takes at most 256 KB, whatever was counted.
    public var bounded: CorpusTally {
        for level in level..<TallyDetail.levels.count - 1 {
            let tally = keeping(level: level)
            if TallyWeight.bytes(of: tally) <= TallyDetail.mostBytes { return tally }
        }
        return keeping(level: TallyDetail.levels.count - 1)
    }
}
