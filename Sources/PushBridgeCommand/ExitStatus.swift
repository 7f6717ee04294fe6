/// How the command ends.
enum ExitStatus: Int32 {
    /// Everything was done.
    case done = 0
    /// The run reached its end, and some lines were rejected or, with `--strict`, had a warning.
    case incomplete = 1
    /// The command was called wrongly.
    case usage = 64
    /// A profile, recipients or groups file cannot be used.
    case malformed = 65
    /// Something could not be read or written.
    case inputOutput = 74
    /// Whoever read the output has gone, which is nothing to tell; what SIGPIPE ends a command with (128 + 13).
    case closedPipe = 141

    /// The status of a command that a signal ended.
    static func signalled(_ signal: Int32) -> Int32 { 128 + signal }
}

extension ExitStatus {
    /// What help says about them.
    static let help = """
        Exit status: 0 done; 1 a line was rejected (with --allow-rejects, more than that) or, with --strict, there was a warning; 64 wrong usage; 65 a \
        profile, recipients or groups file is malformed; 74 input or output failed.
        """
}
