import Testing

@testable import Gateway

@Suite("The live page in a browser", .serialized, .timeLimit(.minutes(5)))
struct LivePageBrowserTests {
    private static let needsBrowser: ConditionTrait = .enabled(
        if: BrowserSession.path != nil,
        "There is no browser here; Debian's package is chromium-headless-shell.")

    @Test(
        "It asks for a key, shows the numbers, and is used by keyboard alone, in two languages", needsBrowser)
    func numbers() async throws {
        try await withPage { browser in
            // The key is asked for, and a wrong one is refused in words.
            try await browser.wait(until: "document.activeElement.id === 'key'")
            let signedOut = try await browser.tabOrder(from: "skip")
            #expect(signedOut == ["skip", "language", "key", "BUTTON", "BODY"])
            for (key, words) in [("wrong", "not valid"), ("weak", "the scope"), ("推送", "not valid")] {
                _ = try await browser.value(of: "document.getElementById('key').focus()")
                try await browser.type(key)
                try await browser.enter()
                try await browser.wait(
                    until: "document.getElementById('wrong').textContent.includes('\(words)')")
                #expect(try await browser.value(of: "document.activeElement.id") == "key")
                _ = try await browser.value(of: "document.getElementById('key').value = ''")
            }

            // The right one shows the numbers.
            try await signIn(browser)
            #expect(try await text("accepted-rate", browser) == "50")
            #expect(try await text("pushed-rate", browser) == "40")
            #expect(try await text("waiting", browser) == "1,234")
            #expect(try await text("lag", browser) == "2.5 s")
            #expect(try await text("dead", browser) == "5")
            #expect(try await text("status", browser) == "Connected")
            #expect(try await text("lane-rows", browser) == "retry17")
            #expect(try await text("error-rows", browser).hasSuffix("store<i>4"))
            #expect(try await text("outcome-rows", browser).contains("strange<b>7"))
            #expect(
                try await browser.value(of: "document.querySelectorAll('#accepted-line[points]').length")
                    == "1")
            #expect(
                try await browser.value(of: "sessionStorage.length > 0 && localStorage.length === 0")
                    == "true")
            #expect(try await browser.value(of: "location.href.includes('right')") == "false")
            let signedIn = try await browser.tabOrder(from: "skip")
            #expect(signedIn == ["skip", "pause", "forget", "language", "BODY"])

            // The other language, and a pause, by keyboard.
            _ = try await browser.value(of: "document.getElementById('language').focus()")
            try await browser.enter()
            #expect(try await browser.value(of: "document.documentElement.lang") == "zh-Hans")
            #expect(try await browser.value(of: "document.body.innerText.includes('等待中的任务')") == "true")
            #expect(
                try await browser.value(of: "document.body.innerText.includes('Jobs that wait')") == "false")
            #expect(try await text("status", browser) == "已连接")
            _ = try await browser.value(of: "document.getElementById('pause').focus()")
            try await browser.enter()
            try await browser.wait(until: "document.getElementById('status').textContent === '已暂停'")
            let rows = try await text("outcome-rows", browser)
            try await Task.sleep(for: .milliseconds(200))
            #expect(try await text("outcome-rows", browser) == rows)

            // The key is forgotten.
            _ = try await browser.value(of: "document.getElementById('forget').focus()")
            try await browser.enter()
            try await browser.wait(until: "document.activeElement.id === 'key'")
            #expect(try await browser.value(of: "sessionStorage.getItem('pushbridge-key')") == "null")
            #expect(try await browser.value(of: "document.getElementById('numbers').hidden") == "true")
            #expect(browser.consoleErrors == [])
        }
    }

    @Test("It tells that the connection is lost, and goes on when the gateway is back", needsBrowser)
    func reconnecting() async throws {
        try await withPage { browser, server in
            try await browser.wait(until: "document.activeElement.id === 'key'")
            try await signIn(browser)
            await server.stop()
            try await browser.wait(until: "document.getElementById('status').textContent.includes('lost')")
            #expect(try await browser.value(of: "document.body.className") == "old")
            let again = try await LiveServer.start(port: server.port, startedAt: 1_796_000_000_000)
            try await browser.wait(until: "document.getElementById('status').textContent === 'Connected'")
            #expect(try await browser.value(of: "document.body.className") == "")
            // The new gateway's totals begin anew; no rate is below zero.
            try await browser.wait(until: "document.getElementById('accepted-rate').textContent === '50'")
            #expect(browser.consoleErrors == [])
            await again.stop()
        }
    }

    @Test("Every control and part has a name for screen readers; light and dark differ", needsBrowser)
    func access() async throws {
        try await withPage(language: "zh-CN") { browser in
            try await browser.wait(until: "document.activeElement.id === 'key'")
            #expect(try await browser.value(of: "document.documentElement.lang") == "zh-Hans")
            #expect(try await nameless(in: browser) == [])
            try await signIn(browser)
            #expect(try await nameless(in: browser) == [])
            #expect(try await browser.value(of: "document.getElementById('status').ariaLive") == "polite")

            let colour =
                "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color"
            var colours: Set<String> = []
            for scheme in ["light", "dark"] {
                let feature = ["name": "prefers-color-scheme", "value": scheme]
                try await browser.call("Emulation.setEmulatedMedia", ["features": [feature]])
                colours.insert(try await browser.value(of: colour))
            }
            #expect(colours.count == 2)
            #expect(browser.consoleErrors == [])
        }
    }

    // MARK: Steps

    private func withPage(
        language: String = "en-US", _ body: (BrowserSession, LiveServer) async throws -> Void
    ) async throws {
        let server = try await LiveServer.start()
        let browser = try await BrowserSession(language: language)
        let result: Result<Void, any Error>
        do {
            try await browser.open("http://127.0.0.1:\(server.port)/")
            result = .success(try await body(browser, server))
        } catch {
            result = .failure(error)
        }
        await browser.close()
        await server.stop()
        try result.get()
    }

    private func withPage(
        language: String = "en-US", _ body: (BrowserSession) async throws -> Void
    ) async throws {
        try await withPage(language: language) { browser, _ in try await body(browser) }
    }

    private func signIn(_ browser: BrowserSession) async throws {
        _ = try await browser.value(of: "document.getElementById('key').focus()")
        try await browser.type("right")
        try await browser.enter()
        try await browser.wait(until: "!'–'.includes(document.getElementById('accepted-rate').textContent)")
    }

    private func text(_ id: String, _ browser: BrowserSession) async throws -> String {
        try await browser.value(of: "document.getElementById('\(id)').textContent")
    }

    /// The controls and regions of the browser's accessibility tree that have no name.
    private func nameless(in browser: BrowserSession) async throws -> [String] {
        let tree = try await browser.call("Accessibility.getFullAXTree")["nodes"] ?? ""
        return try AccessibilityNode.all(in: tree).filter(\.needsName).filter { $0.label.isEmpty }.map(\.kind)
    }
}
