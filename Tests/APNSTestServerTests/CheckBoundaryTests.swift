import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("What Apple's checks let through")
struct CheckBoundaryTests {
    /// A request at the limit of what a check takes.
    struct Limit: CustomStringConvertible, Sendable {
        let description: String
        let reach: @Sendable (inout Subject) -> Void

        init(_ description: String, _ reach: @escaping @Sendable (inout Subject) -> Void) {
            self.description = description
            self.reach = reach
        }
    }

    static let limits: [Limit] = [
        Limit("nothing but what is required") {
            $0[.pushType] = nil
            $0[.priority] = nil
            $0[.expiration] = nil
            $0[.collapseID] = nil
            $0[.id] = nil
        },
        Limit("the long token of a Live Activity, in capitals") {
            $0[.path] = "/3/device/" + String(repeating: "AB", count: 80)
        },
        Limit("a topic whose suffix tells the push type") {
            $0[.pushType] = nil
            $0[.topic] = "com.example.app.voip"
            $0.body = Fault.alert(bytes: 5_120)
        },
        Limit("4096 bytes") { $0.body = Fault.alert(bytes: 4_096) },
        Limit("a collapse identifier of 64 bytes") {
            $0[.collapseID] = String(repeating: "c", count: 64)
        },
        Limit("an alert that shows nothing") { $0.body = #"{"aps":{},"f":"6001"}"# },
        Limit("a background push") { $0.become("background", #"{"aps":{"content-available":1}}"#) },
        Limit("a Live Activity") {
            $0.become(
                "liveactivity", #"{"aps":{"timestamp":1,"event":"end"}}"#, suffix: ".push-type.liveactivity")
        },
        Limit("device management") { $0.become("mdm", #"{"mdm":"magic"}"#) },
        Limit("a token of an hour") { $0.sign(Subject.token(Subject.key("KEY0000001"), age: 3_600)) },
        Limit("a token of a minute to come") { $0.sign(Subject.token(Subject.key("KEY0000001"), age: -60)) },
        Limit("a new token after 20 minutes") {
            $0.remember(Subject.token(Subject.key("KEY0000001"), age: 1_300))
            $0.sign(Subject.token(Subject.key("KEY0000001"), age: 100, mark: 1))
        },
        Limit("the token before the last one, still under way") {
            let old = Subject.token(Subject.key("KEY0000001"), age: 1_300)
            $0.remember(old)
            $0.remember(Subject.token(Subject.key("KEY0000001"), age: 100, mark: 1))
            $0.sign(old)
        },
        Limit("the related key") {
            $0.remember(Subject.token(Subject.key("KEY0000001", related: "KEY0000002")))
            $0.sign(Subject.token(Subject.key("KEY0000002")))
        },
        Limit("a key of this environment, for this app's calls") {
            $0.become("voip", #"{"aps":{}}"#, suffix: ".voip")
            $0.sign(
                Subject.token(
                    Subject.key("KEY0000001", environment: .sandbox, topics: ["com.example.app"])))
        },
        Limit("a device of this topic") {
            $0.rules.registrations = [DeviceToken(Subject.device.uppercased()): "com.example.app"]
        },
    ]

    @Test("At the limit nothing is refused", arguments: limits.indices)
    func limit(index: Int) {
        var subject = Subject()
        Self.limits[index].reach(&subject)
        #expect(subject.refusal == nil, "\(Self.limits[index])")
    }
}
