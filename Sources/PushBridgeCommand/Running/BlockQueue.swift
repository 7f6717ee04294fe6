/// The blocks of an input, for whoever comes next.
final class BlockQueue: Sendable {
    private struct State {
        var framing: LineFraming
        var count = 0
        var isAtEnd = false
        var failure: CommandError?
    }

    private let state: Monitor<State>

    init(_ framing: sending LineFraming) {
        state = Monitor(State(framing: framing))
    }

    /// The next block and its number, counting from 0; nil when there are no more or reading has failed.
    ///
    /// Waits while another thread reads.
    func next() -> (number: Int, block: InputBlock)? {
        state.update { state in
            guard !state.isAtEnd else { return nil }
            do throws(CommandError) {
                if let block = try state.framing.next() {
                    state.count += 1
                    return (state.count - 1, block)
                }
            } catch {
                state.failure = error
            }
            state.isAtEnd = true
            return nil
        }
    }

    /// Why reading has failed, if it has.
    var failure: CommandError? { state.update { $0.failure } }
}
