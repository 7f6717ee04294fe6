internal import NIOCore
internal import Synchronization

/// What was taken and waits for a stream, and how much of it there may be.
///
/// All threads share it. Adding a push returns the member to wake; taking pushes also gives back the places of those that
/// are finished, so that the lock is taken once.
final class PushQueue: Sendable {
    private let maximumInFlight: Int
    /// How many are in flight when those who wait to submit go on: to wake each for a single place costs too much.
    private let resumption: Int
    let state = Mutex(State())

    struct State {
        var waiting = CircularBuffer<PendingPush>()
        /// How many pushes have no outcome yet, reserved places included.
        var inFlight = 0
        var submitters = CircularBuffer<CheckedContinuation<Bool, Never>>()
        var idle = IdleMembers()
        var connectedCount = 0
        var lastFailure: DeliveryFailure?
        var isClosed = false
        var drained: [CheckedContinuation<Void, Never>] = []

        /// Whether another push may be added; those who wait come first.
        func hasPlace(of maximum: Int) -> Bool { inFlight < maximum && submitters.isEmpty }
    }

    init(maximumInFlight: Int, members: Int) {
        self.maximumInFlight = maximumInFlight
        resumption = maximumInFlight - max(1, maximumInFlight / 4)
        state.withLock { $0.idle = IdleMembers(count: members) }
    }

    // MARK: Submitting

    /// What became of an attempt to add.
    enum Admission {
        /// The push was added; this member is to be woken.
        case taken(wake: Int?)
        /// There is no place.
        case full
        /// The queue is closed.
        case closed
    }

    func add(_ push: PendingPush) -> Admission {
        state.withLock { state in
            guard !state.isClosed else { return .closed }
            guard state.hasPlace(of: maximumInFlight) else { return .full }
            state.inFlight += 1
            state.waiting.append(push)
            return .taken(wake: state.idle.next())
        }
    }

    /// Waits until there is a place and reserves it; false when the queue is closed.
    nonisolated(nonsending) func waitForPlace() async -> Bool {
        await withCheckedContinuation { continuation in
            let answer: Bool? = state.withLock { state in
                guard !state.isClosed else { return false }
                guard state.hasPlace(of: maximumInFlight) else {
                    state.submitters.append(continuation)
                    return nil
                }
                state.inFlight += 1
                return true
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }

    /// Adds a push for which a place is reserved; returns the member to wake.
    func addToReservedPlace(_ push: PendingPush) -> Int? {
        state.withLock { state in
            state.waiting.append(push)
            return state.idle.next()
        }
    }

    // MARK: Taking

    /// Takes up to `count` pushes for a member, and gives the places of `finished` ones back.
    ///
    /// A member that gets fewer than it asked for is idle from now on.
    func take(_ count: Int, for member: Int, finished: Int) -> [PendingPush] {
        settle(finished) { state in
            var taken: [PendingPush] = []
            taken.reserveCapacity(min(count, state.waiting.count))
            while taken.count < count, let push = state.waiting.popFirst() { taken.append(push) }
            if taken.count < count { state.idle.add(member, isConnected: true) }
            return taken
        }
    }

    /// Gives the places of finished pushes back.
    func giveBack(_ finished: Int) {
        if finished > 0 { settle(finished) { _ in } }
    }

    /// Whether anything waits; a member that is not connected is idle if nothing does.
    func hasWork(for member: Int, finished: Int) -> Bool {
        settle(finished) { state in
            if state.waiting.isEmpty { state.idle.add(member, isConnected: false) }
            return !state.waiting.isEmpty
        }
    }

    /// Puts pushes back before all others; returns the member to wake.
    func putBack(_ pushes: [PendingPush]) -> Int? {
        state.withLock { state in
            state.waiting.prepend(contentsOf: pushes)
            return state.idle.next()
        }
    }

    /// Takes out the waiting pushes for which the condition holds, with the reason why they had to wait.
    func remove(where isRemoved: @Sendable (PendingPush) -> Bool) -> (
        pushes: [PendingPush], reason: DeliveryFailure
    ) {
        state.withLock { state in
            let pushes = state.waiting.takeAll(where: isRemoved)
            return (pushes, state.reasonToWait)
        }
    }

    // MARK: Closing

    /// Whether every push that was added has its outcome.
    var isEmpty: Bool { state.withLock { $0.inFlight == 0 } }

    /// Closes the queue; those who wait to submit get no place.
    func close() {
        let submitters = state.withLock { state in
            state.isClosed = true
            return state.submitters.takeAll { _ in true }
        }
        for submitter in submitters { submitter.resume(returning: false) }
    }

    /// Waits until every push that was added has its outcome.
    func drain() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                if state.inFlight > 0 { state.drained.append(continuation) }
                return state.inFlight == 0
            }
            if isDrained { continuation.resume() }
        }
    }

    /// Gives places back, calls `body`, and wakes those who waited for a place or for the end of all pushes.
    private func settle<R: Sendable>(_ finished: Int, _ body: @Sendable (inout State) -> R) -> R {
        var submitters: [CheckedContinuation<Bool, Never>] = []
        var drained: [CheckedContinuation<Void, Never>] = []
        let result = state.withLock { state in
            state.inFlight -= finished
            if state.inFlight <= resumption {
                while state.inFlight < maximumInFlight, let submitter = state.submitters.popFirst() {
                    state.inFlight += 1
                    submitters.append(submitter)
                }
            }
            if state.inFlight == 0 { swap(&drained, &state.drained) }
            return body(&state)
        }
        for submitter in submitters { submitter.resume(returning: true) }
        for waiter in drained { waiter.resume() }
        return result
    }
}

// Whether any member has a connection, and if none, why.
extension PushQueue.State {
    /// Why a push still waits.
    var reasonToWait: DeliveryFailure {
        if let lastFailure { return lastFailure }
        let what = connectedCount == 0 ? "No connection was open" : "No stream was free"
        return DeliveryFailure(.deadlineExceeded, "\(what) for the push before its deadline.")
    }
}

extension PushQueue {
    /// Notes that a member has a connection.
    func connected() {
        state.withLock { state in
            state.connectedCount += 1
            state.lastFailure = nil
        }
    }

    /// Notes that a member has no connection any more.
    func disconnected() {
        state.withLock { $0.connectedCount -= 1 }
    }

    /// Notes why a member gets no connection; says whether no other member has one.
    func cannotConnect(_ failure: DeliveryFailure) -> Bool {
        state.withLock { state in
            if state.connectedCount == 0 { state.lastFailure = failure }
            return state.connectedCount == 0
        }
    }
}

/// The members of a pool that would take a push, those with a connection first.
struct IdleMembers {
    private var connected: [Int] = []
    private var unconnected: [Int]
    private var isIdle: [Bool]

    /// All are idle, and none is connected.
    init(count: Int = 0) {
        unconnected = Array((0..<count).reversed())
        isIdle = Array(repeating: true, count: count)
    }

    /// Notes that a member would take a push.
    mutating func add(_ member: Int, isConnected: Bool) {
        guard !isIdle[member] else { return }
        isIdle[member] = true
        if isConnected { connected.append(member) } else { unconnected.append(member) }
    }

    /// The member to wake for another push, which is not idle then.
    mutating func next() -> Int? {
        guard let member = connected.popLast() ?? unconnected.popLast() else { return nil }
        isIdle[member] = false
        return member
    }
}

extension CircularBuffer {
    /// Puts elements before all others, in their order.
    mutating func prepend(contentsOf front: [Element]) {
        for element in front.reversed() { prepend(element) }
    }

    /// Takes out the elements for which the condition holds, in their order.
    mutating func takeAll(where isTaken: (Element) -> Bool) -> [Element] {
        let taken = filter(isTaken)
        if !taken.isEmpty { removeAll(where: isTaken) }
        return Array(taken)
    }
}
