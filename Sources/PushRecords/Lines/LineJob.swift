public import PushBridge

/// The work on lines, the same for every command: read, hand on to the task, reject, count.
///
/// Each thread has one of its own, which reuses its buffers from line to line.
public struct LineJob: ~Copyable {
    private let task: any LineTask
    private let rules: LineRules
    private let readsForms: Bool
    private var reader: JSONReader
    /// The name of the input that lines come from, which records repeat; nil where there is one that needs no name.
    public var origin: UTF8Text?

    /// Creates a job for one thread.
    public init(_ task: any LineTask, _ rules: LineRules = LineRules()) {
        self.task = task
        self.rules = rules
        readsForms = task.readsForms
        reader = JSONReader(maximumValues: rules.maximumValues)
    }

    /// Works on a line without its end.
    ///
    /// - Parameters:
    ///   - bytes: The line.
    ///   - line: Its number, from 1.
    ///   - output: Receives what becomes of it.
    public mutating func work(on bytes: ByteSlice, line: Int, into output: inout LineOutput) {
        if bytes.isBlank {
            output.tally[.blankLines] += 1
        } else if bytes.count > rules.maximumLine {
            reject(line: line, ofBytes: bytes.count, head: bytes, into: &output)
        } else {
            read(bytes, line: line, into: &output)
        }
    }

    /// Works on a message that is no line, and not read yet; its length does not matter.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - line: The number of the line, or of the document's first line.
    ///   - index: The message's number in a document that is an array, from 0.
    ///   - output: Receives what becomes of it.
    public mutating func read(
        _ bytes: ByteSlice, line: Int, index: Int? = nil, into output: inout LineOutput
    ) {
        let place = MessagePlace(line: line, index: index, origin: self.origin)
        let (key, message) = parts(of: bytes)
        let origin = LineOrigin(place: place, input: .bytes(message, of: message.count), key: key)
        output.tally[.lines] += 1
        if rules.keyEnd != nil, key == nil { return output.reject(RejectedLine(.withoutKey, of: origin)) }
        let input: VendorInput
        do {
            input = try VendorInput(message, &reader, isFormPossible: readsForms)
        } catch {
            if line == 1, message.isExportHeader { return output.tally.passOverLine() }
            return output.reject(RejectedLine(error.mended(of: message), of: origin))
        }
        work(on: input, from: origin, into: &output)
    }

    /// Works on a message of a document.
    ///
    /// - Parameters:
    ///   - value: The message.
    ///   - line: The number of the document's first line.
    ///   - index: The message's number in a document that is an array, from 0.
    ///   - output: Receives what becomes of it.
    public mutating func work(
        on value: JSONValue, line: Int, index: Int?, into output: inout LineOutput
    ) {
        let place = MessagePlace(line: line, index: index, origin: self.origin)
        let origin = LineOrigin(place: place, input: .value(value))
        output.tally[.lines] += 1
        let input: VendorInput
        do {
            input = try VendorInput(
                value, isFormPossible: readsForms, maximumValues: rules.maximumValues)
        } catch {
            return output.reject(RejectedLine(error, of: origin))
        }
        work(on: input, from: origin, into: &output)
    }

    /// Rejects a line that is too long to be read.
    ///
    /// - Parameters:
    ///   - line: Its number.
    ///   - count: How many bytes it has, without its end.
    ///   - head: Its first bytes, as many as were kept.
    ///   - output: Receives the reject record.
    public func reject(line: Int, ofBytes count: Int, head: ByteSlice, into output: inout LineOutput) {
        output.tally[.lines] += 1
        let place = MessagePlace(line: line, origin: self.origin)
        let (key, message) = parts(of: head)
        let origin = LineOrigin(
            place: place, input: .bytes(message, of: message.count + count - head.count), key: key)
        output.reject(RejectedLine(.tooLong(count), of: origin))
    }

    /// A line's key, where lines have one and this one has, and its message.
    private func parts(of line: ByteSlice) -> (key: ByteSlice?, message: ByteSlice) {
        guard let byte = rules.keyEnd, let end = line.firstIndex(of: byte) else { return (nil, line) }
        return (line[0..<end], line[end + 1..<line.count])
    }

    private func work(on input: VendorInput, from origin: LineOrigin, into output: inout LineOutput) {
        defer {
            output.memory.clear()
            output.writtenMemory.clear()
        }
        do {
            try task.work(on: input, from: origin, into: &output)
        } catch {
            let earlier = RejectRecord(behind: error, in: input)
            output.reject(RejectedLine(earlier?.error ?? error, of: origin, repeating: earlier?.input))
        }
    }
}

extension ByteSlice {
    /// Whether a line says of which table the file is, and no more: LeanCloud's exports begin with
    /// `#filetype:JSON-streaming {"type":"Class","class":"_Installation"}`.
    package var isExportHeader: Bool { hasPrefix("#filetype:") }
}

extension Tally {
    /// Counts a line that says nothing with the blank ones.
    fileprivate mutating func passOverLine() {
        self[.lines] -= 1
        self[.blankLines] += 1
    }
}

extension MessageError {
    /// A line of more bytes than are read.
    fileprivate static func tooLong(_ bytes: Int) -> MessageError {
        MessageError(.tooLong, "The line has \(bytes) bytes, more than are allowed.", remedy: .allowMoreBytes)
    }
}

extension MessageError {
    /// A line that should have a key.
    fileprivate static let withoutKey = MessageError(
        .noKey, "The line has no tab, so it has no key before its message.")
}

extension MessageError.Code {
    /// The line has no key, where lines must have one.
    public static let noKey = Self(rawValue: "no-key")
    /// The line has more bytes than are read.
    public static let tooLong = Self(rawValue: "too-long")
}

extension ByteSlice {
    /// Whether there is white space only.
    package var isBlank: Bool {
        withBytes { bytes in bytes.allSatisfy(\.isBlank) }
    }
}

extension UInt8 {
    /// Whether the byte is white space as JSON understands it.
    package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

/// How lines are read and rejected, whatever the task.
public struct LineRules: Sendable {
    /// How many bytes a line may have, without its end.
    public var maximumLine = Int.max
    /// How many values and keys a message may have; each takes 16 bytes of memory.
    public var maximumValues = JSONDocument.defaultMaximumValues
    /// The byte that ends a line's key, which records repeat unread; nil where a line is a message and nothing else.
    public var keyEnd: UInt8?
    /// Whether reject records stand among the others, in their place.
    public var rejectsInline = true
    /// Names what the caller offers against an error, as the end of a reject's message.
    public var advice: Remedy.Words = { _ in nil }

    /// Creates rules with rejects in their place and no limit to a line's bytes.
    public init() {}
}

/// Where a message comes from, and what its reject record would repeat.
public struct LineOrigin: Sendable {
    /// Where it stands in the input.
    public let place: MessagePlace
    /// The message as it came.
    let input: RejectedInput
    /// What stood before the message in its line; nil where lines have no keys.
    var key: ByteSlice?

    /// The JSON Pointer of the message in a document that holds several; empty for a line of its own.
    public var path: String { place.path }
}
