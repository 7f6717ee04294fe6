import ArgumentParser

/// Why `pushbridge mappings` cannot do what it was asked.
enum MappingsFailure: Error, Hashable {
    /// No table has a row with this identifier.
    case unknownRow(String)
    /// A table's file could not be read.
    case unreadable(String)

    /// Tells the person, and gives the exit status that fits.
    func reported() -> ExitCode {
        StandardError.error("\(self)")
        return switch self {
        case .unknownRow: ExitCode(64)
        case .unreadable: ExitCode(74)
        }
    }
}

extension MappingsFailure: CustomStringConvertible {
    /// What is wrong and what to do, for a person.
    var description: String {
        switch self {
        case .unknownRow(let id):
            "There is no row \"\(id)\". `pushbridge mappings list` lists all rows."
        case .unreadable(let path):
            "\(path) could not be read. Give the folder that holds the tables."
        }
    }
}
