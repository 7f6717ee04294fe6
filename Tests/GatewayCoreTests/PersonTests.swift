import APNSDelivery
import APNSTypes
import PushBridge
import Testing

@testable import Gateway

@Suite("What is put for people and devices")
struct PersonTests {
    private let token = String(repeating: "d0", count: 32)
    private let other = String(repeating: "d1", count: 32)
    private let day = 86_400_000

    @Test("A token that was imported dead is refused once, and stays so when the same list is put again")
    func deadToken() async throws {
        try await GatewayHarness().run { harness in
            let registered = harness.clock.time - 30 * day
            let gone = DeliveryOutcome.rejected(
                Rejection(
                    reason: .unregistered, status: 410, timestamp: registered + day, registeredAt: registered)
            )
            harness.delivery.answer(token, gone, gone)
            let person = #"{"devices":[{"token":"\#(token)","registeredAt":\#(registered)}]}"#
            try await harness.put("bob", settings: person)
            try await harness.send(GatewayHarness.direct("1", to: "bob"))
            harness.clock.move(by: day)
            for body in [#"{"registeredAt":\#(registered)}"#, "", #"{"deviceID":"phone"}"#] {
                try await harness.put(token, of: "bob", body)
                #expect(try await harness.device(token)?.refusal == "Unregistered", "\(body)")
                #expect(try await harness.device(token)?.registeredAt == registered)
            }
            try await harness.put("bob", settings: person)
            try await harness.put("bob", settings: #"{"devices":[{"token":"\#(token)"}]}"#)
            try await harness.send(GatewayHarness.direct("2", to: "bob"))
            #expect(harness.delivery.pushes.map(\.body) == ["1"])
            try await harness.put(token, of: "bob", #"{"registeredAt":\#(registered + 2 * day)}"#)
            try await harness.send(GatewayHarness.direct("3", to: "bob"))
            #expect(harness.delivery.pushes.map(\.body) == ["1", "3"])
        }
    }

    @Test("A device is registered anew by another person, topic, kind or environment")
    func anew() {
        let known = StoredDevice(person: "bob", token: "00ff", registeredAt: 5, refusal: "BadDeviceToken")
        var again = StoredDevice(person: "bob", token: "00ff", deviceID: "phone", registeredAt: 9)
        #expect(again.following(known, isTimeKnown: false).registeredAt == 5)
        #expect(again.following(known, isTimeKnown: false).refusal == "BadDeviceToken")
        #expect(again.following(known, isTimeKnown: true).refusal == nil)
        again.registeredAt = 4
        #expect(again.following(known, isTimeKnown: true).refusal == "BadDeviceToken")
        again.registeredAt = 9
        for change in [\StoredDevice.person, \.kind, \.environment] {
            var changed = again
            changed[keyPath: change] = "another"
            #expect(changed.following(known, isTimeKnown: false) == changed)
        }
        again.topic = "com.example.other"
        #expect(again.following(known, isTimeKnown: false) == again)
    }

    @Test("Each line of a file is kept as at its own address, and one that cannot be used leaves the others")
    func lines() async throws {
        try await GatewayHarness().run { harness in
            let file = """
                {"id":"bob","nickname":"B","devices":[{"token":"\(token)"}]}
                {"nickname":"C"}

                {"id":"dora","devices":[{"token":"00ff","topik":"a"}]}
                [
                {"id":"carol"}
                """
            let people = try await KeptLines(of: ByteSlice(Array(file.utf8))) {
                (line) async throws(GatewayError) in
                try await harness.gateway.putPerson(line, id: nil, app: GatewayHarness.app)
            }
            #expect(people.kept == 2 && people.notKept == 3)
            #expect(people.refused.map(\.line) == [2, 4, 5])
            #expect(people.refused.map(\.pointer) == ["/id", "/devices/0/topik", nil])
            #expect(people.refused.allSatisfy { $0.code == "invalid-settings" && !$0.detail.isEmpty })
            #expect(try await harness.device(token)?.person == "bob")
            for (id, isKept) in [("bob", true), ("carol", true), ("dora", false)] {
                let person = try await harness.gateway.person(id, app: GatewayHarness.app)
                #expect((person != nil) == isKept, "\(id)")
            }

            let groups = try await KeptLines(
                of: ByteSlice(
                    Array("{\"id\":\"g\",\"members\":[\"bob\"]}\n{\"members\":[]}\n{\"id\":\"h\"}".utf8))
            ) { (line) async throws(GatewayError) in
                try await harness.gateway.putGroup(line, id: nil, app: GatewayHarness.app)
            }
            #expect(groups.kept == 1 && groups.refused.map(\.line) == [2, 3])
            #expect(groups.refused.map(\.pointer) == ["/id", "/members"])
            try await harness.send(GatewayHarness.group("1", to: "g"))
            #expect(harness.delivery.pushes.map(\.body) == ["1"])
        }
    }

    @Test("However many lines cannot be used, the answer tells of the first hundred and counts all")
    func manyRefused() async throws {
        try await GatewayHarness().run { harness in
            let file = String(repeating: "[\n", count: 5000) + #"{"id":"bob"}"#
            let people = try await KeptLines(of: ByteSlice(Array(file.utf8))) {
                (line) async throws(GatewayError) in
                try await harness.gateway.putPerson(line, id: nil, app: GatewayHarness.app)
            }
            #expect(people.kept == 1 && people.notKept == 5000)
            #expect(people.refused.map(\.line) == Array(1...100))
        }
    }

    @Test(
        "What nobody knows or can use is refused, and it is said where",
        arguments: [
            (#"{"muted":true}"#, "/muted"), (#"{"nickNam":"B"}"#, "/nickNam"),
            (#"{"quiet":{"timezone":"Asia/Shanghai"}}"#, "/quiet/timezone"),
            (#"{"devices":[{"token":"00ff","topik":"a"}]}"#, "/devices/0/topik"),
            (#"{"devices":[{"token":"00ff","registeredAt":"now"}]}"#, "/devices/0/registeredAt"),
            (#"{"devices":[{"token":"00ff","registeredAt":99999999999999}]}"#, "/devices/0/registeredAt"),
        ])
    func unknown(body: String, pointer: String) async throws {
        try await GatewayHarness().run { harness in
            let error = await #expect(throws: GatewayError.self) {
                try await harness.put("bob", settings: body)
            }
            #expect(
                error?.code == .invalidSettings && error?.pointer == pointer, "\(error?.description ?? "")")
            let person = try await harness.gateway.person("bob", app: GatewayHarness.app)
            #expect(person == nil)
        }
    }

    @Test(
        "A device and a group have known members only",
        arguments: [#"{"tokn":"a"}"#, #"{"registeredAt":-1}"#, #"{"kind":"watch"}"#])
    func unknownOfDevice(body: String) async throws {
        try await GatewayHarness().run { harness in
            await #expect(throws: GatewayError.self) { try await harness.put(token, of: "bob", body) }
            await #expect(throws: GatewayError.self) {
                try await harness.gateway.putGroup(
                    ByteSlice(Array(#"{"members":[],"manager":["bob"]}"#.utf8)), id: "g",
                    app: GatewayHarness.app)
            }
            let device = try await harness.device(token)
            #expect(device == nil)
        }
    }

    @Test("What is read of a person can be put again")
    func roundTrip() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", settings: #"{"nickname":"B","unread":2}"#, devices: [token])
            try await harness.put(other, of: "bob", #"{"language":"zh"}"#)
            #expect(try await harness.device(other)?.language == "zh")
            let person = try #require(try await harness.gateway.person("bob", app: GatewayHarness.app))
            try await harness.put("bob", settings: String(decoding: person, as: UTF8.self))
            #expect(try await harness.gateway.person("bob", app: GatewayHarness.app) == person)
        }
    }

    @Test("What is read of a group can be put again")
    func group() async throws {
        try await GatewayHarness().run { harness in
            let body = #"{"id":"g","members":["bob"],"managers":[],"name":"Team"}"#
            try await harness.gateway.putGroup(
                ByteSlice(Array(body.utf8)), id: "g", app: GatewayHarness.app)
            let group = try #require(try await harness.gateway.group("g", app: GatewayHarness.app))
            #expect(String(decoding: group, as: UTF8.self) == body)
        }
    }

    @Test("Each device gets the words in its own language, and a text that is made has the group's name")
    func languages() async throws {
        try await GatewayHarness().run { harness in
            let topic = #""topic":"com.example.teahouse""#
            try await harness.put("alice", settings: #"{"nickname":"Ada"}"#)
            try await harness.put(
                "bob", settings: #"{"devices":[{"token":"\#(token)",\#(topic),"language":"en"}]}"#)
            try await harness.put(other, of: "bob", #"{\#(topic),"language":"zh"}"#)
            try await harness.gateway.putGroup(
                ByteSlice(Array(#"{"members":["bob"],"name":"Team"}"#.utf8)), id: "g",
                app: GatewayHarness.app)
            let words =
                #","OfflinePushInfo":{"Desc":"D","MultiLanguageContent":[{"Language":"zh","Desc":"你好"},{"Language":"en","Desc":"Hello"}]}"#
            for push in [words, ""] {
                try await harness.send(
                    #"{"From_Account":"alice","GroupId":"g","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"Hi"}}]\#(push)}"#
                )
                try await harness.settle()
            }
            let bodies = harness.delivery.pushes.compactMap { $0.payload["aps"]?["alert"]?.string?.string }
            #expect(bodies.sorted() == ["Ada(Team):Hi", "Ada(Team):Hi", "Hello", "你好"])
        }
    }

    @Test("Nobody is pinned online by a moment in the future")
    func presence() async throws {
        try await GatewayHarness().run { harness in
            let now = harness.clock.time
            for moment in [99_999_999_999_999, now + 600_001, -1] {
                let error = await #expect(throws: GatewayError.self) {
                    try await harness.gateway.setPresence(
                        of: "bob", app: GatewayHarness.app, isOnline: true, at: moment)
                }
                #expect(error?.pointer == "/at")
            }
            try await harness.gateway.setPresence(
                of: "bob", app: GatewayHarness.app, isOnline: true, at: now + 600_000)
            #expect(try await harness.store.person("bob", app: GatewayHarness.app)?.isOnline == true)
        }
    }

    @Test("The device on which a person reads is left alone, however its token is written")
    func except() async throws {
        try await GatewayHarness().run { harness in
            try await harness.put("bob", settings: #"{"unread":5}"#, devices: [token, other])
            _ = try await harness.gateway.changeUnread(
                .add(-1), of: "bob", app: GatewayHarness.app, except: token.uppercased())
            try await harness.settle()
            #expect(harness.delivery.pushes.map(\.token) == [other])
        }
    }

    @Test("A gateway that never pushes counts what comes in, and tells nobody of a badge either")
    func never() async throws {
        try await GatewayHarness(rules: GatewayRules(when: .never)).run { harness in
            try await harness.put("bob", devices: [token])
            try await harness.put(group: "g", members: ["bob", "carol"])
            try await harness.send(GatewayHarness.direct("1", to: "bob"))
            try await harness.send(GatewayHarness.group("2", to: "g"))
            try await harness.settle()
            #expect(try await harness.unread("bob") == 2)
            _ = try await harness.gateway.changeUnread(.set(1), of: "bob", app: GatewayHarness.app)
            try await harness.settle()
            #expect(harness.delivery.pushes.isEmpty)
        }
    }

    @Test("Many outcomes of a message are told in parts")
    func parts() async throws {
        try await GatewayHarness().run { harness in
            let ids = try await harness.send(GatewayHarness.direct("1", to: "a", "b", "c")).ids
            let message = try #require(ids.first)
            var cursors: [Int] = []
            for count in [2, 1, 0] {
                let found = try #require(
                    try await harness.gateway.message(
                        message, of: GatewayHarness.app, after: cursors.last ?? 0, limit: 2))
                #expect(found.outcomes.count == count)
                cursors += found.outcomes.map(\.cursor)
            }
            #expect(cursors == Array(Set(cursors)).sorted() && cursors.count == 3)
        }
    }
}

extension GatewayHarness {
    func put(_ token: String, of person: String, _ body: String) async throws {
        try await gateway.putDevice(ByteSlice(Array(body.utf8)), token: token, of: person, app: Self.app)
    }

    func device(_ token: String) async throws -> StoredDevice? {
        try await store.devices(of: "bob", app: Self.app).first { $0.token == token }
    }
}
