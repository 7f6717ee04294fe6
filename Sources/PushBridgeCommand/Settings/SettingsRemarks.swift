internal import PushBridge

/// Tells people what in their settings files is probably a mistake, and counts it for `--strict`.
struct SettingsRemarks {
    /// How many remarks there are.
    private(set) var count = 0
    /// How many there are in each file.
    private var counts: [String: Int] = [:]

    /// How many remarks on a file are told one by one: a file may repeat a mistake in every line.
    private static let mostTold = 20

    /// Tells a remark, unless there were many on the file.
    mutating func tell(_ remark: SettingsRemark, _ place: SettingsLines.Place) {
        count += 1
        counts[place.file, default: 0] += 1
        if counts[place.file, default: 0] > Self.mostTold { return }
        StandardError.note(CommandError.remark(place.file, place.message, remark))
    }

    /// Tells how many remarks were not told.
    func conclude() {
        for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostTold {
            StandardError.note(CommandError.furtherRemarks(file, count: count - Self.mostTold))
        }
    }
}
