import Foundation
import Testing

@Suite("The catalog")
struct CatalogTests {
    @Test("DocC builds it without a warning", .enabled(if: Self.hasCompiler, "docc is not on the path"))
    func builds() throws {
        let problems = try Self.problems(of: Checkout.root.appendingPathComponent(DocumentationPage.catalog))
        #expect(problems.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }

    @Test(
        "DocC complains about a dead link, so that its silence means something",
        .enabled(if: Self.hasCompiler))
    func complains() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).docc")
        try FileManager.default.copyItem(
            at: Checkout.root.appendingPathComponent(DocumentationPage.catalog), to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        try "# Dead\n\nSee <doc:No-such-page>.\n".write(
            to: copy.appendingPathComponent("Dead.md"), atomically: true, encoding: .utf8)
        #expect(try Self.problems(of: copy).contains("No-such-page"))
    }

    private static let hasCompiler =
        (try? Terminal(copying: "Scripts/demo.data").run("command -v docc")).map {
            !$0.isEmpty
        } ?? false

    /// What DocC says about a catalog, given a module without symbols: pages name code as code, and link to pages only.
    private static func problems(of catalog: URL) throws -> String {
        try Terminal(copying: "Scripts/demo.data").run(
            """
            mkdir symbols
            echo '{"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"tests"},\
            "module":{"name":"PushBridge","platform":{}},"symbols":[],"relationships":[]}' |
                tr -d '\\\\' > symbols/PushBridge.symbols.json
            docc convert '\(catalog.path)' --additional-symbol-graph-dir symbols --output-path out \
                --fallback-display-name PushBridge --fallback-bundle-identifier pushbridge 2>&1
            """)
    }
}
