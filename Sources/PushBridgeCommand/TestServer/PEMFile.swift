internal import PushBridge

/// A file of certificates or of a key.
struct PEMFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// What is in it.
    func bytes() throws(CommandError) -> [UInt8] { try TokenInput(path).bytes() }

    /// Replaces what is in it.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        do throws(SystemReason) {
            let file = try Descriptor.writing(path)
            try file.truncate()
            try ByteSlice(bytes).withBytes { bytes throws(SystemReason) in
                try file.write(UnsafeRawBufferPointer(bytes))
            }
            try file.close()
        } catch {
            throw .unwritable(path, error)
        }
    }
}
