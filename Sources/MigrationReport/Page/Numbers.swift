/// Numbers as people read them.
enum Numbers {
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

extension CorpusTally {
    /// What the numbers of people leave out, a sentence each; none where people are not counted.
    public var peopleNotes: [Wording] {
        guard countsPeople else { return [] }
        let people = conversions.people
        let lacksTime = options.map { !$0.options.contains { $0.name == "--now" } } ?? false
        let notes: [Wording?] = [
            lacksTime ? .text("people.quietHours") : nil,
            people.unaddressed > 0 ? .text("people.unaddressed", people.unaddressed) : nil,
            people.untimed > 0 ? .text("people.untimed", people.untimed) : nil,
        ]
        return notes.compactMap(\.self)
    }
}
