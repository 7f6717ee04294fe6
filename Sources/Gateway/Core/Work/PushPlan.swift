internal import PushRecords
internal import VendorSignature

/// What one try of a job sends, or why it sends nothing.
struct PushPlan {
    /// One push to one device.
    struct Push: Sendable {
        let push: APNSPush
        let environment: Device.Environment
        /// The device's name in outcomes.
        let device: String
        /// The badge that the payload sets.
        let badge: Int?
    }

    var pushes: [Push] = []
    /// What is settled without a push.
    var outcomes: [NewOutcome] = []
    /// Whether a setting or a rule kept the message from the receiver.
    var isSuppressed: Bool { pushes.isEmpty }
}

/// Plans the pushes of one message to one person.
struct PushPlanner {
    let app: GatewayApp
    let settings: PersonSettings
    let now: Int

    /// What a message comes to for the receiver of a job.
    func plan(
        _ read: ReadMessage, for job: Job, _ context: JobContext, replacing collapseID: UTF8Text?
    ) -> PushPlan {
        var plan = PushPlan()
        // A message may have waited since the gateway was to push.
        if app.rules.when == .never {
            plan.outcomes.append(NewOutcome("suppressed", of: job, reason: "never", at: now))
            return plan
        }
        // A recall goes to everyone with the push of its message, despite their settings now.
        let isRecall = job.work.recalls != nil
        if app.rules.when == .presence, context.receiver?.isOnline == true, !isRecall {
            plan.outcomes.append(NewOutcome("suppressed", of: job, reason: "online", at: now))
            return plan
        }
        let isAdded = read.message.isCounted ?? true
        var recipient = settings.recipient(in: context, id: job.work.receiver, isAdded: isAdded)
        if isRecall { (recipient.mode, recipient.quiet, recipient.conversations) = (.all, nil, []) }
        let translations = read.translations(
            for: recipient, in: job.work.group.map { UTF8Text($0) },
            among: settings.people(in: context, group: job.work.group),
            at: Instant(seconds: now / 1_000))
        for translation in translations { add(translation, of: job, context, collapseID, to: &plan) }
        return plan
    }

    private func add(
        _ translation: Translation, of job: Job, _ context: JobContext, _ collapseID: UTF8Text?,
        to plan: inout PushPlan
    ) {
        switch translation.outcome {
        case .suppressed(let reason):
            plan.outcomes.append(NewOutcome("suppressed", of: job, reason: reason.rawValue, at: now))
        case .rejected:
            plan.outcomes.append(
                NewOutcome("rejected", of: job, reason: MessageError.Code.payloadTooLarge.rawValue, at: now))
        case .request(var request):
            guard let device = translation.device else {
                plan.outcomes.append(NewOutcome("suppressed", of: job, reason: "no-device", at: now))
                return
            }
            let name = PushIdentity.name(ofDevice: device.token)
            if job.doneDevices.contains(name) { return }
            let end = end(of: job, request.headers.expiration)
            guard now < end else {
                plan.outcomes.append(NewOutcome("expired", of: job, device: name, at: now))
                return
            }
            // A later try does not make Apple keep the push longer than an earlier one.
            if case .until = request.headers.expiration { request.headers.expiration = .until(end / 1_000) }
            let message = job.work.message?.description ?? ""
            if request.headers.id == nil {
                request.headers.id = PushIdentity.apnsID(of: message, to: device.token)
            }
            if let collapseID {
                request.headers.collapseID = collapseID
            } else if app.rules.collapsesByMessage, request.headers.collapseID == nil {
                request.headers.collapseID = UTF8Text(message)
            }
            let registeredAt = context.devices.first { $0.token == device.token.string }?.registeredAt
            plan.pushes.append(
                PushPlan.Push(
                    push: APNSPush(
                        deviceToken: device.token, request: request, registeredAt: registeredAt),
                    environment: device.environment, device: name, badge: translation.badge))
        }
    }

    /// Until when a push is made, in Unix milliseconds: for as long as its profile or the app says, and for a minute at least,
    /// so that one that Apple is not to keep is tried.
    private func end(of job: Job, _ expiration: APNSHeaders.Expiration) -> Int {
        let life =
            switch expiration {
            case .until(let moment): min(moment - now / 1_000, 10 * 366 * 86_400) * 1_000
            case .once: 0
            case .unspecified: app.rules.life
            }
        return job.acceptedAt + max(life, 60_000)
    }

}

/// Makes of what the store keeps the people that the resolver asks about.
struct PersonSettings: Sendable {
    let zones: TimeZoneRule.Finder

    /// The receiver of a job, with their devices and the count before the message.
    func recipient(in context: JobContext, id: String, isAdded: Bool) -> Recipient {
        var recipient = settings(of: context.receiver) ?? Recipient(id: UTF8Text(id))
        recipient.id = UTF8Text(id)
        recipient.unread = context.unread - (isAdded ? 1 : 0)
        recipient.devices = context.devices.map(\.device)
        return recipient
    }

    /// Whose nicknames, roles and names count: the sender's and the group's.
    func people(in context: JobContext, group: String?) -> People {
        let sender = settings(of: context.sender)
        var groups = GroupDirectory()
        if let group, context.isSenderManager != nil || context.groupName != nil {
            groups.add(
                UTF8Text(group),
                managers: context.isSenderManager.map { $0 ? [sender?.id].compactMap { $0 } : [] },
                name: context.groupName.map { UTF8Text($0) })
        }
        return People(recipients: sender.map { RecipientDirectory([$0]) }, groups: groups)
    }

    private func settings(of person: StoredPerson?) -> Recipient? {
        guard let person, !person.settings.isEmpty,
            let root = try? JSONDocument(ByteSlice(person.settings)).root
        else { return person.map { Recipient(id: UTF8Text($0.id)) } }
        return (try? Recipient(root, zones: zones)) ?? Recipient(id: UTF8Text(person.id))
    }

}

extension StoredDevice {
    /// The device as the resolver knows it.
    var device: Device {
        Device(
            token: UTF8Text(token), topic: topic.map { UTF8Text($0) }, id: deviceID.map { UTF8Text($0) },
            notifier: notifier.map { UTF8Text($0) }, language: language.map { UTF8Text($0) },
            kind: Device.Kind(rawValue: kind) ?? .alert,
            environment: Device.Environment(rawValue: environment) ?? .production)
    }
}

/// What stays the same for one push however often it is tried, and what tells one device from another without its token.
enum PushIdentity {
    /// The `apns-id` of a message's push to a device: always the same UUID (version 8 of RFC 9562).
    static func apnsID(of message: String, to token: UTF8Text) -> UTF8Text {
        var bytes = digest(message + "\u{0}" + token.string)
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = hexadecimal(bytes[..<16])
        var pieces: [UTF8Text] = []
        for range in [0..<8, 8..<12, 12..<16, 16..<20, 20..<32] {
            if !pieces.isEmpty { pieces.append("-") }
            pieces.append(digits[range])
        }
        return UTF8Text(concatenating: pieces)
    }

    /// 16 digits that name a device.
    static func name(ofDevice token: UTF8Text) -> String {
        hexadecimal(digest(token.string)[..<8]).string
    }

    private static func digest(_ text: String) -> [UInt8] { ContentDigest.bytes(of: text) }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> UTF8Text {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.count)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return UTF8Text(repairing: ByteSlice(text))
    }
}
