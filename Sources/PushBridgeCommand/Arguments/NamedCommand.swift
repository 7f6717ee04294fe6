internal import ArgumentParser
internal import PushModel

/// The subcommand that arguments name, as far as they name one.
struct NamedCommand {
    /// The command and its subcommands, the root first.
    private(set) var path: [any ParsableCommand.Type]
    /// The arguments behind its name.
    private var rest: ArraySlice<String>
    /// Whether its help was asked for, and nothing else.
    var asksForHelp: Bool { isHelp ? rest.isEmpty : rest == ["--help"] }
    private let isHelp: Bool

    /// Follows the names of subcommands, up to the first argument that is none.
    init(_ arguments: [String], of root: any ParsableCommand.Type) throws(CommandError) {
        path = [root]
        isHelp = arguments.first == "help"
        rest = arguments.dropFirst(isHelp ? 1 : 0)
        // Behind an option there may be its value.
        while let name = rest.first, !subcommands.isEmpty, !name.hasPrefix("-") {
            guard let next = command.configuration.subcommands.first(where: { $0.bears(name) }) else {
                throw .unknownSubcommand(name, of: self, hint: NearestCommand(to: name, in: self))
            }
            path.append(next)
            rest.removeFirst()
        }
    }

    /// The command as the arguments fill it, read in a third of the time that the root needs; nil where they do not suit it.
    func parsed() -> (any ParsableCommand)? {
        guard !isHelp, path.count > 1, subcommands.isEmpty else { return nil }
        let parsed = try? command.parseAsRoot(Array(rest))
        return parsed.flatMap { type(of: $0) == command ? $0 : nil }
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

extension CommandConfiguration {
    /// The configuration of a subcommand, by its names behind the root's, such as `token sign`.
    static func named(
        _ words: String, _ abstract: String, usage: String? = nil,
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) -> CommandConfiguration {
        let names = ["pushbridge"] + words.split(separator: " ").map(String.init)
        // It names the command above, without which the parser would take it for a root.
        return CommandConfiguration(
            commandName: names.last, _superCommandName: names.dropLast().joined(separator: " "),
            abstract: abstract, usage: usage, discussion: HelpText.discussion(words),
            subcommands: subcommands,
            defaultSubcommand: defaultSubcommand)
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
