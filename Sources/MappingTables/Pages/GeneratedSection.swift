/// A part of a Markdown page that is made from the tables; the rest of the page is written by hand.
///
/// It stands between the lines `<!-- made: NAME -->` and `<!-- end: NAME -->`.
public struct GeneratedSection: Sendable, Hashable {
    /// The page's path from the package's root.
    public let path: String
    /// The name that the two lines bear.
    public let name: String
    /// What stands between them.
    public let text: String

    /// The line before it.
    var start: String { "<!-- made: \(name) -->" }
    /// The line behind it.
    var end: String { "<!-- end: \(name) -->" }

    /// The page with this section in its place; nil when the page has no place for it.
    public func placed(in page: String) -> String? {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: Substring(start)),
            let end = lines[start...].firstIndex(of: Substring(end))
        else { return nil }
        return (lines[...start] + ["", Substring(text), ""] + lines[end...]).joined(separator: "\n")
    }
}

extension Mappings {
    /// The pages that have such sections, with all of them in place.
    /// - Parameter text: Gives the text of a page by its path from the package's root; nil when there is none.
    /// - Returns: The pages as they should be, and a problem for each page or place that is missing.
    public func generatedPages(
        text: (_ path: String) -> String?
    ) -> (pages: [(path: String, text: String)], problems: [TableProblem]) {
        var pages: [(path: String, text: String)] = []
        var problems: [TableProblem] = []
        for section in generatedSections {
            let known = pages.firstIndex { $0.path == section.path }
            guard let page = known.map({ pages[$0].text }) ?? text(section.path) else {
                let problem = TableProblem(file: section.path, "the file is missing")
                if !problems.contains(problem) { problems.append(problem) }
                continue
            }
            guard let placed = section.placed(in: page) else {
                problems.append(
                    TableProblem(
                        file: section.path,
                        "the page has no place for the section \(section.name): add the lines `\(section.start)` and "
                            + "`\(section.end)` where it belongs"))
                continue
            }
            if let known { pages[known].text = placed } else { pages.append((section.path, placed)) }
        }
        return (pages, problems)
    }
}
