internal import PushBridge

/// A file that is written at once.
enum WholeFile {
    /// Puts bytes in place of what a file holds, or into a new one.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
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
