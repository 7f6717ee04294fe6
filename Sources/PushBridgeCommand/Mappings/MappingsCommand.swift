import ArgumentParser

/// `pushbridge mappings`: the tables of vendor keys, texts, policies and evidence, for people.
struct MappingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mappings",
        abstract: "Show and check the tables behind every translation.",
        discussion: """
            Every vendor key, what it means and which document says so stands in a table. Reads the tables inside the \
            program and prints them; diagnostics name their rows.

            Example:

              pushbridge mappings show EM-014

            Exit status: 0 done; 1 'check' found something wrong; 64 wrong usage; 74 a table cannot be read.

            Next: 'pushbridge mappings list --vendor easemob' for the keys of one vendor.
            """,
        subcommands: [MappingsList.self, MappingsShow.self, MappingsCheck.self],
        defaultSubcommand: MappingsList.self)
}
