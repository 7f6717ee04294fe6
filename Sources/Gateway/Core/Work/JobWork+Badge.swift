internal import APNSTypes
internal import PushRecords

extension JobWork {
    /// Brings the number on the icon of a person's devices up to date, but for the one on which they read.
    func badge(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await begin(job, app) else { return .ended(.done) }
        let now = clock.now()
        var outcome = NewOutcome(
            message: nil, receiver: job.work.receiver, outcome: "suppressed", badge: context.unread, at: now)
        if context.unread == 0, !app.rules.sendsZeroBadge {
            outcome.reason = "zero-badge"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        if now >= job.acceptedAt + app.rules.life {
            outcome.outcome = "expired"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        let pushes = badgePushes(job, context, app)
        if pushes.isEmpty {
            outcome.reason = "no-device"
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        let verdicts = await deliver(pushes, of: job, tries: context.tries)
        if verdicts.contains(where: \.isUntried) { return .untried }
        fault(.delivered)
        return try await settle(job, app, verdicts, context, besides: [])
    }

    private func badgePushes(_ job: Job, _ context: JobContext, _ app: GatewayApp) -> [PushPlan.Push] {
        var payload = JSONWriter()
        payload.beginObject()
        payload.key("aps" as UTF8Text)
        payload.beginObject()
        payload.member("badge", context.unread)
        payload.endObject()
        payload.endObject()
        let bytes = payload.bytes()
        return context.devices.compactMap { stored in
            let device = stored.device
            let name = PushIdentity.name(ofDevice: device.token)
            guard device.kind == .alert, stored.token != job.work.position, !job.doneDevices.contains(name)
            else { return nil }
            var headers = APNSHeaders(
                pushType: .alert, priority: .powerAware, topic: device.topic ?? app.translator.usualTopic)
            headers.id = PushIdentity.apnsID(of: "badge-\(job.id)", to: device.token)
            // Of several numbers that wait for a device, only the last one matters.
            headers.collapseID = "badge"
            return PushPlan.Push(
                push: APNSPush(
                    deviceToken: device.token, request: APNSRequest(headers: headers, payload: bytes),
                    registeredAt: stored.registeredAt),
                environment: device.environment, device: name, badge: context.unread)
        }
    }
}
