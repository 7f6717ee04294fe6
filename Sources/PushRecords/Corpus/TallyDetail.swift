/// How much a tally that is written keeps beside its counts, so that it has at most 256 KB, whatever was counted.
///
/// A tally has the first of the levels in which the most that it can take fits. Each level keeps of every list the first elements in
/// an order that does not depend on other elements: those of a whole are among those of its parts. So parts of any levels add up to
/// the tally of the whole.
struct TallyDetail: Sendable, Hashable {
    /// How many examples of each verdict there may be.
    let examples: Int
    /// How many rows there may be.
    let rows: Int
    /// How many rows may have what is told of them.
    let toldRows: Int
    /// How many things may be told of one of these.
    let sentences: Int
    /// How many rows may have an example.
    let rowExamples: Int
    /// How many places of the payload there may be.
    let points: Int
    /// Up to how many people of a row or a place are counted exactly.
    let people: Int
    /// How many sets of rows there may be.
    let rowSets: Int
    /// How many days are kept apart.
    let days: Int
    /// How many pairs of a situation and what is noticed in it there may be.
    let meetings: Int
    /// How many differences that people see there may be.
    let screens: Int
    /// How many of these may have an example.
    let screenExamples: Int
    /// How many inputs are named.
    let inputs: Int

    /// The most bytes of a tally.
    static let mostBytes = 256 << 10

    /// The levels, the most detailed first.
    static let levels = [
        TallyDetail(
            examples: 100, rows: 1_000, toldRows: 1_000, sentences: 8, rowExamples: 1_000, points: 100,
            people: 128, rowSets: 500, days: 400, meetings: 400, screens: 100, screenExamples: 100,
            inputs: 100),
        TallyDetail(
            examples: 40, rows: 1_000, toldRows: 1_000, sentences: 4, rowExamples: 100, points: 100,
            people: 128, rowSets: 500, days: 400, meetings: 200, screens: 100, screenExamples: 40, inputs: 100
        ),
        TallyDetail(
            examples: 15, rows: 1_000, toldRows: 1_000, sentences: 3, rowExamples: 40, points: 100,
            people: 128, rowSets: 300, days: 400, meetings: 100, screens: 60, screenExamples: 24, inputs: 100),
        TallyDetail(
            examples: 8, rows: 1_000, toldRows: 1_000, sentences: 2, rowExamples: 24, points: 100, people: 64,
            rowSets: 200, days: 400, meetings: 60, screens: 45, screenExamples: 16, inputs: 50),
        TallyDetail(
            examples: 5, rows: 1_000, toldRows: 200, sentences: 2, rowExamples: 16, points: 60, people: 64,
            rowSets: 100, days: 200, meetings: 45, screens: 40, screenExamples: 12, inputs: 30),
        TallyDetail(
            examples: 5, rows: 1_000, toldRows: 100, sentences: 1, rowExamples: 16, points: 60, people: 32,
            rowSets: 100, days: 100, meetings: 45, screens: 40, screenExamples: 12, inputs: 30),
        TallyDetail(
            examples: 4, rows: 1_000, toldRows: 64, sentences: 1, rowExamples: 12, points: 40, people: 32,
            rowSets: 60, days: 60, meetings: 30, screens: 30, screenExamples: 10, inputs: 20),
        TallyDetail(
            examples: 3, rows: 200, toldRows: 32, sentences: 1, rowExamples: 10, points: 30, people: 16,
            rowSets: 40, days: 45, meetings: 25, screens: 20, screenExamples: 8, inputs: 15),
        TallyDetail(
            examples: 3, rows: 48, toldRows: 12, sentences: 1, rowExamples: 8, points: 20, people: 16,
            rowSets: 25, days: 30, meetings: 20, screens: 12, screenExamples: 5, inputs: 10),
    ]
}
