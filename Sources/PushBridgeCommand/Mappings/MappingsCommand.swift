import ArgumentParser

/// `pushbridge mappings`: the tables of vendor keys, texts, policies and evidence, for people.
struct MappingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mappings",
        abstract: "Show and check the tables that translations are based on.",
        discussion: """
            The tables list every vendor key, its meaning, and the document that defines it. Diagnostics name the \
            rows. Reads the tables in the program and prints them.

            Example:

              pushbridge mappings show EM-014

            Exit status: 0 done; 1 'check' found a problem; 64 wrong usage; 74 a table cannot be read.

            Next: 'pushbridge mappings list --vendor easemob' lists the keys of one vendor.
            """,
        subcommands: [MappingsList.self, MappingsShow.self, MappingsCheck.self],
        defaultSubcommand: MappingsList.self)
}
