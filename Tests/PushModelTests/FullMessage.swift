import PushModel

extension PushMessage {
    /// A message in which every field says something, each something else.
    static var everything: PushMessage {
        var message = PushMessage()
        message.fillEnvelope()
        message.fillDelivery()
        message.fillWords()
        message.fillPresentation()
        message.fillData()
        return message
    }

    private mutating func fillEnvelope() {
        kind = .image
        text = "t"
        id = "m"
        clientID = "c"
        timestamp = "7"
        senderID = "s"
        senderName = "n"
        senderGroupName = "gn"
        conversationKind = .group
        conversationID = "g"
        receivers = ["r"]
        parentID = "pg"
        members = ["am"]
        excludedMembers = ["ax"]
    }

    private mutating func fillDelivery() {
        isSilent = true
        isOnlineOnly = true
        isStored = false
        isCounted = false
        mentions = .listed(["me"])
        namedMentions = ["nm"]
        force = .everyone
        mentionTextDisabled = true
        isVoIP = true
        isUnread = false
        overridesMute = true
        isForEveryone = true
        audienceCondition = Self.literal(#"{"TagsAnd":["a"]}"#)
        isRefused = true
        typeName = "RC:TxtMsg"
        conversationSort = "system"
        receiverUnread = 4
        var filter = DeviceFilter()
        filter.acceptedIDs = ["d1"]
        filter.ignoredIDs = ["d2"]
        filter.acceptedNotifiers = ["d3"]
        filter.ignoredNotifiers = ["d4"]
        devices = filter
    }

    private mutating func fillWords() {
        alert = Self.alert("A")
        var explicit = Self.alert("E")
        explicit.extras = [JSONField(key: "x", value: .integer(1))]
        explicitAlert = explicit
        memberText = "mt"
        hasPrefix = false
        template = TemplateCall(
            name: "tn", titleArguments: ["ta"], contentArguments: ["tc"],
            namedArguments: Self.literal(#"{"N":1}"#))
        elements = [MessageElement(.image), MessageElement(.custom, text: "ec")]
        translations = [LocalizedWords(language: "en", title: "lt", body: "lb")]
        personalWords = Self.literal(#"[{"receiver":"u","body":"pb"}]"#)
        hidesTitle = true
        showsDetails = true
        directedTemplate = DirectedTemplate(
            targets: ["dt"], call: TemplateCall(name: "dn", titleArguments: ["da"], contentArguments: ["dc"]))
    }

    private static func alert(_ letter: String) -> Alert {
        func part(_ digit: Int) -> UTF8Text { UTF8Text("\(letter)\(digit)") }
        var alert = Alert(title: part(1), subtitle: part(2), body: part(3))
        alert.launchImage = part(4)
        alert.localization.titleKey = part(5)
        alert.localization.titleArguments = [part(6)]
        alert.localization.subtitleKey = part(7)
        alert.localization.subtitleArguments = [part(8)]
        alert.localization.bodyKey = part(9)
        alert.localization.bodyArguments = [part(0)]
        return alert
    }

    private mutating func fillPresentation() {
        badge = 0
        leavesBadge = true
        sound = .file("a.caf")
        category = "ca"
        threadID = "th"
        isMutable = true
        isContentAvailable = true
        interruptionLevel = "passive"
        relevanceScore = "0.50"
        targetContentID = "tci"
        filterCriteria = "fc"
        content = [JSONField(key: "url", value: .string("https://example.com/a.jpg"))]
        apsExtras = [JSONField(key: "y", value: Self.literal("1.10"))]
        collapseID = "co"
        badgeIncrement = 2
        priority = 5
        mediaURL = "https://a/b.png"
        liveActivity = Self.literal(#"{"LaId":"l"}"#)
    }

    private mutating func fillData() {
        appData = Self.literal(#"{"e":null}"#)
        rootData = [JSONField(key: "z", value: .emptyArray)]
        platforms = [JSONField(key: "fcm", value: .emptyObject)]
        `extension` = Self.literal(#"{"k":1}"#)
        routeEnvironment = "test"
        routeIsEnabled = false
        var withdrawn = Recall()
        withdrawn.messageID = "rm"
        withdrawn.clientID = "rc"
        withdrawn.note = "rn"
        recall = withdrawn
    }

    private static func literal(_ json: UTF8Text) -> RawJSON {
        (try? RawJSON(validating: json)) ?? .null
    }
}
