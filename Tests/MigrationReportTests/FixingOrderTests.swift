import Testing

@testable import MigrationReport

@Suite("What remains if the first few rows are fixed")
struct FixingOrderTests {
    @Test("A row that mends messages by itself comes before one that needs others")
    func greedy() {
        let order = FixingOrder(
            [["A"]: 5, ["B"]: 3, ["A", "B"]: 2, ["B", "C"]: 9, ["C"]: 1], degraded: 20)
        #expect(order.steps.map(\.row) == ["A", "B", "C"])
        #expect(order.steps.map(\.mended) == [5, 5, 10])
        #expect(order.steps.map(\.remaining) == [15, 10, 0])
        #expect(order.unexplained == 0)
    }

    @Test("Where no row mends anything by itself, the one that has a part in most messages comes first")
    func together() {
        let order = FixingOrder([["A", "B"]: 2, ["B", "C"]: 3], degraded: 5)
        #expect(order.steps.map(\.row) == ["B", "C", "A"])
        #expect(order.steps.map(\.remaining) == [5, 2, 0])
    }

    @Test("What no row explains, and what is not counted by rows, remains in any case")
    func unexplained() {
        let order = FixingOrder([["A"]: 1, ["", "B"]: 2, [""]: 3], degraded: 10)
        #expect(order.steps.map(\.row) == ["A"])
        #expect(order.steps.last?.remaining == 9)
        #expect(order.unexplained == 9)
        #expect(FixingOrder([:], degraded: 0).steps.isEmpty)
    }

    @Test("Equal rows come by name, whatever the order of the sets")
    func ties() {
        #expect(FixingOrder([["B"]: 1, ["A"]: 1], degraded: 2).steps.map(\.row) == ["A", "B"])
    }
}
