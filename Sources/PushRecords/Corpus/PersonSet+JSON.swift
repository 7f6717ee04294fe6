import PushBridge

/// A set of people as JSON: `{"digests":"…","isEstimate":true}`.
///
/// The digests are in their order, each as its distance from the one before, in groups of seven bits with the lowest group first,
/// all of them in Base64.
extension PersonSet {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("digests")
        writer.string(spelledDigests)
        writer.key("isEstimate")
        writer.bool(isEstimate)
        writer.endObject()
    }

    private var spelledDigests: UTF8Text {
        var bytes: [UInt8] = []
        var last: UInt64 = 0
        for digest in kept {
            var distance = digest - last
            last = digest
            while distance >= 0x80 {
                bytes.append(UInt8(distance & 0x7F) | 0x80)
                distance >>= 7
            }
            bytes.append(UInt8(distance))
        }
        return Base64.encode(ByteSlice(bytes))
    }

    /// Writes the set as a part of another one that is counted exactly: a bit for each digest of that one, the first the lowest of
    /// the first byte, in Base64.
    func write(among others: PersonSet, to writer: inout JSONWriter) {
        var bytes = [UInt8](repeating: 0, count: (others.keptCount + 7) / 8)
        let mine = Set(kept)
        for (index, digest) in others.kept.enumerated() where mine.contains(digest) {
            bytes[index / 8] |= 1 << UInt8(index % 8)
        }
        writer.beginObject()
        writer.member("among", Base64.encode(ByteSlice(bytes)))
        writer.endObject()
    }

    /// Reads a set of its own, or a part of another one.
    init(_ value: TallyValue, among others: PersonSet, limit: Int, sample: Int) throws(TallyError) {
        guard let among = value.member("among") else {
            try self.init(value, limit: limit, sample: sample)
            return
        }
        guard !others.isEstimate, let bytes = Base64.decode(UTF8Text(try among.text)),
            bytes.count == (others.keptCount + 7) / 8
        else { throw among.error("are not the bits of the people that are reached") }
        let kept = others.kept.enumerated().filter { bytes[$0.offset / 8] & 1 << UInt8($0.offset % 8) != 0 }
        self.init(limit: limit, sample: sample, kept: kept.map(\.element), isEstimate: false)
    }

    init(_ value: TallyValue, limit: Int, sample: Int? = nil) throws(TallyError) {
        let text = try value["digests"].text
        guard let bytes = Base64.decode(UTF8Text(text)) else {
            throw try value["digests"].error("is no Base64")
        }
        var kept: [UInt64] = []
        var (digest, distance, shift): (UInt64, UInt64, UInt64) = (0, 0, 0)
        for index in 0..<bytes.count {
            guard shift < 42, kept.count < limit else {
                throw try value["digests"].error("has more, or larger, digests than there can be")
            }
            distance |= UInt64(bytes[index] & 0x7F) << shift
            shift += 7
            if bytes[index] & 0x80 != 0 { continue }
            digest += distance
            kept.append(digest)
            (distance, shift) = (0, 0)
        }
        guard shift == 0, digest < Self.end else {
            throw try value["digests"].error("has more, or larger, digests than there can be")
        }
        let isEstimate = try value["isEstimate"].flag
        if isEstimate, kept.count != sample ?? limit {
            throw try value["isEstimate"].error("cannot be true of so few digests")
        }
        self.init(limit: limit, sample: sample, kept: kept, isEstimate: isEstimate)
        // Each set has one spelling; another one may hold a digest twice.
        guard spelledDigests == UTF8Text(text) else {
            throw try value["digests"].error("are not spelled as a tally spells digests")
        }
    }
}
