/// The subcommand that is probably meant by a name that none has.
struct NearestCommand {
    /// The command as people write it, such as `token inspect`; nil where none is near.
    let words: String?

    /// Looks among the subcommands of the command that was named, and then among all.
    init(to name: String, in named: NamedCommand) {
        let outer = named.path.dropFirst().map { $0.name }
        let siblings = named.subcommands.map { (outer + [$0]).joined(separator: " ") }
        words = Self.nearest(to: name, among: siblings) ?? Self.nearest(to: name, among: named.all)
    }

    /// The command whose last name is the nearest, if it is near enough.
    private static func nearest(to name: String, among commands: [String]) -> String? {
        let name = Array(name.lowercased().utf8)
        let distances = commands.map { command in
            let last = Array(command.utf8.split(separator: UInt8(ascii: " ")).last ?? [])
            let isBeginning = name.count > 2 && last.starts(with: name)
            return (command: command, distance: isBeginning ? 1 : distance(name, last))
        }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(1, name.count / 3) ? $0.command : nil }
    }

    /// How many letters must be changed, added, taken away or swapped with the next one to make one name of another.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var rows = [Array(0...right.count)]
        for (row, letter) in left.enumerated() {
            var costs = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(costs[column] + 1, rows[row][column + 1] + 1)
                cost = min(cost, rows[row][column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
                    cost = min(cost, rows[row - 1][column - 1] + 1)
                }
                costs.append(cost)
            }
            rows.append(costs)
        }
        return rows[left.count][right.count]
    }
}
