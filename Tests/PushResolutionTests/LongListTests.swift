import PushModel
import Testing

@Suite("Long lists of people")
struct LongListTests {
    private static let fields: [CanonicalField] = [.mentions, .force, .excludedMembers]

    @Test(
        "are searched as short ones are, in each field and whatever the case",
        arguments: [0, 1, 32, 33, 5_000], [true, false])
    func same(count: Int, isPrepared: Bool) {
        let ids = (0..<count).map { UTF8Text("User\($0)") }
        var message = PushMessage()
        message.mentions = .listed(ids)
        message.force = .listed(ids)
        message.excludedMembers = ids
        if isPrepared { message.prepareSearches() }
        let last = count - 1
        for field in Self.fields {
            for ignoresCase in [true, false] {
                for (id, isNamed) in [
                    ("User0", count > 0), ("User\(last)", count > 0),
                    ("user\(last)", count > 0 && ignoresCase),
                    ("User\(count)", false), ("", false),
                ] {
                    #expect(
                        message.names(UTF8Text(id), in: field, ignoringCase: ignoresCase) == isNamed,
                        "\(id) in \(field)")
                }
            }
        }
        // A copy keeps its list, and another list takes the place of the first.
        let copy = message
        message.mentions = .listed(["other"])
        #expect(message.names("other", in: .mentions, ignoringCase: false))
        #expect(!message.names("User0", in: .mentions, ignoringCase: false))
        #expect(copy.names("User0", in: .mentions, ignoringCase: false) == (count > 0))
        message.removeAll()
        #expect(!message.names("User0", in: .force, ignoringCase: true))
        message.mentions = .everyone
        #expect(message.names("anyone", in: .mentions, ignoringCase: false))
    }
}
