import PushModel

extension MessageMaker {
    private var isREST: Bool { shape == "rest" || shape == "rest-legacy" }

    /// A message that a shape of Easemob's can say whole.
    mutating func sayableByEasemob() -> PushMessage {
        var message = PushMessage()
        if shape != "ext" { envelope(&message) }
        delivery(&message)
        words(&message)
        templates(&message)
        presentation(&message)
        return message
    }

    private mutating func envelope(_ message: inout PushMessage) {
        message.kind = pick([.text, .text, .image, .audio, .video, .location, .file, .command, .custom])
        if message.kind == .text { message.text = maybe { $0.text() } }
        message.conversationKind = pick([.direct, .group, .room])
        message.receivers = pick([[], [id()], [id(), id()]])
        if shape == "sdk" {
            message.senderID = maybe { $0.id() }
            message.conversationID = maybe { $0.id() }
            if message.conversationID != nil && message.conversationKind == .direct {
                message.receivers = []
            }
            message.id = maybe { $0.id() }
            message.timestamp = maybe { $0.pick(["1700000000123", "1700000000000"]) }
        } else {
            // A REST send without a sender is the administrator's.
            message.senderID = pick(["admin", "alice", "团队"])
        }
        if shape == "rest" { message.members = maybe { $0.pick([[], ["bob"], ["bob", "carol"]]) } }
        if shape != "rest-legacy" {
            message.isOnlineOnly = once(in: 4)
        } else if once(in: 5) {
            message.isForEveryone = true
            message.isOnlineOnly = flag()
            message.conversationKind = .direct
            message.receivers = []
        }
    }

    private mutating func delivery(_ message: inout PushMessage) {
        message.isSilent = once(in: 4)
        message.force = once(in: 4) ? .everyone : .nobody
        message.mentions = pick([.nobody, .nobody, .everyone, .listed([]), .listed(ids())])
        message.isVoIP = once(in: 4)
        message.devices = maybe { $0.filter() }
    }

    private mutating func filter() -> DeviceFilter {
        var filter = DeviceFilter()
        filter.acceptedIDs = maybe { $0.ids() } ?? []
        filter.ignoredIDs = maybe { $0.ids() } ?? []
        filter.acceptedNotifiers = maybe { $0.ids() } ?? []
        filter.ignoredNotifiers = maybe { $0.ids() } ?? []
        return filter
    }

    private mutating func words(_ message: inout PushMessage) {
        message.title = maybe { $0.text() }
        message.isTitlePerhapsBody = message.title != nil && flag()
        message.subtitle = maybe { $0.text() }
        message.body = maybe { $0.text() }
        if once(in: 3) {
            message.alert.localization.titleKey = text()
            message.alert.localization.titleArguments = maybe { [$0.text(), ""] } ?? []
        }
        if once(in: 3) {
            message.alert.localization.bodyKey = text()
            message.alert.localization.bodyArguments = maybe { [$0.text(), ""] } ?? []
        }
        message.senderGroupName = maybe { $0.text() }
    }

    private mutating func templates(_ message: inout PushMessage) {
        guard once(in: 2) else { return }
        message.template = call()
        message.mentionTextDisabled = once(in: 3)
        message.directedTemplate = maybe { maker in
            DirectedTemplate(targets: maker.ids(), call: maker.call())
        }
    }

    private mutating func call() -> TemplateCall {
        TemplateCall(
            name: maybe { $0.text() }, titleArguments: maybe { [$0.text(), ""] } ?? [],
            contentArguments: maybe { [$0.text()] } ?? [])
    }

    private mutating func presentation(_ message: inout PushMessage) {
        message.badge = maybe { $0.pick([0, 3, 99]) }
        message.sound = maybe { $0.pick([.file("a.caf"), .file(""), .silent]) }
        message.category = maybe { $0.text() }
        message.threadID = maybe { $0.text() }
        message.collapseID = maybe { $0.text() }
        message.isMutable = flag()
        message.isContentAvailable = flag()
        // Without data of the app's, the vendor delivers the settings of `em_apns_ext` as its data (EM 9.13).
        message.appData = pick([
            json(#"{"a":1,"a":{}}"#), json("1.10"), json("[true,[]]"), .string("x"), .string(""),
            .bool(false),
        ])
        message.extension = maybe { $0.json(#"{"k":[1,{"deep":null}],"k":1.50}"#) }
        let sections: [UTF8Text] = ["em_android_push_ext", "em_harmony_push_ext", "em_oppo_push_channel_id"]
        message.platforms = sections.filter { _ in once(in: 4) }.map {
            JSONField(key: $0, value: .string("x"))
        }
    }
}
