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

    /// What became of one line.
    struct Line {
        let number: Int
        var result: Result<AcceptedLine, GatewayLineError>
    }

    /// A line that is taken.
    struct AcceptedLine {
        let message: StoredMessage
        let jobs: [NewJob]
        let recalls: [String]
    }

    /// Reads each line of a body that is not blank.
    ///
    /// - Throws: ``GatewayError`` for more lines than receivers are allowed, before the rest is read.
    func lines(of body: ByteSlice) throws(GatewayError) -> [Line] {
        var lines: [Line] = []
        try body.forEachLine { (line, number) throws(GatewayError) in
            if line.isBlank { return }
            guard lines.count < app.rules.maximumReceivers else {
                throw GatewayError(
                    .tooManyLines,
                    "The body has more than \(app.rules.maximumReceivers) lines. Send it in several parts.")
            }
            lines.append(Line(number: number, result: result(of: line)))
        }
        return lines
    }

    /// Reads a message that may stand on several lines.
    func result(of line: ByteSlice) -> Result<AcceptedLine, GatewayLineError> {
        do {
            return .success(try accepted(line))
        } catch {
            return .failure(error)
        }
    }

    private func accepted(_ line: ByteSlice) throws(GatewayLineError) -> AcceptedLine {
        let read = try read(line)
        guard read.people == nil else { throw .bringsPeople }
        let jobs = try jobs(for: read)
        let message = read.message
        let (receiver, group) = Self.soleReceiver(of: jobs)
        let stored = StoredMessage(
            id: ids.next(at: now), surface: surface, source: read.source,
            // A recall may bear the identifier of what it recalls.
            vendorID: message.kind == .recall ? nil : (message.id ?? message.clientID)?.string,
            sender: message.senderID.map { read.name(of: $0).string }, receiver: receiver, group: group,
            acceptedAt: now, body: line.withBytes { [UInt8]($0) })
        let recalled = message.kind == .recall ? message.recall : nil
        return AcceptedLine(
            message: stored, jobs: jobs.map { $0.about(stored.id) },
            recalls: [recalled?.messageID, recalled?.clientID].compactMap { $0?.string })
    }

    /// A recall of a message that is kept: it reaches the same people.
    func recall(of original: StoredMessage, as recall: StoredMessage) -> Result<
        AcceptedLine, GatewayLineError
    > {
        do throws(GatewayLineError) {
            let read = try read(ByteSlice(original.body)).recalling()
            let jobs = try jobs(for: read)
            let ofRecall = jobs.map {
                $0.about(recall.id).recalling(original.id, lowersBadge: app.rules.recallLowersBadge)
            }
            return .success(AcceptedLine(message: recall, jobs: ofRecall, recalls: []))
        } catch {
            return .failure(error)
        }
    }

    private func read(_ line: ByteSlice) throws(GatewayLineError) -> ReadMessage {
        do {
            return try app.translator.read(line: line)
        } catch {
            throw GatewayLineError(error)
        }
    }

    /// The first jobs: one for each person whom the message names, or one that finds the people of a group.
    private func jobs(for read: ReadMessage) throws(GatewayLineError) -> [NewJob] {
        let isPushed = isPushed && app.rules.when != .never
        switch read.addressees {
        case .people(let ids):
            guard ids.count <= app.rules.maximumReceivers else {
                throw .tooManyReceivers(ids.count, most: app.rules.maximumReceivers)
            }
            return ids.map {
                NewJob(
                    isPushed ? .push : .count, message: nil, receiver: read.name(of: $0).string,
                    isCounted: read.isCounted)
            }
        case .groups(let ids, _):
            return ids.map {
                NewJob(
                    isPushed ? .fanOut : .countOut, message: nil, receiver: read.name(of: $0).string,
                    group: read.name(of: $0).string,
                    isCounted: read.isCounted)
            }
        case .everyone:
            let kind: JobKind = isPushed ? .fanOut : .countOut
            return [NewJob(kind, message: nil, receiver: "", isCounted: read.isCounted)]
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

/// Why a line is not taken.
struct GatewayLineError: Error {
    let code: String
    let description: String

    init(code: String, description: String) {
        self.code = code
        self.description = description
    }

    init(_ error: MessageError) {
        self.init(code: error.code.rawValue, description: error.description)
    }

    static let bringsPeople = GatewayLineError(
        code: GatewayError.Code.bringsPeople.rawValue,
        description: "The line brings its people. Put them into the store first, and send the message alone.")

    static func tooManyReceivers(_ count: Int, most: Int) -> GatewayLineError {
        GatewayLineError(
            code: GatewayError.Code.tooManyReceivers.rawValue,
            description:
                "The message names \(count) receivers, and \(most) are allowed. Send it in several parts.")
    }
}
