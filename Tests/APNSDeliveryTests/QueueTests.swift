import APNSTypes
import NIOCore
import Testing

@testable import APNSDelivery

@Suite("The queue's parts")
struct QueueTests {
    @Test(
        "A queue gives out what an array would, whatever was put in front, behind or taken out",
        arguments: 0..<50)
    func order(seed: Int) {
        var queue = CircularBuffer<Int>()
        var model: [Int] = []
        var next = seed
        for step in 0..<1_000 {
            switch (step &* 2_654_435_761 &+ seed &* 40_503) >> 7 % 8 {
            case 0...3:
                next += 1
                queue.append(next)
                model.append(next)
            case 4...5:
                #expect(queue.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
            case 6:
                queue.prepend(contentsOf: [-step, step])
                model = [-step, step] + model
            default:
                let removed = queue.takeAll { $0 % 7 == 0 }
                #expect(removed == model.filter { $0 % 7 == 0 })
                model.removeAll { $0 % 7 == 0 }
            }
            #expect(queue.count == model.count && queue.isEmpty == model.isEmpty)
        }
    }

    @Test("Members with a connection are woken first, each once until it is idle again")
    func idle() {
        var idle = IdleMembers(count: 3)
        #expect([idle.next(), idle.next(), idle.next(), idle.next()] == [0, 1, 2, nil])
        idle.add(2, isConnected: false)
        idle.add(1, isConnected: true)
        idle.add(1, isConnected: true)
        #expect([idle.next(), idle.next(), idle.next()] == [1, 2, nil])
    }

    @Test("An identifier is a UUID of version 4, and no two are the same")
    func identifiers() {
        var generator = APNSIDGenerator()
        let identifiers = (0..<10_000).map { _ in generator.next().string }
        #expect(Set(identifiers).count == 10_000)
        let pattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        #expect(identifiers.prefix(100).allSatisfy { $0.wholeMatch(of: pattern) != nil })
    }
}
