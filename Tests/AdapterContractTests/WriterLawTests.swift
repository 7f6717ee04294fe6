import MappingTables
import PushModel
import Testing
import Vendors

@Suite("What every writer must do")
struct WriterLawTests {
    @Test(
        "What a shape can say comes back as it was, without anything to tell", arguments: WrittenShape.all)
    func whole(_ example: WrittenShape) {
        for message in example.sayable {
            let writing = example.write(message)
            let isSame = writing.again == message
            #expect(isSame, "\(message.neutral)\n\(writing.again.neutral)\n\(writing.line)")
            #expect(writing.findings.isEmpty, "\(writing.told) \(message.neutral)")
        }
    }

    @Test(
        "Of any message every field comes back or is told, and none is told that comes back",
        arguments: WrittenShape.all)
    func told(_ example: WrittenShape) {
        for message in example.wild { check(message, example) }
    }

    @Test(
        "What only the other vendor's shapes can say is told field by field", arguments: WrittenShape.all,
        WrittenShape.all)
    func foreign(_ example: WrittenShape, _ origin: WrittenShape) {
        for message in origin.sayable { check(message, example) }
    }

    private func check(_ message: PushMessage, _ example: WrittenShape) {
        let writing = example.write(message)
        let law = WritingLaw(message, writing)
        let journey = "\(message.neutral)\n\(writing.again.neutral)\n\(writing.line)"
        #expect(law.silentLosses.isEmpty, "\(law.silentLosses)\n\(journey)")
        #expect(law.falseAlarms.isEmpty, "\(law.falseAlarms)\n\(journey)")
    }

    @Test(
        "The same message is written the same each time, and what was read is written the same",
        arguments: WrittenShape.all)
    func settled(_ example: WrittenShape) {
        for message in example.wild {
            let writing = example.write(message)
            #expect(example.write(message).written == writing.written)
            let second = example.write(writing.again)
            let isSame = second.again == writing.again
            #expect(isSame, "\(writing.line)\n\(second.line)")
        }
    }

    @Test("The reader has nothing to repair in what is written", arguments: WrittenShape.all)
    func clean(_ example: WrittenShape) {
        for message in example.sayable {
            let writing = example.write(message)
            let told = writing.reading.diagnostics.filter {
                [.repaired, .invalid, .ignored].contains($0.kind)
            }
            // A recall's type is a number in a query, and a call's identifier replaces nothing at Apple.
            let unexpected = told.filter {
                $0.path != "/type" && !$0.path.hasSuffix("notifyId") && !isUnseenMemberText($0, example)
            }
            #expect(unexpected.isEmpty, "\(unexpected) \(writing.line)")
        }
    }

    /// Whether a text for members is told of that nobody sees on Apple's devices: beside an alert, or for nobody
    /// (readings N4, N13).
    private func isUnseenMemberText(_ diagnostic: Diagnostic, _ example: WrittenShape) -> Bool {
        guard diagnostic.kind == .ignored, diagnostic.severity == .info, let row = diagnostic.row else {
            return false
        }
        return example.side.table.row(id: row)?["field"] == CanonicalField.memberText.rawValue
    }

    @Test("An unknown shape is written as the first", arguments: VendorSide.all)
    func unknownShape(side: VendorSide) throws {
        let first = WrittenShape(side: side, shape: try #require(side.adapter.writtenShapes.first))
        for message in first.wild {
            var findings: [Finding] = []
            #expect(
                side.adapter.write(message, shape: "telegraph", findings: &findings)
                    == first.write(message).written)
        }
    }

    @Test("A lost field that nobody told of is seen, and so is a word about one that came back")
    func planted() {
        var message = PushMessage()
        message.isSilent = true
        #expect(WritingLaw(message, again: PushMessage(), findings: []).silentLosses == [.isSilent])
        let alarm = Finding(DiagnosticCode("lost", .info, .dropped, "{key} is lost."), .isSilent)
        #expect(WritingLaw(message, again: message, findings: [alarm]).falseAlarms == [.isSilent])
    }
}
