import Foundation
import Testing

@Suite("The rules can be broken")
struct PlantedViolationTests {
    @Test("A sound tree obeys every rule", arguments: Rule.all.indices)
    func sound(index: Int) {
        #expect(Rule.all[index].violations(.sound) == [])
    }

    @Test("A planted violation is reported at its place, and what only looks like one is not")
    func planted() throws {
        let cases = try PlantedViolation.all()
        for planted in cases {
            let rule = try #require(
                Rule.all.first { $0.description == planted.rule }, "\(planted.claim): there is no such rule")
            let reports = rule.violations(planted.tree).map(\.description)
            if let report = planted.report {
                #expect(reports.contains { $0.hasPrefix(report) }, "\(planted.claim): got \(reports)")
            } else {
                #expect(reports == [], "\(planted.claim)")
            }
        }
        let broken = Set(cases.filter { $0.report != nil }.map(\.rule))
        #expect(broken == Set(Rule.all.map(\.description)))
    }
}

/// A change to a sound tree, a line of `planted.jsonl`: the rule that it breaks and the report that must come.
private struct PlantedViolation: Decodable {
    let claim: String
    let rule: String
    /// What the report begins with; nil where a careless rule would report something, and nothing is wrong.
    let report: String?
    /// What becomes of files.
    let files: [String: Content]

    enum Content: Decodable {
        case text(String)
        /// So many files of so many empty lines; `#` in the path is the number of the file.
        case blank(lines: Int, files: Int)
        case removed

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let counts = try? container.decode([Int].self) {
                self = .blank(lines: counts[0], files: counts[1])
            } else {
                self = .removed
            }
        }
    }

    static func all() throws -> [PlantedViolation] {
        try JSONLines.decoded("planted.jsonl")
    }

    var tree: SourceTree {
        var tree = SourceTree.sound
        for (path, content) in files {
            switch content {
            case .text(let text): tree.texts[path] = text
            case .removed:
                tree.texts[path] = nil
                tree.paths.remove(path)
            case .blank(let lines, let count):
                for number in 0..<count {
                    tree.texts[path.replacing("#", with: "\(number)")] = String(repeating: "\n", count: lines)
                }
            }
        }
        tree.paths.formUnion(tree.texts.keys)
        return tree
    }
}

extension SourceTree {
    /// A small tree that obeys every rule: the lines of `sound.jsonl`.
    static let sound: SourceTree = {
        struct File: Decodable {
            let path: String
            let text: String
        }
        let files = (try? JSONLines.decoded("sound.jsonl") as [File]) ?? []
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
        return SourceTree(paths: Set(Rule.filesOfTwoAdapters), texts: texts)
    }()
}

/// The files of cases beside the tests.
private enum JSONLines {
    static func decoded<Line: Decodable>(_ name: String) throws -> [Line] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
    }
}
