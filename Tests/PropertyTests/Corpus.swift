import Foundation
import PushBridge

/// The real messages of the golden cases and the settings beside them, from which random input is grown.
struct Corpus: Sendable {
    /// Every line of every case's input.
    let messages: [String]
    /// Those that are messages themselves, not records of webhooks or of conversions around one.
    let bareMessages: [String]
    let recipients: [String]
    let groups: [String]
    let profiles: [String]
    /// Every name of a member anywhere in the messages.
    let names: [String]

    static let fixtures = Corpus(folder: root.appending(path: "Tests/Fixtures"))

    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private init(folder: URL) {
        let cases = Self.folders(in: folder).flatMap(Self.folders)
        func lines(_ name: String) -> [String] {
            cases.flatMap { folder in
                let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
                return text?.split(separator: "\n").map(String.init) ?? []
            }
        }
        messages = lines("input.jsonl")
        bareMessages = messages.filter { !$0.contains(#""verification":"#) && !$0.contains(#""fidelity":"#) }
        recipients = lines("recipients.jsonl")
        groups = lines("groups.jsonl")
        profiles = cases.compactMap {
            try? String(contentsOf: $0.appending(path: "profile.json"), encoding: .utf8)
        }
        var names: Set<String> = []
        for message in messages { JSONTree(message)?.collectNames(into: &names) }
        self.names = names.sorted()
    }

    private static func folders(in folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }
    }
}
