internal import Foundation

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
