public import Foundation

/// The minimal mapping of both vendors' messages with Foundation's JSONDecoder and JSONEncoder.
///
/// It knows no settings, templates, diagnostics or options, and writes nothing for a push that the sender suppressed.
public struct FoundationTranslator {
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()

    /// Creates a translator.
    public init() {
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    /// Appends the headers and the payload of each push of an Easemob message, and returns how many there are.
    public func translateEasemob(_ line: Data, to output: inout Data) throws -> Int {
        let pushes = try decoder.decode(EasemobLine.self, from: line).pushes()
        for push in pushes { try write(push.headers, push.payload, to: &output) }
        return pushes.count
    }

    /// Appends the headers and the payload of the push of a NIM message, and returns how many there are.
    public func translateNIM(_ line: Data, to output: inout Data) throws -> Int {
        let message = line.first == UInt8(ascii: "{") ? line : try encoder.encode(Self.form(line))
        guard let push = try decoder.decode(NIMLine.self, from: message).push(decoder) else { return 0 }
        try write(push.headers, push.payload, to: &output)
        return 1
    }

    private func write(_ headers: Headers, _ payload: Payload, to output: inout Data) throws {
        output.append(try encoder.encode(headers))
        output.append(try encoder.encode(payload))
    }

    /// A form body's fields.
    private static func form(_ line: Data) -> [String: String] {
        var fields: [String: String] = [:]
        for field in String(decoding: line, as: UTF8.self).split(separator: "&") {
            let halves = field.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { continue }
            fields[String(halves[0])] = halves[1].replacing("+", with: " ").removingPercentEncoding
        }
        return fields
    }
}
