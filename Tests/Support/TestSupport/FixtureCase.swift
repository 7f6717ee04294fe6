public import Foundation
import JSONDocument

/// A case: a line of a JSONL file in a folder of `Tests/Fixtures`, found by its name.
///
/// Each member is a list of lines, or one line. A line that is a JSON object or array is written as it is, byte for byte; every
/// other line is a string.
public struct FixtureCase: CustomStringConvertible, Sendable {
    /// A vendor's name, or what is done with the messages: `convert`, `settings`, `webhooks`.
    public let folder: String
    /// A sentence, with hyphens for blanks.
    public let name: String
    private let file: URL
    private let members: [String: [String]]

    /// Folder and name.
    public var description: String { "\(folder)/\(name)" }

    /// `Tests/Fixtures`.
    public static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

    /// Every case, sorted by folder and name.
    public static let all: [FixtureCase] = folders.flatMap { folder in
        files(in: folder).flatMap { file in
            lines(of: file).map { FixtureCase(folder: folder, file: file, line: $0) }
        }.sorted { $0.name < $1.name }
    }

    /// The cases of a folder.
    public static func all(in folder: String) -> [FixtureCase] { all.filter { $0.folder == folder } }

    /// The lines of a member of every case, such as all messages.
    public static func lines(_ member: String) -> [String] { all.flatMap { $0.lines(member) } }

    /// The names of the members, without `case`.
    public var memberNames: Set<String> { Set(members.keys) }

    /// Whether the case has a member.
    public func has(_ member: String) -> Bool { members[member] != nil }

    /// A member's lines; none where the case has no such member.
    public func lines(_ member: String) -> [String] { members[member] ?? [] }

    /// Where lines differ from those recorded as a member; nil where they are the same.
    ///
    /// A missing member is recorded and is a difference, so that it can never pass unseen.
    public func difference(of lines: [String], from member: String) -> String? {
        guard let recorded = members[member] else {
            record(lines, as: member)
            return "\(self): \(member) was missing and is recorded now; look at it and run again"
        }
        guard lines != recorded else { return nil }
        let index = zip(lines, recorded).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = index ?? min(lines.count, recorded.count)
        func line(of lines: [String]) -> String { place < lines.count ? lines[place] : "no line" }
        return """
            \(self): \(member) differs in line \(place + 1):
            \(line(of: lines))
            instead of
            \(line(of: recorded))
            Remove the member from \(file.lastPathComponent) to record it again.
            """
    }

    /// Tests run side by side, and several cases are in one file.
    private static let lock = NSLock()

    private func record(_ lines: [String], as member: String) {
        Self.lock.withLock {
            let start = "{\"case\":\(RawJSON.string(UTF8Text(name)).text),"
            let addition = ",\"\(member)\":[\(lines.map(Self.spelling).joined(separator: ","))]}"
            let text = Self.lines(of: file).map { line in
                (line.hasPrefix(start) ? line.dropLast() + addition : line) + "\n"
            }
            try? text.joined().write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

extension FixtureCase {
    private init(folder: String, file: URL, line: String) {
        guard let root = try? JSONDocument(line).root, let name = root["case"]?.string?.string else {
            fatalError("\(file.path) has a line that is no case: \(line.prefix(120))")
        }
        self.folder = folder
        self.file = file
        self.name = name
        var members: [String: [String]] = [:]
        for member in root.members where member.key != "case" {
            let value = member.value
            members[member.key.string] =
                value.kind == .array ? value.elements.map(Self.line) : [Self.line(value)]
        }
        self.members = members
    }

    /// A string's characters, the bytes of any other value.
    private static func line(_ value: JSONValue) -> String {
        value.string?.string ?? value.raw.description
    }

    /// A line as an element of a list.
    private static func spelling(_ line: String) -> String {
        let isWritten = ["{", "["].contains(line.first) && (try? JSONDocument(line)) != nil
        return isWritten ? line : RawJSON.string(UTF8Text(line)).text.string
    }

    private static var folders: [String] {
        let found = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        return (found ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
            .filter { !["bodies", "wild"].contains($0) }
    }

    private static func files(in folder: String) -> [URL] {
        let path = root.appending(path: folder)
        let found = try? FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "jsonl" }
    }

    private static func lines(of file: URL) -> [String] {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
}
