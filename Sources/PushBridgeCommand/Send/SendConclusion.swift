/// What `send` says at the end, and the status with which it ends.
struct SendConclusion {
    let tally: SendTally
    /// How to continue, as the end of a sentence.
    let wayOn: String
    /// Whether nothing was to be sent.
    let isTrial: Bool
    /// The signal that interrupted the run.
    let signal: Int32?
    /// What ended the run before its input did.
    let failure: CommandError?

    /// Tells what became of the pushes, and how to go on where something was not sent.
    ///
    /// - Returns: The status.
    /// - Throws: What ended the run.
    func tell() throws(CommandError) -> Int32 {
        StandardError.note(tally.sentence)
        for warning in tally.firstWarnings { StandardError.note(warning) }
        if let failure {
            if !isTrial { StandardError.note("Fix the problem. To continue, \(wayOn)") }
            throw failure
        }
        if let signal {
            StandardError.note(
                "Interrupted after line \(tally.lines + tally.blankLines). Every push that was sent has its outcome. To continue, \(wayOn)"
            )
            return ExitStatus.signalled(signal)
        }
        if tally.stopped > 0 { StandardError.note(stoppedPushes) }
        return (tally.shortcomings > 0 ? ExitStatus.incomplete : .done).rawValue
    }

    /// Tells how many pushes come again after outcomes could not be written, and how to go on.
    ///
    /// - Parameters:
    ///   - lines: How many lines were begun whose outcomes are not written.
    ///   - wayOn: How to continue, as the end of a sentence.
    static func tellOfLoss(_ lines: Int, wayOn: String) {
        let (pushes, they) = lines == 1 ? ("1 push has", "is") : ("\(lines) pushes have", "are")
        StandardError.note(
            "At most \(pushes) been sent whose outcome could not be written; \(they) sent again by the next run. To continue, \(wayOn)"
        )
    }

    private var stoppedPushes: String {
        let (pushes, they) = tally.stopped == 1 ? ("push was", "it") : ("pushes were", "they")
        return
            "\(tally.stopped) \(pushes) not sent, because an earlier outcome shows that \(they) would fail too. Fix the cause given in its reason, then \(wayOn)"
    }
}
