extension RawJSON {
    /// A compact copy of a value that the scanner has accepted.
    static func compacted(_ spelling: UTF8Text) -> UTF8Text {
        let storage = spelling.withBytes { bytes in
            ByteStorage(capacity: bytes.count) { target in
                compact(bytes, into: target)
            }
        }
        return UTF8Text(whole: storage)
    }

    /// Copies a value without white space between tokens and with `/` for `\/`; returns the number of bytes written.
    ///
    /// At most as many bytes are written as are read, and the target has room for those.
    static func compact(
        _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
    ) -> Int {
        var read = 0
        var written = 0
        var isInString = false
        while read < bytes.count {
            let byte = bytes[read]
            read += 1
            if isInString, byte == 0x5C {  // an escape has a second byte
                let escaped = bytes[read]
                read += 1
                if escaped != 0x2F {
                    target[written] = byte
                    written += 1
                }
                target[written] = escaped
                written += 1
                continue
            }
            if byte == 0x22 { isInString.toggle() }
            if !isInString, byte <= 0x20 { continue }
            target[written] = byte
            written += 1
        }
        return written
    }
}
