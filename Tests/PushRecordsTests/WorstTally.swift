import PushBridge

@testable import PushRecords

/// A tally with as much of everything as asked for, and with the longest texts that there are.
enum WorstTally {
    /// The longest key and name of a row.
    static var names: CorpusTally.Names {
        var names = CorpusTally.Names()
        names.row = { _ in (String(repeating: "k", count: 60), String(repeating: "n", count: 110)) }
        names.place = { _ in String(repeating: "p", count: 60) }
        return names
    }

    private static let long = String(repeating: "长\"", count: 10_000)
    private static let origin = UTF8Text(ShortText.end(ofName: String(repeating: "o/", count: 500)))
    private static let messages = 90_000_000

    static func tally(
        rows: Int, examples: Int, days: Int = 500, sets: Int = 600, inputs: Int = 3_000, people: Int = 20_000
    ) throws -> CorpusTally {
        let converter = try MessageConverter(.init(target: "nim"))
        var audit = ConversionAudit()
        audit.settledRows = Set((0..<rows).map(rowName))
        let measurement = CorpusTally.Measurement(by: "0.1.0", converter.configuration, audit)
        var all = CorpusInputs()
        for number in 0..<inputs {
            let digest = String(repeating: "0123456789abcdef", count: 4)
            let name = String(repeating: "o/", count: 500) + "\(number)"
            all.add(CorpusInputs.Input(name: name, lines: messages, bytes: 1 << 39, digest: digest))
        }
        var tally = CorpusTally(Tally(), by: converter, measurement, of: all, countingPeople: people > 0)
        tally.lines = messages
        tally.rejected = Dictionary(uniqueKeysWithValues: (0..<20).map { ("some-code-\($0)", messages) })
        tally.conversions.messages.messages = messages
        for verdict in Fidelity.lowered { tally.conversions.messages[verdict] = messages / 4 }
        tally.conversions.unsettled = tally.conversions.messages
        addFacets(to: &tally.conversions, days: days)
        addPeople(to: &tally.conversions.people, people)
        addLosses(to: &tally.conversions.losses, rows: rows, examples: examples, sets: sets, people: people)
        return tally
    }

    private static let counts = {
        var counts = VerdictCounts()
        for verdict in Fidelity.lowered { counts[verdict] = messages / 8 }
        return counts
    }()

    private static func rowName(_ number: Int) -> String { "ROW-\(1_000 + number)" }

    private static func place(_ number: Int) -> MessagePlace {
        MessagePlace(line: messages - number, index: messages - number, origin: origin)
    }

    private static func set(of people: Int, _ limit: Int, _ sample: Int? = nil) -> PersonSet {
        var set = PersonSet(limit: limit, sample: sample)
        for number in 0..<people { set.insert(PersonSet.digest(of: UTF8Text("user-\(number)"))) }
        return set
    }

    private static func addFacets(to tally: inout ConversionTally, days: Int) {
        var count = FacetCount()
        count.counts.messages = messages / 1_000
        count.counts[.vendorWording] = messages / 1_000
        count.first = place(1)
        for facet in [Facet.sources, .conversations, .kinds] {
            for number in 0..<25 { _ = tally.add(count, to: facet, "a-name-of-\(facet)-\(number)") }
        }
        for day in 0..<days { _ = tally.add(count, to: .days, MessageDay.name(of: 20_000 + day)) }
    }

    private static func addPeople(to people: inout ConversionPeople, _ count: Int) {
        people.areCounted = count > 0
        people.reached = set(of: count, ConversionPeople.exactPeople, ConversionPeople.sampledPeople)
        people.noticing = set(
            of: min(count, 10_000), ConversionPeople.exactPeople, ConversionPeople.sampledPeople)
        people.withOtherData = set(of: count, ConversionPeople.exactOthers)
    }

    private static func addLosses(
        to losses: inout LossTally, rows: Int, examples: Int, sets: Int, people: Int
    ) {
        let persons = set(of: people, LossTally.exactPeople)
        losses.exampleLimit = examples
        for number in 0..<rows {
            var cost = LossTally.Cost(
                counts: Self.counts, people: persons, first: place(number))
            for sentence in 0..<8 {
                let name = "code-\(sentence)-of-twenty-bytes"
                cost.told[name] = LossTally.Sentence(
                    counts: Self.counts, loss: loss(rowName(number), name),
                    first: place(number))
            }
            cost.example = example(number, .degraded)
            losses.rows[rowName(number)] = cost
        }
        for number in 0..<90 {
            losses.points["/payload/aps/alert/some-longer-key-\(number)"] = LossTally.Cost(
                counts: Self.counts, people: persons, first: place(number))
        }
        let notice = LossTally.Notice(messages: messages / 1_000, first: place(7))
        for effect in NoticedEffect.allCases {
            losses.effects[effect] = notice
            for number in 0..<100 {
                let situation =
                    "summary/conversation-quiet/directed+excluded+forced+member+mentioned\(number)"
                losses.meetings[LossTally.Meeting(situation: situation, effect: effect)] = notice
            }
        }
        for number in 0..<sets / 5 {
            let situations = (0..<ShownDifference.mostSituations).map {
                "summary/conversation-quiet/directed+excluded+forced+\($0)\(number)"
            }
            losses.shown[ShownDifference(effect: .contentChanged, situations: situations)] = LossTally.Shown(
                messages: messages / 1_000, first: place(number), example: screens(number))
        }
        for number in 0..<sets { losses.rowSets[(0..<9).map { rowName(number * 12 + $0) }] = notice }
        for verdict in Fidelity.lowered {
            losses.examples[verdict] = (0..<examples).map { example($0, verdict) }
        }
    }

    private static func loss(_ row: String, _ code: String) -> ToldLoss {
        ToldLoss(
            row: row, code: code, kind: .approximated, severity: .warning,
            path: ShortText.cut("/" + long, to: ShortText.mostPath),
            message: Wording(
                en: ShortText.cut(long, to: ShortText.mostTold),
                zh: ShortText.cut(long + "二", to: ShortText.mostTold)))
    }

    /// A message as people see it, of about as many bytes as there may be.
    private static func screens(_ number: Int) -> ShownExample {
        var screen = ShownScreen()
        (screen.title, screen.subtitle, screen.body) = (long, long, long)
        return ShownExample(
            place: place(number), source: "easemob/rest", rows: (0..<20).map(rowName),
            unseen: example(number, .degraded).differences[0],
            screens: ShownScreens(situation: "summary/free/unnamed", before: screen, after: screen)
        ).shortened
    }

    /// An example of about as many bytes as there may be.
    private static func example(_ number: Int, _ fidelity: Fidelity) -> CorpusExample {
        let text = ShortText.cut(RawJSON.string(UTF8Text(long)))
        let difference = Difference(
            situations: ["summary/free/unnamed"], path: "/payload/aps/alert/body", before: text, after: text,
            fidelity: fidelity)
        return CorpusExample(
            place: place(number), source: "easemob/rest", fidelity: fidelity, differences: [difference],
            differenceCount: 3, rows: (0..<9).map(rowName), losses: [])
    }
}
