import PushModel

extension MessageMaker {
    /// A message of any vendor, also one that contradicts itself.
    mutating func wild() -> PushMessage {
        var message = sayable()
        for _ in 0..<Int.random(in: 1...8, using: &random) { disturb(&message) }
        return message
    }

    private mutating func disturb(_ message: inout PushMessage) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: disturbEnvelope(&message)
        case 1: disturbDelivery(&message)
        case 2: disturbWords(&message)
        case 3: disturbPresentation(&message)
        case 4: disturbMembers(&message)
        default: disturbOwnMembers(&message)
        }
    }

    private mutating func disturbEnvelope(_ message: inout PushMessage) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: message.kind = pick(MessageKind.allCases)
        case 1: message.conversationKind = pick([.direct, .group, .room])
        case 2: message.conversationID = pick([nil, "", id()])
        case 3: message.receivers = pick([[], [id()], [id(), id()]])
        case 4: message.senderID = pick([nil, "", "0", "a|b", id()])
        case 5: message.senderGroupName = text()
        case 6: message.text = pick(["", text()])
        case 7: message.clientID = pick(["", id()])
        default: message.recall = recall()
        }
    }

    private mutating func recall() -> PushMessage.Recall {
        var recall = PushMessage.Recall()
        recall.messageID = pick([nil, "", id()])
        recall.clientID = pick([nil, id()])
        recall.note = pick([nil, "", text()])
        return recall
    }

    private mutating func disturbDelivery(_ message: inout PushMessage) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: message.isOnlineOnly = true
        case 1: message.isStored = false
        case 2: message.mentionTextDisabled = true
        case 3:
            message.devices = DeviceFilter()
            message.devices?.ignoredIDs = ["d1"]
        case 4: message.isSilent = true
        case 5: message.isVoIP.toggle()
        default: message.isCounted = flag()
        }
    }

    private mutating func disturbWords(_ message: inout PushMessage) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: message.title = pick([nil, "", text()])
        case 1: message.subtitle = text()
        case 2: message.alert.localization.bodyKey = text()
        case 3: message.hasPrefix = pick([nil, true, false])
        case 4: message.template = TemplateCall(name: "t", titleArguments: ["x"])
        case 5: message.directedTemplate = DirectedTemplate(targets: ["bob"], call: TemplateCall(name: "t"))
        case 6: message.body = ""
        default: message.explicitAlert = Alert(title: "")
        }
    }

    private mutating func disturbPresentation(_ message: inout PushMessage) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: message.badge = 3
        case 1: message.sound = pick([nil, .silent, .file(text()), .critical(.null)])
        case 2: message.relevanceScore = pick(["high", "\"1\"", "-1"])
        case 3: message.category = ""
        case 4: message.collapseID = ""
        default: message.routeEnvironment = ""
        }
    }

    private mutating func disturbMembers(_ message: inout PushMessage) {
        let audiences: [Audience] = [.nobody, .everyone, .listed([]), .listed(["bob"]), .listed(["carol"])]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: message.mentions = pick(audiences)
        case 1: message.force = pick(audiences)
        case 2: message.memberText = pick(["", text()])
        case 3: message.members = pick([nil, [], ids()])
        default: message.excludedMembers = ids()
        }
    }

    private mutating func disturbOwnMembers(_ message: inout PushMessage) {
        let name: UTF8Text = pick([
            "nim", "aps", "apsField", "pushTitle", "sound", "pushkitFirst", "hwField", "x",
        ])
        let field = JSONField(
            key: name, value: pick([.null, .bool(true), .string("x"), .string(""), .integer(1)]))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: message.rootData.append(field)
        case 1: message.platforms.append(field)
        case 2: message.apsExtras.append(JSONField(key: pick(["badge", "alert", "own"]), value: field.value))
        case 3:
            message.explicitAlert = message.explicitAlert ?? Alert()
            message.explicitAlert?.extras.append(
                JSONField(key: pick(["title", "own 2"]), value: field.value))
        case 4: message.appData = field.value
        default:
            message.extension = pick([
                .null, .integer(5), .string(""), .string("{}"), .emptyArray, .emptyObject,
            ])
        }
    }
}
