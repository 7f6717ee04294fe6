/// The number under which code, fixtures and documents cite a reading: `G3`, `EM 9.12`, `S`.
struct ReadingNumber: Hashable, Comparable {
    private let section: Int
    private let place: Int

    /// Reads a number as it is spelled; nil for any other text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - sections: What numbers begin with, in the order of the table; the last one stands alone.
    init?(_ text: String, in sections: [String]) {
        for (section, start) in sections.enumerated() where text.hasPrefix(start) {
            let digits = text.dropFirst(start.count)
            guard let place = section == sections.count - 1 ? (digits.isEmpty ? 0 : nil) : Int(digits),
                digits.isEmpty || String(place) == digits
            else { continue }
            self.section = section
            self.place = place
            return
        }
        return nil
    }

    static func < (one: ReadingNumber, other: ReadingNumber) -> Bool {
        (one.section, one.place) < (other.section, other.place)
    }
}

extension Mappings {
    /// What the numbers of readings begin with: those of all vendors, each vendor's own, and those on documents of one vendor
    /// that contradict each other.
    var readingSections: [String] {
        ["G"] + vendorTables.flatMap { $0.row.words("readings") }.map { $0.count == 1 ? $0 : "\($0) " }
            + ["T", "C"]
            + vendorTables.map { "\($0.row["keys"]) 9." } + ["S"]
    }
}
