internal import PushBridge

/// The beginning of the first record of a run that goes on: the files that it goes on from.
///
///     {"resumes":["/home/me/outcomes.jsonl"],"line":1,"token":…}
///
/// It is written before anything is sent, so that a file whose run was ended before it repeated everything is read
/// together with those that it names. Once the file holds everything, spaces take the place of the names.
struct OutcomeHead {
    private static let beginning = Array(#"{"resumes":"#.utf8)

    /// The files that are named, by their whole paths.
    let names: [String]

    /// Names files.
    init(naming names: [String]) {
        self.names = names
    }

    /// What is written: everything before the comma that separates it from the record's own members.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("resumes")
        writer.beginArray()
        for name in names { writer.string(name) }
        writer.endArray()
        return writer.bytes()
    }

    /// What takes the place of all that is between the brace and the record's own members, the comma included.
    var eraser: [UInt8] { Array(repeating: UInt8(ascii: " "), count: bytes.count) }

    /// A file's first line taken apart.
    enum Line {
        /// The line has no head; it is the whole record.
        case record(ByteSlice)
        /// The line begins with the names of files; the record after them is nil where the run ended before it.
        case headed(OutcomeHead, ByteSlice?)
        /// The line ends inside its head, so nothing was sent.
        case cut

        /// Reads a line.
        init(_ line: ByteSlice) {
            guard line.hasPrefix(OutcomeHead.beginning) else {
                self = line.begins(OutcomeHead.beginning) ? .cut : .record(line.withoutSpacesBehindBrace)
                return
            }
            guard let end = line.endOfFirstArray, let head = OutcomeHead(reading: line[0..<end]) else {
                self = .cut
                return
            }
            let rest = line[end..<line.count]
            self = .headed(head, rest.count > 1 ? .object(behindComma: rest) : nil)
        }
    }

    /// Reads the names from the head of a line.
    private init?(reading head: ByteSlice) {
        let object = head.withBytes { Array($0) } + [UInt8(ascii: "}")]
        guard let names = try? JSONDocument(ByteSlice(object)).root["resumes"], names.kind == .array else {
            return nil
        }
        self.names = names.elements.compactMap { $0.string?.string }
    }
}

extension ByteSlice {
    fileprivate func hasPrefix(_ prefix: [UInt8]) -> Bool {
        count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
    }

    /// Whether the bytes are no more than the beginning of others.
    fileprivate func begins(_ other: [UInt8]) -> Bool {
        count < other.count && (0..<count).allSatisfy { self[$0] == other[$0] }
    }

    /// Where the first array ends, which holds strings and nothing else; nil when it does not end.
    fileprivate var endOfFirstArray: Int? {
        var isInString = false
        var isEscaped = false
        for index in 0..<count {
            switch self[index] {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isInString: isEscaped = true
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "]") where !isInString: return index + 1
            default: break
            }
        }
        return nil
    }

    /// The members after a comma as an object of their own.
    fileprivate static func object(behindComma rest: ByteSlice) -> ByteSlice {
        ByteSlice([UInt8(ascii: "{")] + rest[1..<rest.count].withBytes { Array($0) })
    }

    /// The record without the spaces that took the place of a head.
    fileprivate var withoutSpacesBehindBrace: ByteSlice {
        guard count > 1, self[0] == UInt8(ascii: "{"), self[1] == UInt8(ascii: " ") else { return self }
        let members = withBytes { $0.dropFirst().drop { $0 == UInt8(ascii: " ") } }
        return ByteSlice([UInt8(ascii: "{")] + members)
    }
}
