internal import PushRecords

/// Outcomes, written in the order of their lines whatever the order in which they become known.
///
/// A bounded number waits: who sends waits for room, so that a push that takes long stops the run instead of filling the
/// memory. One thread writes, and gathers records for a moment, so that it is not woken for each.
final class OutcomeQueue: Sendable {
    fileprivate struct State {
        /// Outcomes by number, modulo their count; nil where it is not known yet.
        var slots: [SendOutcome?]
        /// The number of the first outcome that was not handed over for writing.
        var head = 0
        var tail = 0
        var ready = BlockOutput()
        /// Lines whose records were taken for writing and not written.
        var lostLines = 0
        var tally = SendTally()
        var isClosed = false
        var failure: CommandError?

        /// Whether the feed waits for room.
        var isAwaited = false
        /// Whether the last outcome changed something that a thread waits for.
        var isNews = false

        var hasRoom: Bool { tail - head < slots.count && ready.made.records.count < OutcomeQueue.mostWaiting }
        var isDone: Bool { isClosed && head == tail }
    }

    /// How many bytes may wait for a slow reader of the output before the run waits too.
    private static let mostWaiting = 1 << 17
    /// How long records are gathered before they are written, in microseconds.
    private static let gathering = 2_000

    private let state: Monitor<State>

    init(capacity: Int) {
        state = Monitor(State(slots: Array(repeating: nil, count: capacity)))
    }

    /// Lines that were begun and whose records are not written.
    var unwrittenLines: Int {
        state.update(waking: { _ in false }) { $0.tail - $0.head + $0.ready.lines + $0.lostLines }
    }

    /// Whether a number can be taken without waiting.
    var isReady: Bool {
        state.update(waking: { _ in false }) { $0.hasRoom || $0.isClosed || $0.failure != nil }
    }

    /// Waits for room and takes the next line's number; nil when the queue is closed or writing has failed.
    func begin() -> Int? {
        state.update(when: { $0.isReadyToBegin() }, waking: { _ in false }) { state in
            guard !state.isClosed, state.failure == nil else { return nil }
            state.tail += 1
            return state.tail - 1
        }
    }

    /// Counts a line that holds nothing; false, and no count, when the queue is closed.
    func countBlankLine() -> Bool {
        state.update(waking: { _ in false }) { state in
            if !state.isClosed { state.tally.blankLines += 1 }
            return !state.isClosed
        }
    }

    /// Takes the outcome of a line over; any thread may call it, once for each number.
    func finish(_ number: Int, _ outcome: SendOutcome) {
        state.update(waking: { $0.isNews }) { state in
            state.slots[number % state.slots.count] = outcome
            let hadNothing = state.ready.made.records.count == 0
            state.takeKnown()
            // Room for one is not worth waking anybody; so many are on their way that more room comes.
            let hasMuchRoom = state.tail - state.head <= state.slots.count / 2
            let isFirst = hadNothing && state.ready.made.records.count > 0
            state.isNews = isFirst || state.isAwaited && hasMuchRoom || state.isDone
        }
    }

    /// Says that there are no more lines; those begun still get their outcomes.
    func close() {
        state.update { $0.isClosed = true }
    }

    /// Writes until everything is written; on a thread of its own.
    func drain(_ write: (BlockOutput) throws(CommandError) -> Void) throws(CommandError) -> SendTally {
        var output = BlockOutput()
        var isDone = false
        while !isDone {
            state.update(when: { $0.ready.made.records.count > 0 || $0.isDone }, waking: { _ in false }) {
                _ in
            }
            WorkerThread.pause(microseconds: Self.gathering)
            isDone = state.update(waking: { $0.isAwaited }) { state in
                swap(&output, &state.ready)
                return state.isDone
            }
            do throws(CommandError) {
                try write(output)
            } catch {
                let lines = output.lines
                state.update {
                    $0.failure = error
                    $0.lostLines = lines
                }
                throw error
            }
            output.clear()
        }
        return state.update { $0.tally }
    }
}

extension OutcomeQueue.State {
    /// Whether the feed need not wait for a number; notes it if it has to.
    ///
    /// Both in one step: room that comes or goes between the question and the note would wake no thread.
    fileprivate mutating func isReadyToBegin() -> Bool {
        isAwaited = !(hasRoom || isClosed || failure != nil)
        return !isAwaited
    }

    /// Turns the outcomes that are next into records.
    fileprivate mutating func takeKnown() {
        while head < tail, let known = slots[head % slots.count] {
            slots[head % slots.count] = nil
            head += 1
            tally.count(known)
            if !known.isRecorded { known.write(to: &ready.made.records) }
            ready.lines += 1
            ready.end = known.position
        }
    }
}
