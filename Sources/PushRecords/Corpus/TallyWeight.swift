import PushBridge

/// The most bytes that a tally can take, by how many things it has of which sort.
///
/// It does not ask how long each text is, so that a part never weighs more than the whole: a whole has at least as many things of each
/// sort. Every text is cut to the most bytes that are counted here (``ShortText``, ``CorpusExample/mostBytes``).
struct TallyWeight {
    /// The most bytes of a number with the comma behind it.
    private let number: Int
    /// The most bytes of `"first":{…},`.
    private let first: Int
    /// Whether people are written.
    private let countsPeople: Bool
    /// What the tally's level keeps.
    private let detail: TallyDetail

    /// The most bytes that a tally takes as JSON.
    static func bytes(of tally: CorpusTally) -> Int {
        let name = tally.inputs.longestName
        let number = max(8, String(tally.lines + tally.blankLines).utf8.count + 1)
        let weight = TallyWeight(
            number: number, first: 30 + (name > 0 ? 13 + name : 0) + 2 * number,
            countsPeople: tally.countsPeople, detail: TallyDetail.levels[tally.level])
        return weight.head(of: tally) + weight.facets(of: tally.conversions)
            + weight.losses(of: tally.conversions.losses)
    }

    // MARK: The head

    private func head(of tally: CorpusTally) -> Int {
        let measurement = tally.measurement
        let words = measurement.accepted.count * 12 + measurement.profiles.count * 60 + 600
        let inputs = tally.inputs.named.count * (135 + number + tally.inputs.longestName)
        let paths = tally.inputs.named.count { $0.path != nil } * (12 + CorpusInputs.Input.mostPath)
        let wording = tally.wording.reduce(0) { $0 + $1.writtenBytes }
        return words + inputs + paths + tally.writtenOptions
            + Self.bytes(ofDigests: tally.inputs.unnamed.keptCount)
            + wording + tally.rejected.count * (30 + number) + people(of: tally.conversions.people)
    }

    private func people(of people: ConversionPeople) -> Int {
        if !countsPeople { return 0 }
        let (reached, noticing) = (people.reached, people.noticing)
        var sets = Self.bytes(ofDigests: min(reached.limit, reached.keptCount)) + reached.limit / 6 + 60
        if reached.isEstimate {
            // A sample of those reached is smaller than an exact set, and must not weigh less.
            let exact = Self.bytes(ofDigests: reached.limit) + reached.limit / 6 + 60
            let noticed = noticing.isEstimate ? noticing.limit : noticing.keptCount
            sets = max(exact, Self.bytes(ofDigests: reached.sample) + Self.bytes(ofDigests: noticed))
        }
        return 300 + 4 * number + sets + Self.bytes(ofDigests: people.withOtherData.keptCount)
    }

    /// The most bytes of so many digests: in sets of few people they lie so far apart that each takes five bytes, and four in
    /// others but for as many as there can be at such a distance.
    private static func bytes(ofDigests count: Int) -> Int {
        if count == 0 { return 50 }
        return 50 + (4 * count + min(count, 4_096) + 32) * 4 / 3 + 4
    }

    // MARK: Counts

    private func facets(of conversions: ConversionTally) -> Int {
        Facet.allCases.reduce(0) { sum, facet in
            let values = conversions[facet].count
            return sum + 20 + values * (134 + 7 * number + first)
        }
    }

    private func losses(of losses: LossTally) -> Int {
        let rows = rows(Array(losses.rows.values))
        let points = losses.points.count * 160 + costs(losses.points.values, atMost: detail.points)
        let effects = losses.effects.count * (50 + number + first)
        let meetings = losses.meetings.count * (140 + number + first)
        let sets = losses.rowSets.count * (LossyMessage.mostRowSetBytes + 50 + number + first)
        let screens =
            losses.shown.count * (70 + ShownDifference.mostSituations * 60 + number + first)
            + losses.shown.values.count { $0.example != nil } * (12 + CorpusExample.mostBytes)
        let examples = losses.examples.values.reduce(0) { $0 + $1.count } * (CorpusExample.mostBytes + 1)
        return 150 + rows + points + effects + meetings + screens + sets + examples
    }

    /// Where a level leaves rows out, each that is left may be as large as any, since others may have taken its place.
    private func rows(_ rows: [LossTally.Cost]) -> Int {
        let told = ShortText.mostTold + ShortText.mark
        let sentence = 262 + ShortText.mostPath + ShortText.mark + told + 4 * number + first
        let (sentences, toldRows) =
            rows.count > detail.toldRows
            ? (detail.toldRows * detail.sentences, detail.toldRows)
            : (rows.reduce(0) { $0 + $1.told.count }, rows.count { !$0.told.isEmpty })
        let examples =
            rows.count > detail.rowExamples ? detail.rowExamples : rows.count { $0.example != nil }
        // The name of the row, its key and what it is about; and in front of one thing that is told, its words.
        return rows.count * 220 + costs(rows, atMost: detail.rows) + toldRows * 30
            + sentences * (sentence + 12 + told) + examples * (12 + CorpusExample.mostBytes)
    }

    private func costs(_ costs: some Collection<LossTally.Cost>, atMost most: Int) -> Int {
        let each = 72 + 4 * number + first
        if !countsPeople { return costs.count * each }
        let most = costs.count < most ? nil : Self.bytes(ofDigests: detail.people)
        return costs.reduce(0) {
            $0 + each + 40 + number + (most ?? Self.bytes(ofDigests: $1.people.keptCount))
        }
    }
}

extension CorpusTally {
    /// The bytes of the run's options and of what its profiles choose, which are the same in all parts of a run.
    fileprivate var writtenOptions: Int {
        var writer = JSONWriter()
        options?.write(to: &writer)
        for (vendor, chosen) in measurement.choices { writer.member(UTF8Text(vendor), chosen) }
        return writer.count + 30
    }
}

extension ProfileWording {
    fileprivate var writtenBytes: Int {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.count + 1
    }
}
