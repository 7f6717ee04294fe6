/// The jobs that a store has handed out, each with the lease under which it did.
///
/// A job may be handed out once more under a later lease of its lane: what is done under the earlier one counts no more.
struct JobsInHand {
    private struct Hold {
        let lane: Int
        let lease: Int
    }

    private var holds: [Int: Hold] = [:]
    /// How many there are of each lane.
    private var counts = [Int](repeating: 0, count: StableHash.lanes)

    var isEmpty: Bool { holds.isEmpty }

    /// Takes a job in; says whether it was not there under the same lease.
    mutating func add(_ job: Job) -> Bool {
        let lane = ReceiverKey(job.work).lane
        guard let known = holds.updateValue(Hold(lane: lane, lease: job.lease), forKey: job.id) else {
            counts[lane] += 1
            return true
        }
        return known.lease != job.lease
    }

    /// A job is in hand no more, unless it was handed out under a later lease meanwhile.
    mutating func remove(_ job: Job) {
        guard let hold = holds[job.id], hold.lease == job.lease else { return }
        holds[job.id] = nil
        counts[hold.lane] -= 1
    }

    /// Whether a job of a lane is in hand.
    func has(lane: Int) -> Bool { counts[lane] > 0 }
}
