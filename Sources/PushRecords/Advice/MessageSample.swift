public import PushBridge

/// A sample of a corpus's messages, of bounded size: those with the smallest digests.
///
/// It depends on the corpus alone, whatever the order in which messages are offered. A message that stands in the corpus often is in
/// the sample about as often as its share, since a digest covers the place too.
public struct MessageSample: Sendable {
    /// The most messages that a sample holds.
    public static let most = 2_000
    /// The most bytes of a message in it.
    public static let mostBytes = 16_384

    /// How many messages were offered.
    public private(set) var offered = 0
    /// How many of these are too large.
    public private(set) var tooLarge = 0
    private var kept: [SampledMessage] = []
    /// The largest digest that may still belong to the sample.
    private var limit = UInt64.max

    /// Creates a sample of nothing.
    public init() {}

    /// Offers a message, which is copied if it belongs to the sample so far.
    ///
    /// - Parameters:
    ///   - input: The message.
    ///   - place: Where it stands in the corpus.
    public mutating func offer(_ input: VendorInput, at place: MessagePlace) {
        offered += 1
        let (text, isForm) = Self.text(of: input)
        if text.count > Self.mostBytes {
            tooLarge += 1
            return
        }
        let digest = Self.digest(of: text, at: place)
        if digest > limit { return }
        let bytes = text.withBytes { Array($0) }
        kept.append(SampledMessage(digest: digest, place: place, bytes: bytes, isForm: isForm))
        if kept.count >= 2 * Self.most { drop() }
    }

    /// What is in the sample, by the digests.
    var messages: [SampledMessage] { Array(kept.sorted().prefix(Self.most)) }

    /// Keeps the messages that belong to the sample so far.
    private mutating func drop() {
        kept = messages
        limit = kept.last?.digest ?? limit
    }

    private static func text(of input: VendorInput) -> (text: UTF8Text, isForm: Bool) {
        switch input {
        case .json(let value): (value.raw.text, false)
        case .form(let form): (form.text, true)
        }
    }

    /// A digest whose order says nothing about the message.
    private static func digest(of text: UTF8Text, at place: MessagePlace) -> UInt64 {
        var digest = RecordDigest(text).value
        if let origin = place.origin { digest ^= RecordDigest(origin).value &* 31 }
        digest = mixed(digest ^ UInt64(place.line))
        return mixed(digest ^ UInt64(place.index.map { $0 + 1 } ?? 0))
    }

    /// The last step of MurmurHash3: every bit decides about all others.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
        value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return value ^ value >> 33
    }
}

/// A message of a sample, as it came.
struct SampledMessage: Sendable, Comparable {
    let digest: UInt64
    let place: MessagePlace
    let bytes: [UInt8]
    let isForm: Bool

    /// The message, to be read anew; nil never happens to one that was read before.
    func input(_ reader: inout JSONReader) -> VendorInput? {
        let slice = ByteSlice(bytes)
        if isForm { return UTF8Text(validating: slice).map { .form(FormBody($0)) } }
        return (try? reader.read(slice)).map(VendorInput.json)
    }

    static func < (left: Self, right: Self) -> Bool {
        left.digest == right.digest ? left.place < right.place : left.digest < right.digest
    }

    static func == (left: Self, right: Self) -> Bool {
        left.digest == right.digest && left.place == right.place
    }
}
