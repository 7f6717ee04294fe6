internal import PushBridge
internal import Synchronization

/// What is known of the crowds of a run, for all threads.
final class SharedCrowds: CrowdMemory {
    private let made = Mutex<[CrowdName: PeopleClasses]>([:])

    func classes(of crowd: CrowdName, _ make: () -> PeopleClasses) -> PeopleClasses {
        made.withLock { made in
            if let classes = made[crowd] { return classes }
            let classes = make()
            made[crowd] = classes
            return classes
        }
    }
}
