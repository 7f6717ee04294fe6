package import PushModel

/// The crowds among the people of a run, each in classes of people for whom decisions are alike (``PeopleClasses``).
///
/// A message to everyone in a large file then costs a decision for each class, and not for each person. Classes are made when a
/// crowd is first reached.
package struct Crowds: Sendable {
    /// The people.
    package let people: People
    /// What stands for a person.
    let digest: @Sendable (UTF8Text) -> UInt64
    private let memory: any CrowdMemory

    /// Crowds of fewer people are not worth classes.
    static let fewest = 100

    /// Describes the crowds among people.
    ///
    /// - Parameters:
    ///   - people: The people.
    ///   - memory: Keeps the classes of each crowd, for all threads.
    ///   - digest: What stands for a person, whatever the case of the identifier.
    package init(
        among people: People, in memory: any CrowdMemory, digest: @escaping @Sendable (UTF8Text) -> UInt64
    ) {
        self.people = people
        self.memory = memory
        self.digest = digest
    }

    /// The classes of a crowd; nil for a small one.
    func classes(of crowd: Crowd, in book: AddressBook) -> PeopleClasses? {
        guard book.count(of: crowd) >= Self.fewest else { return nil }
        return memory.classes(of: CrowdName(group: crowd.name, ignoresCase: book.ignoresCase)) {
            PeopleClasses(of: crowd, in: book, digest: digest)
        }
    }
}

/// Keeps the classes of crowds; threads share it, for which a library without locks has no means.
package protocol CrowdMemory: Sendable {
    /// The classes of a crowd, made by `make` when they are first asked for.
    func classes(of crowd: CrowdName, _ make: () -> PeopleClasses) -> PeopleClasses
}

/// What tells a crowd from the others of a run.
package struct CrowdName: Sendable, Hashable {
    /// The group; nil for everyone in the recipients file.
    let group: UTF8Text?
    /// Whether identifiers that differ in case only are one person's.
    let ignoresCase: Bool
}
