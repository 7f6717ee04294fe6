import PushModel
import Testing

@Suite("An audience")
struct AudienceTests {
    @Test(
        "It holds nobody, everyone, or those it lists",
        arguments: [
            (Audience.nobody, "u1", false, false),
            (.everyone, "u1", false, true),
            (.listed([]), "u1", false, false),
            (.listed(["u2", "u1"]), "u1", false, true),
            (.listed(["u2"]), "u1", false, false),
            (.listed(["U1"]), "u1", false, false),
            (.listed(["U1"]), "u1", true, true),
            (.listed(["É"]), "é", true, false),
            (.listed(["all"]), "u1", true, false),
        ])
    func contains(audience: Audience, id: String, ignoringCase: Bool, holds: Bool) {
        #expect(audience.contains(UTF8Text(id), ignoringCase: ignoringCase) == holds)
    }

    @Test("An empty list is as empty as nobody")
    func empty() {
        #expect(Audience.nobody.isEmpty)
        #expect(Audience.listed([]).isEmpty)
        #expect(!Audience.everyone.isEmpty)
        #expect(!Audience.listed(["u1"]).isEmpty)
    }
}
