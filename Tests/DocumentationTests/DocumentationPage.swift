import Foundation

/// A page of the catalog.
struct DocumentationPage: CustomStringConvertible, Sendable {
    /// The folder of the pages.
    static let catalog = "Sources/PushBridge/PushBridge.docc"

    /// The page's name without its ending, as links spell it.
    let name: String
    /// The page's file, from the checkout's root.
    let path: String
    let text: String

    /// Every page, those of folders included.
    static func all() throws -> [DocumentationPage] {
        let folder = Checkout.root.appendingPathComponent(catalog).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".md") }
            .map { DocumentationPage(path: "\(catalog)/\($0)", text: try Checkout.text("\(catalog)/\($0)")) }
    }

    private init(path: String, text: String) {
        name = path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? path
        self.path = path
        self.text = text
    }

    /// Whether it is a page in another language, with the transcripts of the English one.
    var isTranslation: Bool { path.hasPrefix("\(Self.catalog)/zh-CN/") }

    /// What it is called.
    var title: String { text.prefix { $0 != "\n" }.trimmingCharacters(in: ["#", " ", "`"]) }

    /// The pages that it links to.
    var links: [String] { text.matches(of: /[<(]doc:([^>)]+)[>)]/).map { String($0.output.1) } }

    /// The pages that it links to with the words of the link; links without words have none.
    var wordedLinks: [(words: String, page: String)] {
        text.matches(of: /\[([^\]]+)\]\(doc:([^)]+)\)/).map { (String($0.output.1), String($0.output.2)) }
    }

    /// The files that it links to, from the checkout's root, but for the web and for pages that `doc:` names.
    var linkedFiles: [String] {
        let folder = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
        return MarkdownPage(text).localLinks.filter { !$0.hasPrefix("doc:") }.map { link in
            let file = URL(fileURLWithPath: "\(folder)/\(link.prefix { $0 != "#" })").standardized.path
            return String(file.dropFirst())
        }
    }

    /// What it spells as code and looks like a path of the checkout.
    var paths: [String] {
        text.matches(of: /`((?:Mappings|Sources|Tests|Scripts)\/[^` ]+)`/).map { String($0.output.1) }
    }

    /// The rows that it names.
    var rows: [String] {
        text.matches(of: /\b(?:EM|NIM|TX|ES|NS|TS|AP|AR|RJ|PR|PF|OC|WH|LM|LS)-\d{3}\b/).map {
            String($0.output)
        }
    }

    /// The code in the first cells of the tables below a heading, up to the next heading.
    func firstCells(below heading: String) -> [String] {
        text.split(separator: "\n")
            .drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
            .compactMap { $0.firstMatch(of: /^\| `([a-z-]+)` \|/).map { String($0.output.1) } }
    }

    var description: String { name }
}
