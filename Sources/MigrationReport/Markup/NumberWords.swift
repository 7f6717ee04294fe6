/// Numbers as people read them.
enum NumberWords {
    /// A number with its digits in groups of three: 1,234,567.
    static func count(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var grouped = number < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }

    /// A share in percent with one decimal place; one that is neither nothing nor all is not shown as such.
    static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let permille = (part * 1_000 + whole / 2) / whole
        if permille == 0, part > 0 { return "< 0.1 %" }
        if permille == 1_000, part < whole { return "> 99.9 %" }
        return "\(permille / 10).\(permille % 10) %"
    }

    /// A change of a share, in points of percent: `+1.2`.
    static func points(_ points: Double) -> String {
        let number = tenths(points)
        return (number == "0.0" ? "±" : points < 0 ? "−" : "+") + number
    }

    /// A number's size with one decimal place.
    private static func tenths(_ number: Double) -> String {
        let tenths = Int((abs(number) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A share of a length, for a plot: `37.5%`.
    static func length(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0%" }
        let parts = (part * 10_000 + whole / 2) / whole
        let rest = parts % 100
        return "\(parts / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
