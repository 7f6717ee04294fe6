import PushBridge

/// A set of people as JSON: `{"digests":"…","isEstimate":true}`.
///
/// The digests are in their order, each as its distance from the one before, in groups of seven bits with the lowest group first,
/// all of them in Base64.
extension PersonSet {
    func write(to writer: inout JSONWriter) {
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
        writer.beginObject()
        writer.key("digests")
        writer.string(Base64.encode(ByteSlice(bytes)))
        writer.key("isEstimate")
        writer.bool(isEstimate)
        writer.endObject()
    }

    init(_ value: TallyValue, limit: Int) throws(TallyError) {
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
        self.init(limit: limit, kept: kept, isEstimate: try value["isEstimate"].flag)
    }
}
