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
        message.conversation.kind = pick([.direct, .group, .room])
        message.receivers = pick([[], [id()], [id(), id()]])
        if shape == "sdk" {
            message.sender.id = maybe { $0.id() }
            message.conversation.id = maybe { $0.id() }
            if message.conversation.id != nil && message.conversation.kind == .direct {
                message.receivers = []
            }
            message.id = maybe { $0.id() }
            message.timestamp = maybe { $0.pick(["1700000000123", "007", "later", "99999999999999999999"]) }
        } else {
            // A REST send without a sender is the administrator's.
            message.sender.id = pick(["admin", "alice", "团队"])
        }
        if shape == "rest" { message.members = maybe { $0.pick([[], ["bob"], ["bob", "carol"]]) } }
        if shape != "rest-legacy" { message.delivery.isOnlineOnly = once(in: 4) }
    }

    private mutating func delivery(_ message: inout PushMessage) {
        message.delivery.isSilent = once(in: 4)
        message.delivery.force = once(in: 4) ? .everyone : .nobody
        message.delivery.mentions = pick([.nobody, .nobody, .everyone, .listed([]), .listed(ids())])
        message.delivery.isVoIP = once(in: 4)
        message.delivery.devices = maybe { $0.filter() }
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
        message.alert.title = maybe { $0.text() }
        message.isTitlePerhapsBody = message.alert.title != nil && flag()
        message.alert.subtitle = maybe { $0.text() }
        message.alert.body = maybe { $0.text() }
        if once(in: 3) {
            message.alert.localization.titleKey = text()
            message.alert.localization.titleArguments = maybe { [$0.text(), ""] } ?? []
        }
        if once(in: 3) {
            message.alert.localization.bodyKey = text()
            message.alert.localization.bodyArguments = maybe { [$0.text(), ""] } ?? []
        }
        message.sender.groupName = maybe { $0.text() }
    }

    private mutating func templates(_ message: inout PushMessage) {
        guard once(in: 2) else { return }
        message.template = call()
        message.delivery.isMentionTextDisabled = once(in: 3)
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
