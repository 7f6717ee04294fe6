import PushBridge

extension LossTally {
    /// The same with as much as a level keeps.
    func keeping(_ detail: TallyDetail) -> LossTally {
        var tally = self
        let names = NameOrder.first(detail.rows, of: rows.keys)
        let told = Set(names.prefix(detail.toldRows))
        let shown = Set(names.prefix(detail.rowExamples))
        tally.rows = [:]
        for name in names {
            var cost = rows[name]
            cost?.people = rows[name]?.people.limited(to: detail.people) ?? PersonSet(limit: detail.people)
            cost?.keepSentences(told.contains(name) ? detail.sentences : 0)
            if !shown.contains(name) { cost?.example = nil }
            tally.rows[name] = cost
        }
        tally.points = [:]
        for name in NameOrder.first(detail.points, of: points.keys) {
            tally.points[name] = points[name]
            tally.points[name]?.people =
                points[name]?.people.limited(to: detail.people) ?? PersonSet(limit: detail.people)
        }
        tally.dropMeetings(keeping: detail.meetings)
        tally.dropRowSets(keeping: detail.rowSets)
        tally.dropShown(keeping: detail.screens)
        for (difference, _) in tally.firstShown(.max).dropFirst(detail.screenExamples) {
            tally.shown[difference]?.example = nil
        }
        tally.exampleLimit = min(exampleLimit, detail.examples)
        tally.examples = examples.mapValues { Array($0.sorted().prefix(tally.exampleLimit)) }
        return tally
    }

    private mutating func dropMeetings(keeping most: Int) {
        if meetings.count <= most { return }
        let byName = Dictionary(
            uniqueKeysWithValues: meetings.keys.map { ("\($0.situation) \($0.effect.rawValue)", $0) })
        let kept = NameOrder.first(most, of: byName.keys).compactMap { byName[$0] }
        meetings = Dictionary(
            uniqueKeysWithValues: kept.compactMap { key in meetings[key].map { (key, $0) } })
    }

    /// Keeps so many differences that people see, those with the smallest digests, if there are more than so many times as many.
    mutating func dropShown(keeping most: Int, ifOver times: Int = 1) {
        if shown.count <= times * most { return }
        shown = Dictionary(uniqueKeysWithValues: firstShown(most).map { ($0.difference, $0.shown) })
    }

    /// Keeps so many sets of rows, those with the smallest digests.
    mutating func dropRowSets(keeping most: Int) {
        if rowSets.count <= most { return }
        let kept = firstRowSets(most).map { ($0.rows, $0.notice) }
        rowSets = Dictionary(uniqueKeysWithValues: kept)
    }
}

extension LossTally.Cost {
    /// Keeps so many things that are told, the first by name.
    mutating func keepSentences(_ most: Int) {
        if told.count <= most { return }
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
