import Foundation

/// A browser without a window that is steered by its debugging protocol: it gets real keys, and tells what goes wrong.
///
/// Commands and answers go through two pipes of the browser, as JSON with a zero byte behind each.
final class BrowserSession: @unchecked Sendable {
    // Unchecked: everything that changes does so on the queue.
    private let queue = DispatchQueue(label: "browser")
    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let folder: URL
    private var buffer = Data()
    private var lastID = 0
    private var session: String?
    private var problems: [String] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where the browser is: what Scripts/test found, else one with a usual name; nil where there is none.
    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["PUSHBRIDGE_BROWSER"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let usual = ["chromium-headless-shell", "chromium", "google-chrome"].flatMap { name in
            folders.map { "\($0)/\(name)" }
        }
        return ([named].compactMap(\.self) + usual).first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Starts the browser with one empty page.
    init(language: String = "en-US") async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null", "sh", Self.path ?? "/nonexistent",
            // Root has no sandbox; the page is our own, and no page is loaded from elsewhere.
            "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--lang=\(language)",
            "--accept-lang=\(language)", "--user-data-dir=\(folder.path)",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try await call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        let attached = try await call("Target.attachToTarget", ["targetId": target, "flatten": true])
        queue.sync { session = attached["sessionId"] }
        for domain in ["Page", "Runtime", "Log"] { _ = try await call("\(domain).enable") }
    }

    /// Ends the browser, which takes its own processes with it; killed, it would leave some behind.
    func close() async {
        _ = try? await call("Browser.close")
        try? commands.fileHandleForWriting.close()
        for _ in 0..<100 where process.isRunning { try? await Task.sleep(for: .milliseconds(50)) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// What scripts threw and what stands on the console; answers of the server that are no success are not among it.
    var consoleErrors: [String] { queue.sync { problems } }

    func open(_ address: String) async throws { _ = try await call("Page.navigate", ["url": address]) }

    /// The value of an expression, as text.
    func value(of expression: String) async throws -> String {
        let answer = try await call(
            "Runtime.evaluate",
            ["expression": "String(\(expression))", "awaitPromise": true, "returnByValue": true])
        return answer["result"] ?? ""
    }

    /// Waits until an expression is true, for ten seconds at most.
    func wait(until condition: String) async throws {
        for _ in 0..<200 {
            if try await value(of: condition) == "true" { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        let page = try await value(of: "document.body.innerText")
        throw Failure(description: "\(condition) did not come true. The page says: \(page)")
    }

    /// Presses a key and lets it go.
    func press(_ key: String, code: Int, text: String? = nil) async throws {
        var event: [String: any Sendable] = [
            "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": code,
        ]
        event["type"] = text == nil ? "rawKeyDown" : "keyDown"
        event["text"] = text
        _ = try await call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        _ = try await call("Input.dispatchKeyEvent", event)
    }

    func tab() async throws { try await press("Tab", code: 9) }
    func enter() async throws { try await press("Enter", code: 13, text: "\r") }
    func type(_ text: String) async throws { _ = try await call("Input.insertText", ["text": text]) }

    /// The elements that the key Tab reaches one after the other until it is back, beginning with one of them: their
    /// identifiers, or else what they are.
    func tabOrder(from first: String) async throws -> [String] {
        let reached =
            "document.activeElement.id || document.activeElement.className || document.activeElement.tagName"
        var found: [String] = []
        for _ in 0..<20 {
            let element = try await value(of: reached)
            if element == first, !found.isEmpty { break }
            if element == first || !found.isEmpty { found.append(element) }
            try await tab()
        }
        return found
    }

    // MARK: The protocol

    /// Calls a method, and returns those members of the answer that are text; the value of an evaluation is `result`.
    @discardableResult
    func call(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws -> [String: String] {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.send(method, parameters) }) }
        }
    }

    private func send(_ method: String, _ parameters: [String: any Sendable]) throws -> [String: String] {
        lastID += 1
        var command: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        command["sessionId"] = session
        try commands.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
        while true {
            let message = try nextMessage()
            guard message["id"] as? Int == lastID else {
                note(message)
                continue
            }
            if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
            let result = message["result"] as? [String: Any] ?? [:]
            var texts = result.compactMapValues { $0 as? String }
            texts["result"] = (result["result"] as? [String: Any])?["value"] as? String
            if let nodes = result["nodes"], let data = try? JSONSerialization.data(withJSONObject: nodes) {
                texts["nodes"] = String(decoding: data, as: UTF8.self)
            }
            return texts
        }
    }

    private func nextMessage() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var waited = pollfd(
                fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waited, 1, 10_000) > 0 else {
                throw Failure(description: "The browser says nothing.")
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "The browser ended.") }
            buffer += more
        }
    }

    private func note(_ event: [String: Any]) {
        let details = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown": problems.append("\(details)")
        case "Runtime.consoleAPICalled" where details["type"] as? String == "error":
            problems.append("\(details)")
        case "Log.entryAdded":
            let entry = details["entry"] as? [String: Any] ?? [:]
            if entry["source"] as? String != "network" { problems.append("\(entry)") }
        default: break
        }
    }
}
