import Foundation
import Testing

@Suite("A browser reads the page as it was meant")
struct BrowserTests {
    @Test(
        "It finds every panel with its heading, and moves no element to another place",
        .enabled(
            if: Browser.path != nil,
            "It needs a browser such as chromium-headless-shell; Scripts/test installs it."),
        arguments: ["en", "zh"])
    func panels(_ language: String) throws {
        let folder = try TemporaryFolder()
        let page = folder.path("page.html")
        let written = try ReportSample.page(
            [try ReportSample.tally(folder)], "--lang", language, "--output", page)
        #expect(written.html.isEmpty)
        let meant = ReadPage(try folder.contents(of: "page.html"))
        let read = ReadPage(String(decoding: try Browser.open(page, "--dump-dom"), as: UTF8.self))
        #expect(read.identifiers == meant.identifiers)
        #expect(read.headings(2) == meant.headings(2) && read.headings(2).count == 12)
        for panel in 1...11 { #expect(try read.text(of: "p\(panel)") == meant.text(of: "p\(panel)")) }
    }

    @Test(
        "It draws the page and prints it",
        .enabled(
            if: Browser.path != nil,
            "It needs a browser such as chromium-headless-shell; Scripts/test installs it."))
    func draws() throws {
        let folder = try TemporaryFolder()
        let page = folder.path("page.html")
        _ = try ReportSample.page([try ReportSample.tally(folder)], "--output", page)
        _ = try Browser.open(page, "--screenshot=\(folder.path("picture.png"))")
        let picture = try Data(contentsOf: URL(filePath: folder.path("picture.png")))
        // An empty picture of this size takes some 30 kB.
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.count > 150_000)
        _ = try Browser.open(page, "--print-to-pdf=\(folder.path("paper.pdf"))")
        let paper = try Data(contentsOf: URL(filePath: folder.path("paper.pdf")))
        #expect(paper.starts(with: Array("%PDF".utf8)) && paper.count > 20_000)
    }
}
