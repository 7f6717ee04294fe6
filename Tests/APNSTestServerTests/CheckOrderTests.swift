import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("Apple's checks")
struct CheckOrderTests {
    @Test("Nothing is wrong with a sound request")
    func sound() {
        #expect(Subject().refusal == nil)
    }

    @Test("Each fault has its answer", arguments: Fault.inOrder.indices)
    func answer(index: Int) {
        let fault = Fault.inOrder[index]
        var subject = Subject()
        fault.commit(&subject)
        #expect(subject.refusal?.reason == fault.reason, "\(fault)")
        #expect(subject.refusal?.words.hasSuffix(".") ?? false)
    }

    @Test("Of two faults, the one of the earlier check is the answer")
    func order() {
        var surprises: [String] = []
        for (place, earlier) in Fault.inOrder.enumerated() {
            for later in Fault.inOrder[(place + 1)...] {
                var subject = Subject()
                later.commit(&subject)
                earlier.commit(&subject)
                let reason = subject.refusal?.reason
                if reason != earlier.reason { surprises.append("\(earlier) and \(later)") }
            }
        }
        #expect(surprises == [])
    }

    @Test("Every check has a fault that it alone finds")
    func everyCheckIsTried() {
        let found = Fault.inOrder.map { fault in
            var subject = Subject()
            fault.commit(&subject)
            return subject.refusal?.words
        }
        let silent = RequestCheck.inOrder.filter { !found.contains($0.words) }
        #expect(silent.map(\.reason) == [])
    }

    @Test("Each reason's status is the one in the table", arguments: RequestCheck.inOrder.map(\.reason))
    func status(reason: RejectionReason) throws {
        let status = try #require(reason.status)
        #expect(ServerAnswer.refused(reason).status == status)
        #expect((400..<500).contains(status))
    }
}
