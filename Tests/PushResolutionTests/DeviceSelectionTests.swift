import PushBridge
import PushModel
import Testing

@Suite("Which devices get a push")
struct DeviceSelectionTests {
    @Test("Without a filter every device for alerts gets it, in the recipient's order")
    func all() throws {
        #expect(try tokens(of: [phone, tablet, bare, ring]) == ["phone", "tablet", "bare"])
    }

    @Test(
        "A device that is listed twice gets one push, as its last entry says; case does not matter in tokens")
    func twice() throws {
        let again = Device(token: "PHONE", language: "en")
        #expect(try tokens(of: [phone, tablet, again]) == ["tablet", "PHONE"])
        #expect(try tokens(of: [phone, phone]) == ["phone"])
    }

    @Test("A filter of empty lists restricts nothing")
    func emptyFilter() throws {
        #expect(try tokens(of: [phone, bare], filter: DeviceFilter()) == ["phone", "bare"])
    }

    @Test("Lists accept and ignore; being ignored wins; every condition must hold", arguments: filters)
    func filtered(filter: FilterCase) throws {
        #expect(try tokens(of: [phone, tablet, bare], filter: filter.filter) == filter.passing)
    }

    @Test(
        "A call rings on the devices for calls, if the policy allows it and one passes",
        arguments: [
            (true, true, [], ["ring"]), (false, true, [], ["phone"]), (true, false, [], ["phone"]),
            (true, true, ["d3"], ["phone"]),
        ] as [(Bool, Bool, [UTF8Text], [String])])
    func calls(policy: Bool, isCall: Bool, ignored: [UTF8Text], passing: [String]) throws {
        var situation = try Situation()
        situation.recipient.devices = [phone, ring]
        situation.profile.policies.voip = policy
        situation.message.isVoIP = isCall
        var filter = DeviceFilter()
        filter.ignoredIDs = ignored
        situation.message.devices = filter
        #expect(selected(situation) == passing)
        #expect(try situation.notification.isVoIP == (policy && isCall))
    }

    @Test("A call goes as an alert to someone without a device for calls")
    func noRing() throws {
        var situation = try Situation()
        situation.profile.policies.voip = true
        situation.message.isVoIP = true
        situation.recipient.devices = [phone, tablet]
        #expect(selected(situation) == ["phone", "tablet"])
    }

    private func tokens(of devices: [Device], filter: DeviceFilter? = nil) throws -> [String] {
        var situation = try Situation()
        situation.recipient.devices = devices
        situation.message.devices = filter
        return selected(situation)
    }

    private func selected(_ situation: Situation) -> [String] {
        situation.resolver.devices(of: situation.recipient, for: situation.message).map(\.token.string)
    }
}

private let phone = Device(token: "phone", id: "d1", notifier: "Prod")
private let tablet = Device(token: "tablet", id: "d2", notifier: "Dev")
/// A device that was bound without identifier and certificate name.
private let bare = Device(token: "bare")
private let ring = Device(token: "ring", id: "d3", notifier: "Prod", kind: .voip)

/// A filter and the devices that pass it.
struct FilterCase: CustomTestStringConvertible, Sendable {
    let filter: DeviceFilter
    let passing: [String]
    let testDescription: String

    init(
        accept: [UTF8Text] = [], ignore: [UTF8Text] = [], acceptNotifier: [UTF8Text] = [],
        ignoreNotifier: [UTF8Text] = [], passing: [String]
    ) {
        var filter = DeviceFilter()
        filter.acceptedIDs = accept
        filter.ignoredIDs = ignore
        filter.acceptedNotifiers = acceptNotifier
        filter.ignoredNotifiers = ignoreNotifier
        self.filter = filter
        self.passing = passing
        testDescription = "\(accept) \(ignore) \(acceptNotifier) \(ignoreNotifier) pass \(passing)"
    }
}

private let filters: [FilterCase] = [
    FilterCase(accept: ["d1"], passing: ["phone"]),
    FilterCase(accept: ["d1", "d2"], passing: ["phone", "tablet"]),
    FilterCase(accept: ["d9"], passing: []),
    FilterCase(accept: ["D1"], passing: []),
    FilterCase(ignore: ["d1"], passing: ["tablet", "bare"]),
    FilterCase(ignore: ["d1", "d2"], passing: ["bare"]),
    FilterCase(accept: ["d1", "d2"], ignore: ["d2"], passing: ["phone"]),
    FilterCase(accept: ["d1"], ignore: ["d1"], passing: []),
    FilterCase(acceptNotifier: ["Prod"], passing: ["phone"]),
    FilterCase(ignoreNotifier: ["Prod"], passing: ["tablet", "bare"]),
    FilterCase(accept: ["d1", "d2"], acceptNotifier: ["Dev"], passing: ["tablet"]),
    FilterCase(accept: ["d1"], acceptNotifier: ["Dev"], passing: []),
    FilterCase(accept: ["d1", "d2"], ignoreNotifier: ["Dev"], passing: ["phone"]),
    FilterCase(acceptNotifier: ["Prod"], ignoreNotifier: ["Prod"], passing: []),
]
