import PushModel
import Testing
import Vendors

@Suite("The messages of the fixtures, written")
struct WriterFixtureTests {
    @Test("Each is read again as it was, or what is lost is told", arguments: FixtureLine.all)
    func written(_ fixture: FixtureLine) throws {
        let side = fixture.side
        let input = try fixture.input
        guard let shape = side.adapter.recognise(input).first else { return }
        let message = side.read(input, shape: shape).message
        for example in WrittenShape.all where example.side.description == side.description {
            if side.adapter.refusal(of: message, in: shape) != nil { continue }
            let writing = example.write(message)
            let law = WritingLaw(message, writing)
            #expect(law.silentLosses.isEmpty, "\(example.shape): \(writing.line)")
            #expect(law.falseAlarms.isEmpty, "\(example.shape): \(writing.line)")
        }
    }

    @Test(
        "There are hundreds of them, and nearly all come back whole in their own shape",
        arguments: VendorSide.all)
    func coverage(side: VendorSide) throws {
        var all = 0
        var lossy: [String] = []
        for fixture in FixtureLine.all where fixture.side.description == side.description {
            let input = try fixture.input
            guard let shape = side.adapter.recognise(input).first,
                side.adapter.writtenShapes.contains(shape)
            else { continue }
            let message = side.read(input, shape: shape).message
            if side.adapter.refusal(of: message, in: shape) != nil { continue }
            let writing = WrittenShape(side: side, shape: shape).write(message)
            all += 1
            if !writing.findings.isEmpty { lossy.append("\(fixture): \(writing.findings.map(\.field))") }
        }
        #expect(all > 200)
        #expect((all - lossy.count) * 100 > all * 90, "\(lossy)")
    }
}
