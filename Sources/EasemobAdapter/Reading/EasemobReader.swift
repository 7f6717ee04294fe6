import PushModel

/// Reads one Easemob message: walks its objects, and gives every key that a table knows to the one place that handles it.
struct EasemobReader: ~Copyable {
    var options: ReadingOptions
    var places: EasemobPlaces
    /// The keys that the message has with a value other than `null`.
    var met = KeySet()
    /// Those of them whose value is an empty text, which most keys take for no value.
    var empties = KeySet()
    var message = PushMessage()
    var values = ValueReader()

    /// Objects within the message, kept until all their siblings were seen: of two with one name the last counts whole.
    var containers = Containers()
    /// Sender and receivers that a callback names within its payload.
    var payloadPeople: (sender: UTF8Text?, receivers: [UTF8Text]?) = (nil, nil)
    /// Every spelling of title and body that the message holds.
    var wording = Wording()
    /// Every source of the application data.
    var appData = AppDataSources()
    /// Whether the message asks for no sound, which only test code was seen to do.
    var ignoresSound = false
    /// Whether each of the two keys that can announce a call does so (EM 9.39).
    var announcesCall = (type: false, pushType: false)
    /// Whether the message says what kind of conversation it belongs to.
    var isConversationKindStated = false
    /// Who is mentioned: at the root of `ext`, and in the variant within `em_apns_ext`.
    var mentions: (root: Audience?, nested: Audience?) = (nil, nil)
    /// Lists of devices and certificates.
    var filter = DeviceFilter()
    /// The template the sender chose.
    var template = TemplateCall()
    /// The template for some members.
    var directed = DirectedTemplate()
    /// Apple's dictionary and its alert as a device received them.
    var delivered = DeliveredPush()
    /// Whether `ext` has members that no table knows: the app's own extension.
    var hasExtension = false
    /// Whether a body, or a callback's message, has members that no table knows.
    var hasStrangers = false

    @inline(__always)
    init(shape: EasemobShape, options: ReadingOptions) {
        self.options = options
        places = EasemobPlaces(shape: shape)
    }

    mutating func read(_ value: JSONValue) {
        guard let root = values.object(value, at: Location(row: "", path: "")) else { return }
        if places.shape == .callback { readCallback(root) }
        walk(root, places.shape.scope)
        if places.shape == .payload { return readDelivered() }
        if places.shape == .ext { keepExtension(of: root) }
        // What is looked into is taken out of its place: that spares a copy.
        if let payload = containers.payload.take() {
            walkContent(payload, .callbackPayload, isBody: false)
        }
        let flatText = message.text
        if let body = containers.body.take() { walkContent(body, containers.bodyScope, isBody: true) }
        if let flatText, places.isBodyListed, message.text != flatText { noteFlatText() }
        if message.kind != .text && message.text != nil { leaveTextOut() }
        readEnvelope()
        if let ext = containers.ext.take() {
            walk(ext, .ext)
            keepExtension(of: ext)
        }
        if let apns = containers.apns.take() { readAPNS(apns) }
        if let pushExt = containers.pushExt.take() { walk(pushExt, .emPushExt) }
        if let object = containers.filter { walk(object, .emPushFilter) }
        if let object = containers.template { walk(object, .emPushTemplate) }
        if let object = containers.directed { walk(object, .emPushTemplateDirectedTemplate) }
        finish()
    }

    /// What a callback says of itself: the app, and by the lack of an event that it asks before sending (EM-146).
    private mutating func readCallback(_ root: JSONValue) {
        if let appKey = root[Self.appKeyName]?.string { options.appKey = appKey }
        guard root[EasemobKey.callbackEventType.name]?.isNull ?? true,
            root[EasemobKey.callbackCallId.name]?.string?.isEmpty == false
        else { return }
        // What is missing has no place of its own.
        let place = Location(
            row: EasemobKey.callbackEventType.row, path: places.location(.callbackCallId).path)
        values.note(
            .ambiguous, place, named: EasemobKey.callbackEventType.path,
            "is missing, as in a callback before sending; the push was made as if the message had been sent, which may "
                + "be refused or changed still. Take the callback after sending instead")
    }

    mutating func walk(_ object: JSONValue, _ scope: EasemobKey.Scope) {
        object.forEachMember { member in
            if let key = member.withKey({ EasemobKey($0, in: scope) }) {
                if !member.value.isNull { met.insert(key.rawValue) }
                if member.value.isEmptyString { empties.insert(key.rawValue) }
                take(member.value, key)
            } else {
                takeUnknown(member, scope)
            }
        }
    }

    /// Walks `em_apns_ext`, whose members the table does not know are application data.
    private mutating func readAPNS(_ value: JSONValue) {
        guard let object = apnsObject(value) else { return }
        appData.apnsMembers = object
        walk(object, .emApnsExt)
    }

    /// `em_apns_ext` as an object; a string that spells none is application data itself (reading E2).
    private mutating func apnsObject(_ value: JSONValue) -> JSONValue? {
        guard let text = value.string else { return container(value, .emApnsExt) }
        guard let inner = try? JSONDocument(text).root, inner.kind == .object else {
            appData.text = text.isEmpty ? nil : value.raw
            return nil
        }
        values.note(
            .repaired, places.location(.emApnsExt),
            "is an object spelled in a string; it was read as that object. Send the object itself")
        return inner
    }

    mutating func container(_ value: JSONValue, _ key: EasemobKey) -> JSONValue? {
        let places = places
        return values.object(value, at: places.location(key))
    }
}

/// The objects within a message.
struct Containers {
    var ext: JSONValue?
    var payload: JSONValue?
    var body: JSONValue?
    var bodyScope = EasemobKey.Scope.sdkBody
    var apns: JSONValue?
    var pushExt: JSONValue?
    var filter: JSONValue?
    var template: JSONValue?
    var directed: JSONValue?
}
