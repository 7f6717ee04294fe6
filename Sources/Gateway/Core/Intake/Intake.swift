internal import PushRecords
internal import VendorSignature

/// Makes of a request's body what the store is to take: messages, and the first jobs for them.
struct Intake {
    let app: GatewayApp
    let ids: MessageIDs
    let now: Int
    /// How the messages came.
    let surface: String
    /// Whether those whom a message reaches are pushed; else it only counts.
    var isPushed = true
    /// What a webhook says besides identifiers that is its message's alone; nil where it says nothing of the kind.
    var identity: UTF8Text?
    /// Whether the caller may hand in messages to everybody in the app; nil for a vendor, whose webhooks are not limited.
    var mayBroadcast: Bool?

    /// What became of one line.
    struct Line {
        let number: Int
        var result: Result<AcceptedLine, GatewayError>
    }

    /// A line that is taken.
    struct AcceptedLine {
        let message: StoredMessage
        let jobs: [NewJob]
        /// By what the message names the one that it withdraws; nil for no recall.
        var recalls: [String]?
        /// What reading the message found.
        var diagnostics: [Diagnostic] = []
        /// The message's other identifier.
        var alias: StoredMessage?

        /// The message, kept for nobody.
        var withoutJobs: AcceptedLine {
            var message = message
            // It may come again once its message is there.
            message.vendorID = nil
            return AcceptedLine(message: message, jobs: [], diagnostics: diagnostics)
        }
    }

    /// Reads each line of a body that is not blank, with pauses in which other requests go on.
    ///
    /// - Throws: ``GatewayError`` for more lines than receivers are allowed, before the first is read.
    func lines(of body: ByteSlice) async throws(GatewayError) -> [Line] {
        let filled = body.lines.lazy.filter { !$0.line.isBlank }
        guard filled.dropFirst(app.rules.maximumReceivers).first(where: { _ in true }) == nil else {
            throw GatewayError(
                .tooManyLines,
                "The body has more than \(app.rules.maximumReceivers) lines. Send it in several parts.")
        }
        var lines: [Line] = []
        for (line, number) in filled {
            lines.append(Line(number: number, result: result(of: line)))
            if lines.count.isMultiple(of: Self.linesAtATime) { await Task.yield() }
        }
        return lines
    }

    /// How many lines are read between two pauses: about a millisecond's.
    private static let linesAtATime = 64

    /// Reads a message that may stand on several lines.
    func result(of line: ByteSlice) -> Result<AcceptedLine, GatewayError> {
        Result { () throws(GatewayError) in try accepted(line) }
    }

    private func accepted(_ line: ByteSlice) throws(GatewayError) -> AcceptedLine {
        let read = try read(line)
        guard read.people == nil else { throw .bringsPeople }
        if let mayBroadcast { try check(read, mayBroadcast) }
        let jobs = try jobs(for: read)
        let message = read.message
        let (receiver, group) = Self.soleReceiver(of: jobs)
        let sender = message.senderID.map { read.name(of: $0).string }
        let stored = StoredMessage(
            id: ids.next(at: now), surface: surface, source: read.source,
            vendorID: MessageIdentity(message, sender: sender, source: read.source, webhook: identity)?.text,
            sender: sender, receiver: receiver, group: group,
            acceptedAt: now, body: line.withBytes { [UInt8]($0) })
        return AcceptedLine(
            message: stored, jobs: jobs.map { $0.about(stored.id) },
            recalls: message.kind == .recall && !message.isRefused
                ? MessageIdentity.recalled(by: message, sender: sender, source: read.source) : nil,
            diagnostics: read.findings, alias: alias(of: stored, message))
    }

    /// What finds a message by its server's identifier that is kept by its client's.
    private func alias(of stored: StoredMessage, _ message: PushMessage) -> StoredMessage? {
        guard message.kind != .recall, message.clientID != nil, let id = message.id,
            let name = stored.vendorID
        else { return nil }
        var alias = stored
        (alias.id, alias.surface) = (ids.next(at: now), StoredMessage.aliasSurface)
        alias.vendorID = MessageIdentity(vendor: MessageIdentity.vendor(of: stored.source), id: id).text
        alias.body = Array(name.utf8)
        return alias
    }

    /// Refuses what the app does not have, what names nobody whatever it says, and what its caller may not hand in.
    private func check(_ read: ReadMessage, _ mayBroadcast: Bool) throws(GatewayError) {
        let vendor = MessageIdentity.vendor(of: read.source)
        guard app.vendors?.contains(vendor) ?? true else { throw .otherVendor(vendor, app) }
        let shape = String(read.source.dropFirst(vendor.count + 1))
        if Self.partial.contains(shape) { throw .namesNobody(shape) }
        if read.addressees == .everyone, !mayBroadcast { throw .forEveryone }
    }

    /// The shapes of parts of messages, which say nothing of a receiver: what an app puts beside a message, and what a device
    /// was pushed.
    private static let partial: Set<String> = ["ext", "payload"]

    /// A recall of a message that is kept, one for all ways by which it comes: its job finds whom that message reached.
    ///
    /// The job is no receiver's, so that nothing else waits for it. What a vendor or the app writes has its own text.
    func recall(
        of original: StoredMessage, as recall: StoredMessage
    ) -> Result<AcceptedLine, GatewayError> {
        do throws(GatewayError) {
            let withdrawn = try read(ByteSlice(original.body))
            if mayBroadcast == false, withdrawn.addressees == .everyone { throw .forEveryone }
            let hasText = recall.surface != StoredMessage.recallSurface
            let read = hasText ? try read(ByteSlice(recall.body)) : withdrawn.recalling()
            let identity = MessageIdentity(recallOf: original.id.description).text
            var recall = recall
            (recall.vendorID, recall.receiver, recall.group) = (identity, original.receiver, original.group)
            let job = NewJob(
                kind: .fanOut, message: recall.id, receiver: identity, group: original.group,
                isCounted: isCounted(read), recalls: original.id)
            return .success(
                AcceptedLine(message: recall, jobs: [job], diagnostics: hasText ? read.findings : []))
        } catch {
            return .failure(error)
        }
    }

    private func read(_ line: ByteSlice) throws(GatewayError) -> ReadMessage {
        do {
            return try app.translator.read(line: line)
        } catch {
            throw GatewayError(error)
        }
    }

    /// Whether a message counts: a recall does not where it takes its message out of the count.
    private func isCounted(_ read: ReadMessage) -> Bool {
        read.isCounted && !(read.message.kind == .recall && app.rules.recallLowersBadge)
    }

    /// The first jobs: one for each person whom the message names, or one that finds the people of a group.
    private func jobs(for read: ReadMessage) throws(GatewayError) -> [NewJob] {
        let (isPushed, isCounted) = (isPushed && app.rules.when != .never, isCounted(read))
        switch read.addressees {
        case .people(let ids):
            guard ids.count <= app.rules.maximumReceivers else {
                throw .tooManyReceivers(ids.count, most: app.rules.maximumReceivers)
            }
            return ids.map {
                NewJob(
                    kind: isPushed ? .push : .count, message: nil, receiver: read.name(of: $0).string,
                    isCounted: isCounted)
            }
        case .groups(let ids, _):
            return ids.map {
                NewJob(
                    kind: isPushed ? .fanOut : .countOut, message: nil, receiver: read.name(of: $0).string,
                    group: read.name(of: $0).string, isCounted: isCounted)
            }
        case .everyone:
            let kind: JobKind = isPushed ? .fanOut : .countOut
            return [NewJob(kind: kind, message: nil, receiver: "", isCounted: isCounted)]
        // Nobody is told; that the message came is kept.
        case .rooms, .nobody: return []
        }
    }

    private static func soleReceiver(of jobs: [NewJob]) -> (receiver: String?, group: String?) {
        guard jobs.count == 1 else { return (nil, nil) }
        let isSole = jobs[0].kind == .push || jobs[0].kind == .count
        return isSole ? (jobs[0].receiver, nil) : (nil, jobs[0].group)
    }
}

extension NewJob {
    /// The same job, for a message.
    fileprivate func about(_ id: MessageID) -> NewJob {
        var job = self
        job.message = id
        return job
    }
}

extension GatewayError {
    fileprivate init(_ error: MessageError) {
        self.init(Code(rawValue: error.code.rawValue), error.description)
    }

    static let bringsPeople = GatewayError(
        .bringsPeople,
        "The line brings its people. Put them into the store first, and send the message alone.")

    static func otherVendor(_ vendor: String, _ app: GatewayApp) -> GatewayError {
        let known = (app.vendors ?? []).sorted().joined(separator: ", ")
        return GatewayError(
            .otherVendor,
            "This is a message of \(vendor), and the app has \(known.isEmpty ? "no vendor" : "only \(known)"). Add \(vendor) to the app's vendors in the configuration, or send the message in the shape of one of them."
        )
    }

    static func namesNobody(_ shape: String) -> GatewayError {
        GatewayError(
            .namesNobody,
            "This is only a message's \(shape), which names no receiver. Send the message as the vendor takes it, with its receivers."
        )
    }

    static let forEveryone = GatewayError(
        .missingScope,
        "The message is for everybody in the app. Use a key that has the scope broadcast besides send, or name receivers."
    )

    static func tooManyReceivers(_ count: Int, most: Int) -> GatewayError {
        GatewayError(
            .tooManyReceivers,
            "The message names \(count) receivers, and \(most) are allowed. Send it in several parts.")
    }
}
