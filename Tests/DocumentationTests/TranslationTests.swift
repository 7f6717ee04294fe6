import Foundation
import Testing

@Suite("Pages in Chinese")
struct TranslationTests {
    private static let folder = "\(DocumentationPage.catalog)/zh-CN"
    /// The English pages, and their translations.
    static let pages = [
        "README.md": "\(folder)/README-zh-CN.md",
        "\(DocumentationPage.catalog)/Moving-an-app.md": "\(folder)/Moving-an-app-zh-CN.md",
        "\(DocumentationPage.catalog)/Leaving-LeanCloud.md": "\(folder)/Leaving-LeanCloud-zh-CN.md",
        "\(DocumentationPage.catalog)/Message-bodies.md": "\(folder)/Message-bodies-zh-CN.md",
    ]

    @Test("A translation has the headings and the code of its page, in the same order", arguments: pages)
    func inStep(_ page: String, _ translation: String) throws {
        let differences = try PageOutline(path: page).differences(in: PageOutline(path: translation))
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// The code within the sentences and tables of a page: options, files, members, words of records.
    private static func codes(in page: String) -> [String] {
        let outside = page.components(separatedBy: "```").enumerated().filter {
            $0.offset % 2 == 0
        }.map(\.element)
        return outside.flatMap { text in
            text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
    }

    @Test("A translation names each option, file and member that its page names", arguments: pages)
    func sameCode(_ page: String, _ translation: String) throws {
        let translated = try Checkout.text(translation)
        let missing = Set(Self.codes(in: try Checkout.text(page))).filter { !translated.contains($0) }
        #expect(missing.sorted() == [])
    }

    @Test("Code is found in sentences and tables, but not in examples")
    func codesFound() {
        let page = "# P\n\nSay `--a`.\n\n```sh\n`no`\n```\n\n| `b` |\n\n## More\n\n`c`\n"
        #expect(Self.codes(in: page) == ["--a", "b", "c"])
    }

    @Test("Every page of the folder is compared, and README's first lines link to it")
    func all() throws {
        let translations = try DocumentationPage.all().filter(\.isTranslation).map(\.path).sorted()
        #expect(translations == Self.pages.values.sorted())
        let beginning = try Checkout.text("README.md").split(separator: "\n").prefix(2).joined()
        #expect(translations.filter { !beginning.contains("](\($0))") } == [])
    }

    /// A change to a translation, and what is said of it.
    struct Fault: Sendable {
        let what: String
        let with: String
        let said: [String]
    }

    static let faults = [
        Fault(what: "<!-- en: Two -->\n## 二\n", with: "", said: ["en.md:7: zh.md lacks ## Two"]),
        Fault(
            what: "## 二\n", with: "## 二\n\n## 三\n",
            said: ["zh.md:11: en.md lacks ## 三"]),
        Fault(what: "$ one\n", with: "", said: ["en.md:4: zh.md lacks $ one"]),
        Fault(what: "$ one\n", with: "$ one\n$ more\n", said: ["zh.md:6: en.md lacks $ more"]),
        Fault(
            what: "$ one\n", with: "$ uno\n",
            said: ["en.md:4: zh.md lacks $ one", "zh.md:5: en.md lacks $ uno"]),
    ]

    @Test(
        "A heading or a command that is missing, added or changed is named with file and line",
        arguments: faults)
    func noticed(_ fault: Fault) {
        let page = "# Page\n## One\n```console\n$ one\n```\n\n## Two\n```sh\ntwo  # a comment\n```\n"
        let translation =
            "# 页\n<!-- en: One -->\n## 一\n```console\n$ one\n```\n\n<!-- en: Two -->\n## 二\n```sh\ntwo  # 注释\n```\n"
        func said(of text: String) -> [String] {
            PageOutline(page, path: "en.md").differences(in: PageOutline(text, path: "zh.md")).sorted()
        }
        #expect(said(of: translation) == [])
        #expect(said(of: translation.replacing(fault.what, with: fault.with)) == fault.said)
    }

    @Test("Of a transcript the commands are compared, whose output is in the language of the page")
    func transcripts() {
        func page(_ command: String, _ output: String) -> PageOutline {
            PageOutline("<!-- transcript -->\n```console\n$ \(command)\n\(output)\n```\n", path: "p")
        }
        let english = page("a |\n    b --x", "words")
        #expect(english.differences(in: page("a |\n    b --x --lang zh", "文字")) == [])
        #expect(english.differences(in: page("a |\n    b --y", "words")).count == 2)
    }
}
