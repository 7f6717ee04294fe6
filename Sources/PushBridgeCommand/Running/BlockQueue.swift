/// The blocks of inputs, for whoever comes next.
final class BlockQueue: Sendable {
    private struct State {
        var input: InputSequence
        var count = 0
        var isAtEnd = false
        var failure: CommandError?
    }

    /// How many bytes of large blocks may be in work at once; a larger one is in work alone.
    ///
    /// What a message is read into may take eight times its bytes.
    private static let largestWork = 16 << 20

    private let state: Monitor<State>
    /// The bytes of large blocks that are in work.
    private let largeWork = Monitor(0)

    init(_ input: sending InputSequence) {
        state = Monitor(State(input: input))
    }

    /// The next block and its number, counting from 0; nil when there are no more or reading has failed.
    ///
    /// Waits while another thread reads, and with a large block until there is room for it. Each block must be given to
    /// `finish`.
    func next() -> (number: Int, block: InputBlock)? {
        state.update { state in
            guard !state.isAtEnd else { return nil }
            do throws(CommandError) {
                if let block = try state.input.next() {
                    begin(block)
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

    /// Makes room for other blocks.
    func finish(_ block: InputBlock) {
        if block.isLarge { largeWork.update { $0 -= block.size } }
    }

    private func begin(_ block: InputBlock) {
        guard block.isLarge else { return }
        largeWork.update(when: { $0 == 0 || $0 + block.size <= Self.largestWork }) { $0 += block.size }
    }

    /// Why reading has failed, if it has.
    var failure: CommandError? { state.update { $0.failure } }
}
