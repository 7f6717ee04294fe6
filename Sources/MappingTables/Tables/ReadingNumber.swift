/// The number under which code, fixtures and documents cite a reading: `G3`, `EM 9.12`, `S`.
struct ReadingNumber: Hashable, Comparable {
    /// What numbers begin with, in the order of the table; the last one stands alone.
    static let sections = ["G", "E", "N", "T", "C", "EM 9.", "NIM 9.", "S"]

    private let section: Int
    private let place: Int

    /// Reads a number as it is spelled; nil for any other text.
    init?(_ text: String) {
        for (section, start) in Self.sections.enumerated() where text.hasPrefix(start) {
            let digits = text.dropFirst(start.count)
            guard let place = section == Self.sections.count - 1 ? (digits.isEmpty ? 0 : nil) : Int(digits),
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
