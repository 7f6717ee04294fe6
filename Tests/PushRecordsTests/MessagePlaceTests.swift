import PushRecords
import Testing

@Suite("Messages have an order over all inputs")
struct MessagePlaceTests {
    @Test("It is by the bytes of the origin, then by line, then by index")
    func order() {
        let sorted = [
            MessagePlace(line: 9), MessagePlace(line: 9, index: 0), MessagePlace(line: 10),
            MessagePlace(line: 7, origin: ""), MessagePlace(line: 8, origin: "B"),
            MessagePlace(line: 2, origin: "a"), MessagePlace(line: 2, index: 3, origin: "a"),
            MessagePlace(line: 10, origin: "a"), MessagePlace(line: 1, origin: "a/b"),
            MessagePlace(line: 1, origin: "é"),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        for (first, second) in zip(sorted, sorted.dropFirst()) {
            #expect(first < second && !(second < first))
        }
    }
}
