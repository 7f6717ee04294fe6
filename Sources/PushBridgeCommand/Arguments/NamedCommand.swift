internal import ArgumentParser
internal import PushModel

/// The subcommand that arguments name, as far as they name one.
struct NamedCommand {
    /// The command and its subcommands, the root first.
    private(set) var path: [any ParsableCommand.Type]

    /// Follows the names of subcommands, up to the first argument that is none.
    init(_ arguments: [String], of root: any ParsableCommand.Type) throws(CommandError) {
        path = [root]
        let isHelp = arguments.first == "help"
        for name in arguments.dropFirst(isHelp ? 1 : 0) {
            let subcommands = command.configuration.subcommands
            // Behind an option there may be its value.
            if subcommands.isEmpty || name.hasPrefix("-") { return }
            guard let next = subcommands.first(where: { $0.bears(name) }) else {
                throw .unknownSubcommand(name, of: self, hint: NearestCommand(to: name, in: self))
            }
            path.append(next)
        }
    }

    var command: any ParsableCommand.Type { path[path.count - 1] }

    /// The command as people write it, such as `pushbridge token`.
    var words: String { path.map { $0.name }.joined(separator: " ") }

    var subcommands: [String] { command.configuration.subcommands.map { $0.name } }

    /// The commands that can be meant: each below the root, as people write it behind the root's name.
    var all: [String] { Self.all(below: path[0]) }

    private static func all(below command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.flatMap { subcommand in
            [subcommand.name] + all(below: subcommand).map { "\(subcommand.name) \($0)" }
        }
    }
}

extension ParsableCommand {
    static var name: String { configuration.commandName ?? "" }

    fileprivate static func bears(_ name: String) -> Bool {
        name == self.name || configuration.aliases.contains(name)
    }
}

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
