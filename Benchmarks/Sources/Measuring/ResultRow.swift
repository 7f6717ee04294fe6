/// One line of the table: something measured, what it was measured against, and whether the target is met.
public struct ResultRow: Sendable {
    /// What a figure should be.
    public enum Target: Sendable {
        case atLeast(Double)
        case atMost(Double)

        /// Whether a figure is what it should be.
        public func isMet(by figure: Double) -> Bool {
            switch self {
            case .atLeast(let bound): figure >= bound
            case .atMost(let bound): figure <= bound
            }
        }
    }

    /// How a row ended.
    public enum Verdict: String, Sendable {
        case met, missed, skipped
    }

    let what: String
    let here: String
    let reference: String
    let figure: String
    let target: String
    /// Whether the target is met.
    public let verdict: Verdict

    /// A row that was measured.
    ///
    /// - Parameters:
    ///   - what: What was measured.
    ///   - here: What PushBridge needed or reached.
    ///   - reference: What the reference needed or reached, with its name.
    ///   - figure: The figure that the target is about, of all repetitions; the median counts.
    ///   - unit: The figure's unit, with the space before it.
    ///   - target: What the figure should be.
    public init(
        _ what: String, here: String, reference: String = "", figure: Spread, unit: String = " ×",
        _ target: Target
    ) {
        self.what = what
        self.here = here
        self.reference = reference
        let ends = [figure.least, figure.most].map { $0.shortened }.joined(separator: " … ")
        self.figure = "\(figure.median.shortened)\(unit) (\(ends))"
        switch target {
        case .atLeast(let bound): self.target = "≥ \(bound.shortened)\(unit)"
        case .atMost(let bound): self.target = "≤ \(bound.shortened)\(unit)"
        }
        verdict = target.isMet(by: figure.median) ? .met : .missed
    }

    /// A row that could not be measured, with the reason.
    public init(_ what: String, skipped reason: String) {
        self.what = what
        here = reason
        reference = ""
        figure = ""
        target = ""
        verdict = .skipped
    }
}

extension Double {
    /// The number with three digits that mean something.
    public var shortened: String {
        guard self != 0 else { return "0" }
        let digits = max(0, 2 - Int(magnitude.logarithm))
        var (scale, whole) = (1.0, "")
        for _ in 0..<digits { scale *= 10 }
        whole = String(Int((self * scale).rounded()).magnitude)
        guard digits > 0 else { return (self < 0 ? "-" : "") + whole }
        whole = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
        return (self < 0 ? "-" : "") + whole.dropLast(digits) + "." + whole.suffix(digits)
    }

    /// The power of ten below the number, rounded down.
    private var logarithm: Double {
        var (rest, power) = (self, 0.0)
        while rest >= 10 { (rest, power) = (rest / 10, power + 1) }
        while rest < 1, power > -6 { (rest, power) = (rest * 10, power - 1) }
        return power
    }
}
