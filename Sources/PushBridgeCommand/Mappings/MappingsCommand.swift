import ArgumentParser

/// `pushbridge mappings`: the tables of vendor keys, texts, policies and evidence, for people.
struct MappingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mappings",
        abstract: "Show and check the tables behind every translation.",
        discussion: """
            Every vendor key, what it means and which document says so stands in a table. Diagnostics name the rows: \
            look one up with `pushbridge mappings show EM-014`.
            """,
        subcommands: [MappingsList.self, MappingsShow.self, MappingsCheck.self],
        defaultSubcommand: MappingsList.self)
}
