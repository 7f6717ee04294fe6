internal import Foundation
internal import JSONDocument

/// A small file that is read whole: a configuration, a secret, a certificate.
enum SmallFile {
    /// More than any of them has.
    private static let largestCount = 1 << 20

    /// Why a file cannot be read, to follow its path.
    struct Fault: Error {
        let reason: String
    }

    /// Everything in a file.
    static func bytes(at path: String) throws(Fault) -> [UInt8] {
        guard let facts = FileFacts(path: path) else {
            throw Fault(reason: "does not exist")
        }
        guard !facts.isFolder else { throw Fault(reason: "is a folder") }
        guard facts.isRegular else { throw Fault(reason: "is no regular file") }
        guard facts.size <= largestCount else { throw Fault(reason: "has more than 1 MB") }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Fault(reason: "cannot be read by this user")
        }
    }

    /// A path as a configuration file means it: relative ones begin at the file's own folder.
    static func path(_ path: String, asWrittenIn file: String?) -> String {
        guard let file, !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }
}

/// What the system says about a file.
struct FileFacts {
    /// Whether it is a file with contents.
    let isRegular: Bool
    /// Whether it is a folder.
    let isFolder: Bool
    /// In bytes.
    let size: Int
    /// Whether users may read it who are neither its owner nor of its group.
    let isReadableByOthers: Bool
    /// When it was changed last, in Unix seconds.
    let changedAt: Int

    /// Asks about what a path leads to; nil where nothing is, or nobody here may know.
    init?(path: String) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let facts = try? FileManager.default.attributesOfItem(atPath: target) else { return nil }
        let type = facts[.type] as? FileAttributeType
        isRegular = type == .typeRegular
        isFolder = type == .typeDirectory
        size = Self.integer(facts[.size])
        isReadableByOthers = Self.integer(facts[.posixPermissions]) & 0o004 != 0
        changedAt = Int((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
    }

    /// Whether this user may write to a path.
    static func isWritable(_ path: String) -> Bool { FileManager.default.isWritableFile(atPath: path) }

    private static func integer(_ value: Any?) -> Int {
        (value as? NSNumber)?.intValue ?? 0
    }
}

/// A secret from a file or from the environment; nothing prints it.
struct ConfiguredSecret: Sendable, Hashable {
    /// The bytes, without a byte order mark before them and without white space around them.
    let bytes: [UInt8]

    /// Takes a secret.
    init(_ bytes: [UInt8]) {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        let bytes = bytes.withoutMark
        guard let start = bytes.firstIndex(where: { !isSpace($0) }),
            let end = bytes.lastIndex(where: { !isSpace($0) })
        else {
            self.bytes = []
            return
        }
        self.bytes = Array(bytes[start...end])
    }
}

extension ConfiguredSecret: CustomStringConvertible, CustomReflectable {
    /// That there is one.
    var description: String { "a secret" }
    /// Nothing to look into.
    var customMirror: Mirror { Mirror(self, children: []) }
}
