import PushModel
import Testing
import Vendors

/// A shape that a vendor's writer writes.
struct WrittenShape: Sendable, CustomTestStringConvertible {
    let side: VendorSide
    let shape: String

    var testDescription: String { "\(side), \(shape)" }

    /// Every shape that somebody writes.
    static let all = VendorSide.all.flatMap { side in
        side.adapter.writtenShapes.map { WrittenShape(side: side, shape: $0) }
    }

    /// Seeded messages of one sort, to write in the shape.
    func messages(
        _ count: Int, seeds: ClosedRange<UInt64>, _ make: (inout MessageMaker) -> PushMessage
    ) -> [PushMessage] {
        seeds.flatMap { seed in
            var maker = MessageMaker(self, seed: seed)
            return (0..<count).map { _ in make(&maker) }
        }
    }

    /// Messages that the shape can say whole.
    var sayable: [PushMessage] { messages(25, seeds: 0...3) { $0.sayable() } }

    /// Messages of any vendor, also such that contradict themselves.
    var wild: [PushMessage] { messages(50, seeds: 1_000...1_003) { $0.wild() } }

    /// What writing a message gives, and what reading that gives again.
    func write(_ message: PushMessage) -> Writing { Writing(message, in: self) }

    func read(_ line: RawJSON) -> Reading { side.read(line.parsed().root, shape: shape) }
}

extension VendorSide {
    var isEasemob: Bool { description == "easemob" }
}
