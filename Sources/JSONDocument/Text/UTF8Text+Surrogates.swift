extension UTF8Text {
    /// This text, which is JSON, with `\ufffd` for every escaped surrogate without its other half; many programs refuse a
    /// document with one.
    package func replacingLoneSurrogates() -> UTF8Text {
        guard withBytes({ JSONStringDecoding.hasLoneSurrogate($0) }) else { return self }
        let storage = withBytes { source in
            ByteStorage(capacity: source.count) { target in
                target.copyMemory(from: UnsafeRawBufferPointer(source))
                JSONStringDecoding.forEachLoneSurrogate(in: source) { index in
                    target[(index + 2)..<(index + 6)].copyBytes(from: "fffd".utf8)
                }
                return source.count
            }
        }
        return UTF8Text(whole: storage)
    }
}
