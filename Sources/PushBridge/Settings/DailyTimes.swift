import PushModel

/// Times of day, as half-open spans of minutes after midnight.
struct DailyTimes: Hashable {
    /// The spans, in order and apart from each other; one over midnight is two.
    private let spans: [Range<Int>]

    private static let day = 0..<1_440

    static let never = DailyTimes([])
    static let always = DailyTimes([day])

    private init(_ spans: [Range<Int>]) {
        self.spans = spans
    }

    /// The times from one minute of the day to another; over midnight where the end is not after the start.
    init(from start: Int, to end: Int) {
        let parts = start < end ? [start..<end] : [0..<end, start..<Self.day.upperBound]
        spans = start == end ? [Self.day] : parts.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { spans.isEmpty }

    /// All other times.
    var others: DailyTimes { Self.always.without(self) }

    /// The times that are not among others.
    func without(_ others: DailyTimes) -> DailyTimes {
        DailyTimes(
            others.spans.reduce(spans) { left, taken in
                left.flatMap { span in
                    [
                        span.clamped(to: 0..<taken.lowerBound),
                        span.clamped(to: taken.upperBound..<Self.day.upperBound),
                    ].filter { !$0.isEmpty }
                }
            })
    }

    /// `between 22:00 and 08:00`; nothing for the whole day.
    var inWords: String {
        if self == .always { return "" }
        return joined.map { "between \(Self.text($0)) and \(Self.text($1))" }.joined(separator: " and ")
    }

    /// The ends of the spans, those that meet at midnight as one.
    private var joined: [(Int, Int)] {
        let ends = spans.map { ($0.lowerBound, $0.upperBound) }
        guard let first = ends.first, let last = ends.last, ends.count > 1, first.0 == 0,
            last.1 == Self.day.upperBound
        else { return ends }
        return ends.dropFirst().dropLast() + [(last.0, first.1)]
    }

    private static func text(_ minute: Int) -> UTF8Text { DailyInterval.text(minute % day.upperBound) }
}
