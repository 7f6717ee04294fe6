internal import HTTPTypes
internal import Hummingbird
internal import PushBridge
internal import PushRecords

/// What the command line does with lines, over HTTP: nothing of it is kept.
///
/// People come with the lines (`{"message":…,"recipients":[…]}`), and profiles from the configuration of the key's app; a
/// key without an app has the vendors' presets.
extension GatewayRoutes {
    func translate(_ call: Call) async throws -> Response {
        let translator = try translator(for: call)
        let now = try moment(of: call)
        return try await lines(TranslationTask(translator, at: { now }), call).response
    }

    func convert(_ call: Call) async throws -> Response {
        let task = ConversionTask(try converter(for: call))
        return try await lines(task, call).response
    }

    /// The counts of `verify --format json`.
    func verify(_ call: Call) async throws -> Response {
        let converter = try converter(for: call)
        var task = ConversionTask(converter)
        task.writesRecords = false
        let audit = ConversionAudit()
        task.audit = audit
        let output = try await lines(task, call)
        let measurement = CorpusTally.Measurement(by: "pushbridge-gateway", converter.configuration, audit)
        let tally = CorpusTally(
            output.tally, by: converter, measurement, RunOptions(), of: CorpusInputs(), countingPeople: false)
        return .json(writeJSON { tally.write(to: &$0) })
    }

    /// The journey of one message; with `to=`, also what it becomes there.
    func explain(_ call: Call) async throws -> Response {
        let translator = try translator(for: call)
        let converter = call.request.parameter("to") == nil ? nil : try self.converter(for: call)
        let moment = try moment(of: call)
        let recipient = call.request.parameter("recipient").map { UTF8Text($0) }
        return try await work(on: call, upTo: limits.body) { body, _ in
            do {
                let explanation = try translator.explain(line: body, at: moment, only: recipient)
                let conversion = try converter?.convert(line: body)
                let answer = LongAnswer(most: limits.answer)
                answer.take(
                    writeJSON {
                        explanation.write(at: MessagePlace(line: 1), conversion: conversion, to: &$0)
                    })
                try answer.check()
                return .json(answer.bytes)
            } catch let error as MessageError {
                throw Problem(error)
            }
        }
    }

    // MARK: What lines become

    /// Works on a body, on a thread of its own.
    private func work<Result: Sendable>(
        on call: Call, upTo limit: Int,
        _ work: @escaping @Sendable (ByteSlice, _ isGivenUp: () -> Bool) throws -> Result
    ) async throws -> Result {
        try await call.withBody(upTo: limit) { body in
            try await threads.run { isGivenUp in try work(body, isGivenUp) }
        }
    }

    /// Works on each line of a body.
    private func lines(_ task: any LineTask, _ call: Call) async throws -> LinesOutput {
        let hasLines = call.request.hasLines
        return try await work(on: call, upTo: limits.lines) {
            try lines(task, of: $0, hasLines: hasLines, isGivenUp: $1)
        }
    }

    private func lines(
        _ task: any LineTask, of body: ByteSlice, hasLines: Bool, isGivenUp: () -> Bool
    ) throws -> LinesOutput {
        var rules = LineRules()
        rules.rejectsInline = true
        rules.maximumLine = limits.lines
        var job = LineJob(task, rules)
        var output = LineOutput(rules)
        let answer = LongAnswer(most: limits.answer)
        output.drain = { records in
            answer.take(records.bytes())
            records.removeAll()
        }
        if hasLines {
            for (line, number) in body.lines {
                if isGivenUp() { throw CancellationError() }
                job.work(on: line, line: number, into: &output)
                if output.isFull { output.drain?(&output.records) }
                try answer.check()
            }
        } else if !body.isBlank {
            job.read(body, line: 1, into: &output)
        }
        var ledger = AccountLedger()
        output.tellCollisions(&ledger)
        answer.take(output.records.bytes())
        try answer.check()
        guard output.tally[.lines] > 0 else {
            throw Problem(.unusable, "The body has no message.")
        }
        return LinesOutput(records: answer.bytes, tally: output.tally)
    }

    private struct LinesOutput {
        let records: [UInt8]
        let tally: Tally

        var response: Response { .lines(records) }
    }

    // MARK: Who reads them

    private func translator(for call: Call) throws -> MessageTranslator {
        guard let app = call.access?.app else {
            return try MessageTranslator(MessageTranslator.Configuration())
        }
        return try gateway.app(app).translator
    }

    private func converter(for call: Call) throws -> MessageConverter {
        let translator = try translator(for: call)
        guard let target = call.request.parameter("to") else {
            throw Problem(
                .invalidParameter,
                "to is missing. It names the vendor: \(MessageTranslator.targets.joined(separator: ", ")).")
        }
        do {
            var configuration = MessageConverter.Configuration(target: target)
            configuration.profiles = translator.configuration.profiles
            configuration.zones = translator.configuration.zones
            return try MessageConverter(configuration)
        } catch {
            throw Problem(.invalidParameter, error.description)
        }
    }

    private func moment(of call: Call) throws -> Instant {
        guard let text = call.request.parameter("now") else {
            return Instant(seconds: gateway.now / 1_000)
        }
        guard let moment = Instant(rfc3339: UTF8Text(text)) else {
            throw Problem(
                .invalidParameter,
                "now takes a time of RFC 3339, such as 2026-11-21T12:00:00Z.")
        }
        return moment
    }
}
