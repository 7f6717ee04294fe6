import Foundation

extension SourceTree {
    /// The checkout that the tests were built from.
    static let checkout: SourceTree = {
        let paths = (try? committable(in: root)) ?? onDisk(in: root)
        var texts: [String: String] = [:]
        for path in paths where isRead(path) {
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            texts[path] = isCases(path) ? text.map(claims) : text
        }
        return SourceTree(paths: Set(paths), texts: texts)
    }()

    /// Whether people wrote the file for people: code, tables, pages, scripts and claims, but no data.
    private static func isRead(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard name.contains(".") else { return path.hasPrefix("Scripts/") || path.hasPrefix("Benchmarks/") }
        return isCases(path)
            || [".swift", ".tsv", ".txt", ".md", ".py", ".cpp", ".sh"].contains(where: name.hasSuffix)
    }

    private static func isCases(_ path: String) -> Bool {
        path.hasPrefix("Tests/Fixtures/") && path.hasSuffix(".jsonl")
    }

    /// What each case claims and cites, in the case's line; the rest of it is data.
    private static func claims(in cases: String) -> String {
        cases.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let claim = try? JSONDecoder().decode(Claim.self, from: Data(line.utf8))
            return claim.map { "\($0.claim) \($0.cites)" } ?? ""
        }.joined(separator: "\n")
    }

    private struct Claim: Decodable {
        let claim: String
        let cites: String
    }

    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What git knows or would take, but for what is gone from the disk.
    private static func committable(in root: URL) throws -> [String] {
        let git = Process()
        let output = Pipe()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        git.currentDirectoryURL = root
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        try git.run()
        let list = try output.fileHandleForReading.readToEnd() ?? Data()
        git.waitUntilExit()
        guard git.terminationStatus == 0, !list.isEmpty else { throw CocoaError(.fileNoSuchFile) }
        return String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
            .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    }

    /// The files of a source archive, which has no git.
    private static func onDisk(in root: URL) -> [String] {
        let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return found.filter { !$0.hasPrefix(".build") && $0 != "Package.resolved" }
    }
}
