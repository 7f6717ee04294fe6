import PushModel
import Testing

@Suite("The table of a vendor's keys")
struct KeyTableTests {
    @Test(
        "A key says something of its field, an object of all that stands in it, also in one of its own sort")
    func fields() {
        let table = KeyTable<Key> { $0 == .inner ? [.rootData] : [] }
        let told = Key.Scope.allCases.flatMap { table[$0] }.map { "\($0.key) \(Array($0.fields))" }
        #expect(
            told == [
                "title [PushModel.CanonicalField.title]",
                "box [PushModel.CanonicalField.body, PushModel.CanonicalField.rootData]",
                "note []",
                "body [PushModel.CanonicalField.body]",
                "again [PushModel.CanonicalField.body, PushModel.CanonicalField.rootData]",
            ])
    }

    @Test("A key knows what stands under it")
    func scopes() {
        let table = KeyTable<Key> { _ in [] }
        #expect(table[.root].map(\.scope) == [nil, .inner, nil])
        #expect(table[.inner].map(\.scope) == [nil, .inner])
    }

    /// A vendor's keys: two at the root have a meaning, and an object holds objects of its own sort.
    private enum Key: UInt16, MappedKey {
        case title, box, note, body, again

        var name: UTF8Text { "" }

        var field: CanonicalField? {
            switch self {
            case .title: .title
            case .body: .body
            case .box, .note, .again: nil
            }
        }

        var childScope: Scope? { self == .box || self == .again ? .inner : nil }

        enum Scope: UInt8, MappedKeyScope {
            case root, inner

            var members: [Key] { self == .root ? [.title, .box, .note] : [.body, .again] }
        }
    }
}
