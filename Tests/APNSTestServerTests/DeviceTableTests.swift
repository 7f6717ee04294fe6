import Testing

@testable import APNSTestServer

@Suite("The devices that are remembered")
struct DeviceTableTests {
    @Test("The devices of late are there, whatever their number was, and the table stays small")
    func late() {
        var table = DeviceTable(limit: 10) { _ in SimulatedDevice(isOnline: true, memory: 1) }
        for number in 0..<1_000 { table.update(DeviceToken("\(number)")) { $0.goOffline() } }
        let known = (0..<1_000).filter { table[DeviceToken("\($0)")] != nil }
        #expect((5...10).contains(known.count))
        #expect(known.last == 999)
    }

    @Test("A device that is used again is not forgotten")
    func used() {
        var table = DeviceTable(limit: 10) { _ in SimulatedDevice(isOnline: true, memory: 1) }
        for number in 0..<1_000 {
            table.update(DeviceToken("again")) { $0.goOffline() }
            table.update(DeviceToken("\(number)")) { _ in }
        }
        #expect(table[DeviceToken("AGAIN")]?.isOnline == false)
    }
}
