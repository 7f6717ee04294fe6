#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A small file that is read whole: a configuration, a secret, a certificate.
enum SmallFile {
    /// More than any of them has.
    private static let largestCount = 1 << 20

    /// Why a file cannot be read, in words that follow its path.
    struct Fault: Error {
        let words: String
    }

    /// Everything in a file.
    static func bytes(at path: String) throws(Fault) -> [UInt8] {
        guard let facts = FileFacts(path: path) else {
            throw Fault(words: "does not exist")
        }
        guard !facts.isFolder else { throw Fault(words: "is a folder") }
        guard facts.isRegular else { throw Fault(words: "is no regular file") }
        guard facts.size <= largestCount else { throw Fault(words: "has more than 1 MB") }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Fault(words: "cannot be read by this user")
        }
    }

    /// A path as a configuration file means it: relative ones begin at the file's own folder.
    static func path(_ path: String, asWrittenIn file: String?) -> String {
        guard let file, !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }
}
