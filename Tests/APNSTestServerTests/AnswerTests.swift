import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("An answer")
struct AnswerTests {
    @Test("A refusal has Apple's status and a body that says why; a timestamp comes with 410 alone")
    func body() {
        let cases: [(ServerAnswer, Int, String)] = [
            (.accepted, 200, ""),
            (.refused(.badTopic, timestamp: 5), 400, #"{"reason":"BadTopic"}"#),
            (.refused(.unregistered, timestamp: 5), 410, #"{"reason":"Unregistered","timestamp":5}"#),
            (.refused(.serviceUnavailable), 503, #"{"reason":"ServiceUnavailable"}"#),
        ]
        for (answer, status, body) in cases {
            #expect(answer.status == status)
            #expect(String(decoding: answer.body, as: UTF8.self) == body)
        }
    }

    @Test("Identifiers are random UUIDs of version 4 in lower-case letters")
    func identifiers() {
        var identifiers = APNSIDGenerator()
        var made: [[UInt8]] = []
        for _ in 0..<200 { identifiers.withNext { made.append(Array($0)) } }
        #expect(Set(made).count == 200)
        for identifier in made {
            var subject = Subject()
            subject[.id] = String(decoding: identifier, as: UTF8.self)
            #expect(subject.refusal == nil)
            #expect(identifier[14] == UInt8(ascii: "4"))
            #expect("89ab".utf8.contains(identifier[19]))
        }
    }
}
