#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's `write`, which the functions here would hide.
private let unbufferedWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }

/// A file could not be read or written.
struct FileError: Error, CustomStringConvertible {
    let path: String
    let action: String
    let reason: String

    var description: String {
        "\(path) could not be \(action): \(reason). Run this at the package's root, or give it the root's path."
    }

    /// Takes the reason from the last failed call.
    init(path: String, action: String) {
        self.path = path
        self.action = action
        self.reason = String(cString: strerror(errno))
    }
}

/// Whole text files.
enum TextFile {
    static func read(_ path: String) throws(FileError) -> String {
        guard let file = fopen(path, "r") else { throw FileError(path: path, action: "read") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            bytes += buffer[..<count]
            if count < buffer.count { break }
        }
        guard ferror(file) == 0 else { throw FileError(path: path, action: "read") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of a file; empty where there is none.
    static func readIfThere(_ path: String) throws(FileError) -> String {
        access(path, F_OK) == 0 ? try read(path) : ""
    }

    /// The names of the files in a folder.
    static func names(in path: String) throws(FileError) -> [String] {
        guard let folder = opendir(path) else { throw FileError(path: path, action: "read") }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    /// Writes the whole file, and makes the folders it stands in if they are missing.
    static func write(_ text: String, to path: String) throws(FileError) {
        for slash in path.indices where path[slash] == "/" { mkdir(String(path[..<slash]), 0o755) }
        guard let file = fopen(path, "w") else { throw FileError(path: path, action: "written") }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else { throw FileError(path: path, action: "written") }
    }

    static func complain(_ message: String) {
        let bytes = Array("\(message)\n".utf8)
        _ = unbufferedWrite(2, bytes, bytes.count)
    }

    static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #else
            Glibc.exit(status)
        #endif
    }
}
