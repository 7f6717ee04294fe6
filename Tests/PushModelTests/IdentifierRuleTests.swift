import PushModel
import Testing

@Suite("Which identifiers a vendor takes")
struct IdentifierRuleTests {
    /// The vendor, what the identifier names, the identifier, and whether it may exist there.
    static let cases: [(vendor: String, kind: IdentifierMap.Kind, id: UTF8Text, exists: Bool)] = [
        ("nim", .user, "ann_1.b@c-d", true), ("nim", .user, "ann b", false), ("nim", .user, "安", false),
        ("nim", .user, "12345678901234567890123456789012", true),
        ("nim", .user, "123456789012345678901234567890123", false),
        ("easemob", .group, "142130", true), ("easemob", .group, "@TGS#2C5SZEAEF", false),
        ("easemob", .user, "a@b", false), ("easemob", .user, "Ann", true),
        ("rongcloud", .user, "a+b=c", true), ("rongcloud", .group, "g#1", false),
        ("tencent", .user, "安安安安安安安安安安", true),
        ("tencent", .user, "安安安安安安安安安安安", false), ("tencent", .group, "@TGS#2C5SZEAEF", true),
    ]

    @Test("Alphabet and length are those of the table; what no document says is allowed", arguments: cases)
    func allows(vendor: String, kind: IdentifierMap.Kind, id: UTF8Text, exists: Bool) throws {
        let rule = try #require(IdentifierRule.rule(of: vendor, for: kind))
        #expect(IdentifierLimit(rule).allows(id) == exists)
    }

    @Test("A rule is told in words")
    func words() throws {
        let rule = try #require(IdentifierRule.rule(of: "nim", for: .user))
        #expect(IdentifierLimit(rule).inWords == "at most 32 characters, characters of a-z A-Z 0-9 _ @ . -")
        #expect(IdentifierRule.all.filter(\.isMadeByVendor).map(\.vendor) == ["easemob", "nim"])
    }

    @Test("A message names its identifiers field by field")
    func fields() {
        let message = PushMessage.everything
        var ids: [UTF8Text] = []
        for field in [CanonicalField.senderID, .mentions, .receivers, .title] {
            message.forEachIdentifier(in: field) { ids.append($0) }
        }
        #expect(ids.prefix(3) == ["s", "me", "r"])
        #expect(CanonicalField.receivers.identifiers(in: .group) == .group)
        #expect(CanonicalField.receivers.identifiers(in: .direct) == .user)
        #expect(CanonicalField.title.identifiers(in: .direct) == nil)
    }
}
