import APNSDelivery
import APNSTypes
import Testing

@Suite("Servers that share no code with the client")
struct IndependentServerTests {
    @Test(
        "A thousand pushes to a server on Python's h2 have the outcomes it gives",
        .enabled(
            if: ServerProcess.hasPythonH2, "It needs python3 with the package h2; Scripts/test installs it."))
    func pythonH2() async throws {
        let server = try ServerProcess.pythonH2()
        let client = try testClient(port: server.port)
        let tally = Tally()
        for number in 0..<1_000 { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        #expect(tally.reports.count == 1_000 && tally.duplicates == 0)
        for (number, report) in tally.reports {
            switch number % 256 {
            case 0x10:
                #expect(
                    report.rejection?.reason == .unregistered
                        && report.rejection?.timestamp == 1_700_000_000_000)
            case 0x00: #expect(report.rejection?.reason == .badDeviceToken)
            default: #expect(report.isAccepted)
            }
        }
        try server.stop()
    }

    @Test(
        "A thousand pushes to nghttpd have the outcomes it gives",
        .enabled(if: ServerProcess.hasNghttpd, "It needs nghttpd; Scripts/test installs it."))
    func nghttpd() async throws {
        let known = testPush(7)
        let server = try ServerProcess.nghttpd(files: ["3/device/\(known.deviceToken)": ""])
        let client = try testClient(port: server.port)
        let tally = Tally()
        for number in 0..<1_000 { await client.submit(testPush(number)) { tally.add(number, $0) } }
        await client.shutdown()
        #expect(tally.reports.count == 1_000 && tally.duplicates == 0)
        for (number, report) in tally.reports {
            #expect(number == 7 ? report.isAccepted : report.rejection?.status == 404)
        }
        try server.stop()
    }
}
