internal import Synchronization

/// How far a run has come, on the standard error.
final class Progress: Sendable {
    /// When progress is shown.
    enum Mode: String, CaseIterable {
        /// When the standard error is a terminal.
        case auto
        case always
        case never
    }

    private struct State {
        var lines = 0
        var position = 0
        var lastUpdate: Double
        var isShown = false
    }

    /// Seconds between two updates.
    private let interval: Double
    private let isOn: Bool
    private let isTerminal: Bool
    /// In bytes; nil when unknown.
    private let size: Int?
    private let start = Machine.uptime
    private let state: Mutex<State>

    init(_ mode: Mode, size: Int?) {
        isTerminal = Descriptor.standardError.isTerminal
        isOn = mode == .always || mode == .auto && isTerminal
        interval = isTerminal ? 0.25 : 2
        self.size = size
        state = Mutex(State(lastUpdate: start))
    }

    /// Counts lines, and shows the count from time to time.
    func advance(lines: Int, to position: Int) {
        guard isOn else { return }
        state.withLock { state in
            state.lines += lines
            state.position = position
            let now = Machine.uptime
            guard now - state.lastUpdate >= interval else { return }
            state.lastUpdate = now
            show(text(state, at: now), &state)
        }
    }

    /// Takes a shown line away, to make room for something else.
    func clear() {
        state.withLock { clear(&$0) }
    }

    /// Ends it: nothing stays on a terminal, the last count anywhere else.
    func finish() {
        guard isOn else { return }
        state.withLock { state in
            if isTerminal {
                clear(&state)
            } else {
                let now = Machine.uptime
                StandardError.write("\(counts(state, at: now)), in \(Self.clock(now - start))\n")
            }
        }
    }

    private func show(_ text: String, _ state: inout State) {
        // Return to the start of the line, and erase what is left of the line that was there.
        StandardError.write(isTerminal ? "\r\(text)\u{1B}[K" : text + "\n")
        state.isShown = isTerminal
    }

    private func clear(_ state: inout State) {
        guard state.isShown else { return }
        StandardError.write("\r\u{1B}[K")
        state.isShown = false
    }

    private func text(_ state: State, at now: Double) -> String {
        guard let size, size > 0, state.position > 0 else { return counts(state, at: now) }
        let share = min(Double(state.position) / Double(size), 1)
        let left = (now - start) * (1 / share - 1)
        return "\(counts(state, at: now)), \(Int(share * 100)) %, \(Self.clock(left)) left"
    }

    private func counts(_ state: State, at now: Double) -> String {
        let rate = Double(state.lines) / max(now - start, 0.001)
        return "\(state.lines.grouped) lines, \(Int(rate).grouped) a second"
    }

    /// Seconds as minutes and seconds, or hours, minutes and seconds.
    private static func clock(_ seconds: Double) -> String {
        let all = Int(min(seconds, 360_000).rounded(.up))
        let hours = all / 3_600
        let minutes = all / 60 % 60
        let rest = twoDigits(all % 60)
        return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Int {
    /// The digits in groups of three: 1,234,567.
    fileprivate var grouped: String {
        var digits = String(self)
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
            index -= 3
        }
        return digits
    }
}
