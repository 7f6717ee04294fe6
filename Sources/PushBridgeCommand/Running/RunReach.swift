internal import PushRecords
internal import Synchronization

/// How far a run has come, for the case that a signal ends it.
final class RunReach: Sendable {
    private struct State {
        /// The last line or message all of whose records are written; nil before the first.
        var last: MessagePlace?
        /// Whether some records of the next one may be written too.
        var isInside = false
        /// How many lines or messages were written of each input, by its name in records.
        var lines: [UTF8Text?: Int] = [:]
    }

    private let state = Mutex(State())

    /// Notes that writing begins, which a signal may find at its end or in its middle.
    func begin() { state.withLock { $0.isInside = true } }

    /// Notes that an output was written.
    func note(_ output: BlockOutput) {
        state.withLock { state in
            state.last = output.last ?? state.last
            state.isInside = output.isInside
            if output.lines > 0 { state.lines[output.last?.origin, default: 0] += output.lines }
        }
    }

    /// What was read.
    ///
    /// - Parameters:
    ///   - list: The inputs.
    ///   - origin: What records call the only one; nil where they call it nothing.
    ///   - digests: Their digests.
    /// - Returns: The inputs with their sizes; the standard input has no name of its own.
    func inputs(of list: InputList, named origin: String?, _ digests: InputDigests) -> CorpusInputs {
        let lines = state.withLock { $0.lines }
        var inputs = CorpusInputs()
        for (number, file) in list.files.enumerated() {
            let name = origin ?? (list.areNamed ? file.path : nil)
            inputs.add(
                CorpusInputs.Input(
                    name: name ?? (file.path == "-" ? nil : file.path),
                    path: origin == nil || origin == file.path ? nil : file.path,
                    lines: lines[name.map { UTF8Text($0) }] ?? 0,
                    bytes: file.status.flatMap { $0.isRegular ? $0.size : nil }, digest: digests[number]))
        }
        return inputs
    }

    /// What a run over inputs says when a signal ends it: what is done, and how to go on.
    ///
    /// - Parameters:
    ///   - inputs: The inputs.
    ///   - output: Where the records are; nil where only a report comes at the end.
    ///   - isCut: Whether the end cuts a write, because whoever reads the output does not take it.
    ///   - hasSummary: Whether a summary was asked for.
    /// - Returns: Some sentences.
    func interruption(of inputs: InputList, output: String?, isCut: Bool, hasSummary: Bool) -> String {
        let state = state.withLock { $0 }
        guard let output else { return "Interrupted. Nothing is in the report; run the command again." }
        let missing = hasSummary ? " There is no summary." : ""
        guard let last = state.last else {
            let first = inputs.files[0].name
            let cut = " \(output) may have records of the first lines, the last one cut."
            let partly = state.isInside ? " \(output) may have some records of the first message." : ""
            return "Interrupted before the first line of \(first) was done.\(isCut ? cut : partly)\(missing)"
        }
        let input = inputs.only ?? NamedFile("The input", last.origin?.string ?? "-")
        let cut = " It may also have records of later lines, the last one cut; drop these."
        let partly =
            isCut ? cut : state.isInside ? " It may also have records of the next one; drop these." : ""
        return
            "Interrupted after \(last.inWords) of \(input.name). \(output) has all records up to there, each complete.\(partly)\(missing) \(Self.wayOn(after: last, of: input, isLast: input.path == inputs.paths.last))"
    }

    /// How to go on behind a message.
    private static func wayOn(after last: MessagePlace, of input: NamedFile, isLast: Bool) -> String {
        let file = InputCommand.quoted(input.path)
        let rest =
            switch (input.path, last.index) {
            case ("-", _): "give the rest of the input"
            case (_, nil): "give the rest (tail -n +\(last.line + 1) \(file))"
            case (_, let index?): "give the rest (jq -c '.[\(index + 1):][]' \(file))"
            }
        let others = isLast ? "" : " and the inputs behind it"
        return
            "To continue, \(rest)\(others), and another --output; the lines of its records count from there."
    }
}

extension MessagePlace {
    /// The place in words.
    fileprivate var inWords: String { "line \(line)" + (index.map { ", index \($0)" } ?? "") }
}
