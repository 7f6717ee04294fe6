internal import PushBridge

/// Every key of the configuration: what is read, what is known, and what documents list follow from here.
enum SettingTable {
    /// The gateway's own keys.
    static let gateway: [GatewaySetting<GatewayDraft>] = [
        .init("listen.host", \.configuration.listen.host, "The address to listen on."),
        .init("listen.port", \.configuration.listen.port, 0...65_535, "The port; 0 lets the system choose."),
        .init(
            "listen.tls.certificateFile", file: \.certificateFile,
            "The certificate chain as PEM, the server's own first. Without it, HTTP is served without TLS."),
        .init("listen.tls.keyFile", file: \.keyFile, "The certificate's private key as PEM."),
        .init(
            "store.path", file: \.configuration.store.path,
            "The database file. The default lies in the working folder."),
        .init(
            "store.url", optional: \.engineURL,
            "A Redis or Valkey in place of the file, which several gateways may share: redis://host:6379, or rediss:// with TLS. A cluster's servers stand behind each other with commas."
        ),
        .init("store.password", secret: \.enginePassword, "The password of store.url."),
        .init(
            "store.caFile", file: \.engineAuthorities,
            "Certificates as PEM to trust in place of the system's, for rediss://."),
        .init(
            "store.memoryLimit", size: \.engineMemory, 0...(1 << 50),
            "How much memory store.url may have used before new messages are answered with 503; 0 for nine tenths of its maxmemory."
        ),
        .init(
            "store.synchronous", \.configuration.store.synchronous,
            "normal: a crash of the machine can lose what was accepted in the last moments, a crash of the gateway nothing. full: neither loses anything, and each commit waits for the disk."
        ),
        .init(
            "store.retention.messages", \.configuration.store.messages, .seconds(60)...(.seconds(years)),
            "How long messages are kept, and that they were counted. Later they cannot be recalled."),
        .init(
            "store.retention.outcomes", \.configuration.store.outcomes, .seconds(60)...(.seconds(years)),
            "How long outcomes are kept."),
        .init(
            "store.retention.deadLetters", \.configuration.store.deadLetters,
            .seconds(60)...(.seconds(years)),
            "How long pushes that were given up are kept, with their messages, so that they can be tried again."
        ),
        .init(
            "store.retention.keys", \.configuration.store.keys, .seconds(86_400)...(.seconds(years)),
            "How long a repeated request is known by its key."),
        .init(
            "limits.body", size: \.configuration.limits.body, 1_024...(64 << 20),
            "The longest body of a request, except one with JSON Lines."),
        .init(
            "limits.lines", size: \.configuration.limits.lines, 1_024...(64 << 20),
            "The longest body of a request with JSON Lines."),
        .init(
            "limits.connections", \.configuration.limits.connections, 1...1_000_000,
            "How many connections may be open."),
        .init(
            "limits.requestTime", \.configuration.limits.requestTime, .seconds(1)...(.seconds(3_600)),
            "How long a request may take to come to its end, and how long its answer may wait to be taken."),
        .init(
            "limits.waitTime", \.configuration.limits.waitTime, .zero...(.seconds(3_600)),
            "The longest time that a request may ask to wait for outcomes."),
        .init(
            "limits.receivers", \.configuration.limits.receivers, 1...10_000_000,
            "How many receivers one request may name."),
        .init(
            "limits.stateless", \.configuration.limits.stateless, 1...1_000,
            "How many calls of translate, convert, explain and verify run at a time. One more is answered with 429."
        ),
        .init(
            "limits.answer", size: \.configuration.limits.answer, 1_024...(1 << 30),
            "The longest answer to such a call. A longer one becomes 413."),
        .init(
            "limits.backlog", \.configuration.limits.backlog, 1...1_000_000_000,
            "How many jobs may wait. With more, new messages are answered with 503."),
        .init(
            "limits.lag", \.configuration.limits.lag, .seconds(1)...(.seconds(86_400)),
            "How old the message may be that was taken from the store last, while an app's places in memory are all taken. With more, its new messages are answered with 503. What waits in the store for a next try, or behind a person's other messages, does not count."
        ),
        .init(
            "hosts", \.configuration.hosts,
            "Hosts that may be called besides Apple's and this machine; *.example.com stands for all names below."
        ),
        .init(
            "metrics", \.configuration.operation.metrics,
            "Who may read /metrics. key: whoever has a key with the scope operate; open: everybody who reaches the port."
        ),
        .init(
            "livePage", \.configuration.operation.livePage,
            "Whether there is a live page at /. It needs a key with the scope operate."),
        .init("logLevel", \.configuration.operation.logLevel, "The least level of what is logged."),
        .init(
            "noticeTime", \.configuration.operation.noticeTime, .zero...(.seconds(600)),
            "How long /readyz answers 503 before the port is closed when the gateway is stopped, so that load balancers notice."
        ),
        .init(
            "drainTime", \.configuration.operation.drainTime, .zero...(.seconds(3_600)),
            "How long requests that have begun may take to end when the gateway is stopped. Pushes that have begun take 10 seconds at most."
        ),
    ]

    /// The keys of each app, behind `apps.NAME`.
    static let app: [GatewaySetting<AppDraft>] = [
        .init(
            "push.when", \.app.rules.when,
            "Which messages are pushed. offline-event: those of which the vendor says that the receiver is offline, and those sent to /v1/messages; presence: those to people who are not online by login and logout webhooks; never: none, they only count."
        ),
        .init(
            "push.countsSuppressed", \.app.rules.countsSuppressed,
            "Whether messages count in the badge of people who get no push for them."),
        .init(
            "push.collapsesByMessage", \.app.rules.collapsesByMessage,
            "Whether a push without a collapse identifier gets its message's, so that a recall replaces the notification."
        ),
        .init(
            "push.attempts", \.app.rules.maximumTries, 1...20,
            "How often a push is tried before it becomes a dead letter. Tries are not counted while Apple takes no push of the topic at all."
        ),
        .init(
            "push.timeToLive", \.app.rules.timeToLive, .seconds(60)...(.seconds(30 * 86_400)),
            "How old a message may be that is pushed, where its vendor's profile sets no timeToLive. An older one is not pushed; its outcome is expired."
        ),
        .init(
            "recall.lowersBadge", \.app.rules.recallLowersBadge,
            "Whether a recalled message no longer counts in the badge."),
        .init(
            "badge.sendsZero", \.app.rules.sendsZeroBadge,
            "Whether a badge of 0 is sent, which also removes the app's notifications from the device."),
        .init(
            "hook.url", optional: \.hookURL,
            "Where outcomes are sent to: https, or http on this machine. The host must be among hosts."),
        .init("hook.secret", secret: \.hookSecret, "What the hook's requests are signed with."),
    ]

    /// The keys of each vendor of an app, behind `apps.NAME.vendors.VENDOR`.
    static let vendor: [GatewaySetting<VendorDraft>] = [
        .init(
            "profile", file: \.profileFile,
            "What the app configured with the vendor, as for 'pushbridge translate --profile'. Without it, the vendor's defaults count."
        ),
        .init(
            "webhook.secret", secret: \.vendor.webhookSecret,
            "What the vendor signs webhooks with. Without it, the vendor's webhooks are refused."),
        .init(
            "webhook.maximumAge", \.vendor.webhookMaximumAge, .seconds(1)...(.seconds(86_400)),
            "How old, or ahead of the clock, a webhook may be."),
        .init(
            "webhook.appKey", optional: \.vendor.webhookAppKey,
            "The app at the vendor, as its webhooks name it: SdkAppid, appkey, AppKey. With it, webhooks that name another app, or none, are refused."
        ),
        .init(
            "pushesItself", optional: \.vendor.pushesItself,
            "Whether the vendor's own push is on. Say false when it is off."),
    ]

    /// The keys of each APNs key of an app, behind `apps.NAME.apns.KEY`.
    static let apnsKey: [GatewaySetting<APNSKeyDraft>] = [
        .init("team", optional: \.team, "The team's identifier."),
        .init("keyID", optional: \.keyID, "The key's identifier."),
        .init("p8", secret: \.privateKey, "The private key, as Apple gives it."),
        .init("topics", \.topics, "The bundle identifiers to push to, without the suffixes of push types."),
        .init(
            "environment", \.environment, none: "both",
            "The environment of a key that Apple made for one only."),
        .init(
            "host", optional: \.host,
            "Another server instead of Apple's, host or host:port, for tests. The host must be among hosts."),
        .init(
            "caFile", file: \.authoritiesFile,
            "Certificates as PEM to trust besides the system's, for that server."),
    ]

    /// The keys besides secrets that a variable overrides: what a container needs.
    static let inEnvironment: Set = ["listen.host", "listen.port", "store.path", "store.url", "logLevel"]

    private static let years = 10 * 366 * 86_400
}
