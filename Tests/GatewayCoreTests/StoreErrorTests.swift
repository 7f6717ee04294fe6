import Testing

@testable import Gateway

@Suite("What is said when the store did not do it")
struct StoreErrorTests {
    @Test(
        "That nothing was accepted is said only where that is known",
        arguments: [
            (StoreError(.full, "No room."), "Nothing was accepted. No room."),
            (StoreError(.unavailable, "Nobody answers."), "Nothing was accepted. Nobody answers."),
            (
                StoreError(.unavailable, "Nobody answers.", mayBeDone: true),
                "It is not known whether it was accepted; send it again, with the same Idempotency-Key if it has one. Nobody answers."
            ),
        ])
    func words(error: StoreError, words: String) {
        #expect(GatewayError(error).description == words)
    }
}
