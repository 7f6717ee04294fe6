package import PushModel
import PushResolution
internal import Synchronization

/// The crowds among the people of a run, each in classes of people for whom decisions are alike (``PeopleClasses``).
///
/// A message to everyone in a large file then costs a decision for each class, and not for each person. Classes are made when a
/// crowd is first reached.
package final class Crowds: Sendable {
    /// The people.
    package let people: People
    /// What stands for a person.
    let digest: @Sendable (UTF8Text) -> UInt64
    private let made = Mutex<[Key: PeopleClasses]>([:])

    /// Crowds of fewer people are not worth classes.
    static let fewest = 100

    private struct Key: Hashable {
        let name: UTF8Text?
        let ignoresCase: Bool
    }

    /// Describes the crowds among people.
    ///
    /// - Parameters:
    ///   - people: The people.
    ///   - digest: What stands for a person, whatever the case of the identifier.
    package init(among people: People, digest: @escaping @Sendable (UTF8Text) -> UInt64) {
        self.people = people
        self.digest = digest
    }

    /// The classes of a crowd; nil for a small one.
    func classes(of crowd: Crowd, in book: AddressBook) -> PeopleClasses? {
        guard book.count(of: crowd) >= Self.fewest else { return nil }
        return made.withLock { made in
            let key = Key(name: crowd.name, ignoresCase: book.ignoresCase)
            if let classes = made[key] { return classes }
            let classes = PeopleClasses(of: crowd, in: book, digest: digest)
            made[key] = classes
            return classes
        }
    }
}
