import APNSTypes
import Testing

@Suite("Push types")
struct PushTypeTests {
    @Test("Each has its name, and its topic is the bundle identifier with its suffix", arguments: topics)
    func topic(type: PushType, name: String, topic: String) {
        #expect(type.rawValue == UTF8Text(name))
        #expect(type.topic(bundleID: "com.example.app") == UTF8Text(topic))
    }

    @Test("A bundle identifier that has the suffix already is kept")
    func suffixed() {
        #expect(PushType.voip.topic(bundleID: "com.example.app.voip") == "com.example.app.voip")
        #expect(PushType.alert.topic(bundleID: "com.example.app.voip") == "com.example.app.voip")
    }

    @Test("Calls may have 5120 bytes and everything else 4096", arguments: topics)
    func limit(type: PushType, name: String, topic: String) {
        #expect(type.payloadLimit == (name == "voip" ? 5_120 : 4_096))
    }

    @Test("A type that Apple adds is a type")
    func added() {
        let added = PushType(rawValue: "hologram")
        #expect(added.topic(bundleID: "com.example.app") == "com.example.app")
        #expect(added.payloadLimit == 4_096)
    }
}

private let topics: [(type: PushType, name: String, topic: String)] = [
    (.alert, "alert", "com.example.app"),
    (.background, "background", "com.example.app"),
    (.voip, "voip", "com.example.app.voip"),
    (.complication, "complication", "com.example.app.complication"),
    (.controls, "controls", "com.example.app.push-type.controls"),
    (.fileProvider, "fileprovider", "com.example.app.pushkit.fileprovider"),
    (.liveActivity, "liveactivity", "com.example.app.push-type.liveactivity"),
    (.location, "location", "com.example.app.location-query"),
    (.mdm, "mdm", "com.example.app"),
    (.pushToTalk, "pushtotalk", "com.example.app.voip-ptt"),
    (.widgets, "widgets", "com.example.app.push-type.widgets"),
]
