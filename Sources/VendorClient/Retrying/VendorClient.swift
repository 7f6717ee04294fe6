internal import AsyncHTTPClient
internal import JSONDocument
internal import NIOCore
internal import NIOHTTP1
internal import VendorSignature

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Calls a vendor's server interfaces: signed, within its rates, and again where that helps.
package final class VendorClient: Sendable {
    /// What a client may do.
    package struct Configuration: Sendable {
        /// How often a call is sent at most.
        package var attempts = 5
        /// How long an answer may take, in seconds.
        package var patience = 30
        /// How many connections may be open.
        package var connections = 16

        package init() {}
    }

    /// Waits before a call is sent again begin with a second and double up to so many.
    private static let longestPause = 60.0
    /// A vendor that wants to be left alone for longer gets the call in another run, in seconds.
    private static let longestRest = 600

    let server: VendorServer
    let http: HTTPClient
    private let configuration: Configuration
    private let pacing: CallPacing
    private let token: CallToken?
    private let start = ContinuousClock.now

    /// Creates a client; ``shutdown()`` must be called in the end.
    package init(_ server: VendorServer, pacing: CallPacing, _ configuration: Configuration = .init()) {
        var options = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(5), read: .seconds(Int64(configuration.patience))))
        options.connectionPool = .init(
            // A server may close an idle connection at the moment at which a call goes out on it.
            idleTimeout: .seconds(5),
            concurrentHTTP1ConnectionsPerHostSoftLimit: configuration.connections)
        options.connectionPool.retryConnectionEstablishment = false
        options.httpVersion = .http1Only
        http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: options)
        (self.server, self.pacing, self.configuration) = (server, pacing, configuration)
        token = server.signer.tokenCall.map(CallToken.init)
    }

    /// Closes the connections.
    package func shutdown() async { try? await http.shutdown() }

    private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// Sends a call until there is an answer that counts; when the task is cancelled, no further attempt begins.
    package func send(_ call: VendorCall) async -> CallReport {
        var attempts = 0
        // Whether the vendor may have had the call already.
        var mayBeKnown = false
        var isRenewed = false
        while true {
            guard await waitForTurn(call) else {
                return CallReport(
                    mayBeKnown ? .failed("interrupt", mayBeDelivered: true) : .stopped, attempts: attempts)
            }
            let (exchange, carried) = await exchange(call)
            attempts += 1
            let isLast = attempts >= configuration.attempts
            switch exchange {
            case .refusedToken(let answer):
                if answer.retry == .later, !isLast, await pause(after: attempts, answer) { continue }
                return CallReport(answer, to: call.interface, attempts: attempts, isKnown: false)
            case .unanswered(let failure):
                mayBeKnown = mayBeKnown || failure.mayHaveArrived
                let isFutile = isLast || failure.mayHaveArrived && !call.isRepeatable
                if !isFutile, await pause(after: attempts, nil) { continue }
                return CallReport(
                    .failed(failure.cause, mayBeDelivered: mayBeKnown), message: failure.message,
                    attempts: attempts, concernsApp: failure.concernsAll)
            case .answered(let answer):
                let isKnown = mayBeKnown && answer.cause == AnswerStatus.repeated
                let report = CallReport(answer, to: call.interface, attempts: attempts, isKnown: isKnown)
                if answer.isAccepted || isKnown { return report }
                switch answer.retry {
                case .never, .afterFix: return report
                case .atOnce:
                    if isRenewed || isLast { return report }
                    isRenewed = true
                    if let carried { await token?.forget(carried) }
                case .later:
                    if answer.cause == AnswerStatus.tooOften { close(for: call, attempts, answer) }
                    let goesOn = isLast ? false : await pause(after: attempts, answer)
                    if !goesOn { return report }
                case .ifSafe:
                    mayBeKnown = true
                    let goesOn = isLast || !call.isRepeatable ? false : await pause(after: attempts, answer)
                    if !goesOn { return report.uncertain(answer.cause) }
                }
            }
        }
    }

    // MARK: When

    /// Waits until the call may be sent; false when the task is cancelled before.
    private func waitForTurn(_ call: VendorCall) async -> Bool {
        repeat {
            guard await sleep(pacing.time(for: call, now: now) - now) else { return false }
        } while pacing.isClosed(for: call, now: now)
        return !Task.isCancelled
    }

    /// Notes that the vendor had too much; the pause before the next attempt does not count for that alone.
    private func close(for call: VendorCall, _ attempts: Int, _ answer: CallAnswer) {
        let rest = answer.retryAfter ?? call.closedTime ?? 1 << min(attempts - 1, 6)
        pacing.close(for: call, until: now + Double(min(rest, Self.longestRest)))
    }

    /// Waits before the next attempt; false when there is none.
    private func pause(after attempts: Int, _ answer: CallAnswer?) async -> Bool {
        if let rest = answer?.retryAfter {
            return rest <= Self.longestRest ? await sleep(Double(rest)) : false
        }
        let pause = min(Double(1 << min(attempts - 1, 6)), Self.longestPause)
        return await sleep(pause * Double.random(in: 0.5...1))
    }

    private func sleep(_ seconds: Double) async -> Bool {
        guard seconds > 0 else { return !Task.isCancelled }
        return (try? await Task.sleep(for: .seconds(seconds))) != nil
    }

    // MARK: One attempt

    private enum Exchange {
        case answered(CallAnswer)
        case unanswered(CallFailure)
        /// There is no token.
        case refusedToken(CallAnswer)
    }

    /// Signs and sends a call; also returns the token that it carried.
    private func exchange(_ call: VendorCall) async -> (Exchange, token: UTF8Text?) {
        var carried: UTF8Text?
        var headers: [(name: UTF8Text, value: UTF8Text)] = []
        do throws(VendorSignatureError) {
            headers = try server.signer.headers(nonce: server.signer.randomNonce(), time: Self.epochSeconds)
        } catch {
            return (.unanswered(CallFailure(unsigned: error)), nil)
        }
        if let token {
            switch await token.text(from: { await self.post($0) }) {
            case .answered(let text):
                carried = text
                headers.append(("Authorization", UTF8Text(concatenating: ["Bearer ", text])))
            case .refused(let answer): return (.refusedToken(answer), nil)
            case .failed(let failure): return (.unanswered(failure.before), nil)
            }
        }
        if case .header(let name) = call.interface.key { headers.append((name, call.repeatedID)) }
        let query = server.signer.query(call: call.number, time: Self.epochSeconds)
        var address = [call.address]
        for (index, parameter) in query.enumerated() {
            let isFirst = index == 0 && call.address.firstIndex(of: UInt8(ascii: "?")) == nil
            address += [isFirst ? "?" : "&", parameter.name, "=", parameter.value]
        }
        let type = call.interface.body == .form ? "application/x-www-form-urlencoded" : "application/json"
        if call.interface.body != .nothing { headers.append(("Content-Type", UTF8Text(type))) }
        switch await exchange(call.method, UTF8Text(concatenating: address), headers, call.content) {
        case .success(let answer):
            let signatures = (headers + query).map(\.value) + [carried].compactMap(\.self)
            return (.answered(answer.withoutWords(repeating: signatures)), carried)
        case .failure(let failure): return (.unanswered(failure), carried)
        }
    }

    /// Posts JSON without a signature.
    private func post(_ call: TokenCall) async -> Result<CallAnswer, CallFailure> {
        let address = UTF8Text(concatenating: [server.base, server.named(call.path) ?? call.path])
        return await exchange(
            "POST", address, [("Content-Type", "application/json")], call.body.text.withBytes { Array($0) })
    }

    private func exchange(
        _ method: UTF8Text, _ address: UTF8Text, _ headers: [(name: UTF8Text, value: UTF8Text)],
        _ content: [UInt8]
    ) async -> Result<CallAnswer, CallFailure> {
        var request = HTTPClientRequest(url: address.string)
        request.method = HTTPMethod(rawValue: method.string)
        for header in headers { request.headers.add(name: header.name.string, value: header.value.string) }
        if !content.isEmpty { request.body = .bytes(ByteBuffer(bytes: content)) }
        let (made, patience, vendor) = (request, Int64(configuration.patience), server.vendor)
        // A task of its own, which an interrupt does not cancel: what was sent gets its outcome.
        let answer = Task { [http] in
            let response = try await http.execute(made, timeout: .seconds(patience))
            let body = try await response.body.collect(upTo: 1 << 20)
            return CallAnswer(
                Int(response.status.code), ByteSlice(Array(body.readableBytesView)),
                retryAfter: response.headers.first(name: "Retry-After").flatMap { Int($0) }, of: vendor)
        }
        do {
            return .success(try await answer.value)
        } catch {
            return .failure(CallFailure(error))
        }
    }

    private static var epochSeconds: Int { time(nil) }
}

extension CallReport {
    /// The report of an answer that does not tell what became of the call.
    fileprivate func uncertain(_ cause: UTF8Text) -> CallReport {
        var report = self
        report.outcome = .failed(cause, mayBeDelivered: true)
        return report
    }
}

extension VendorCall {
    /// 32 hexadecimal digits that are the same whenever the call is repeated.
    fileprivate var repeatedID: UTF8Text {
        let halves = [number, (number ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9]
        return UTF8Text(
            halves.map { half in
                let digits = String(half, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined())
    }
}

/// The token that calls carry, which one call gets for all of them.
actor CallToken {
    enum Gained: Sendable {
        case answered(UTF8Text)
        case refused(CallAnswer)
        case failed(CallFailure)
    }

    private let call: TokenCall
    private var gaining: Task<Gained, Never>?

    init(_ call: TokenCall) { self.call = call }

    /// The token, for which a call is made where there is none.
    func text(
        from post: @escaping @Sendable (TokenCall) async -> Result<CallAnswer, CallFailure>
    ) async -> Gained {
        let task =
            gaining
            ?? Task { [call] in
                switch await post(call) {
                case .failure(let failure): return .failed(failure)
                case .success(let answer):
                    let text = answer.isAccepted ? answer.root?[call.tokenMember]?.string : nil
                    return text.map { .answered($0.detached) } ?? .refused(answer)
                }
            }
        gaining = task
        let gained = await task.value
        // Whoever comes next may have more luck.
        if case .answered = gained { return gained }
        if gaining == task { gaining = nil }
        return gained
    }

    /// Has the next call get another token, unless one has done so already.
    func forget(_ expired: UTF8Text) async {
        if case .answered(let text) = await gaining?.value, text == expired { gaining = nil }
    }
}
