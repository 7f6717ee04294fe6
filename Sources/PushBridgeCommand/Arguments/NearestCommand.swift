internal import PushModel

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
        let names = commands.map { $0.split(separator: " ").last.map(String.init) ?? "" }
        return NearestName.of(name, among: names).flatMap(names.firstIndex).map { commands[$0] }
    }
}
