import JSONDocument
import TestSupport

/// A JSON value in the plainest form, for comparing what was meant with what was read.
indirect enum JSONTree: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])

    struct Member: Equatable {
        let key: String
        let value: JSONTree
    }

    /// What a value says.
    init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool: self = .bool(value.bool == true)
        case .number: self = .number(value.number?.string ?? "")
        case .string: self = .string(value.string?.string ?? "")
        case .array: self = .array(value.elements.map { JSONTree($0) })
        case .object:
            self = .object(value.members.map { Member(key: $0.key.string, value: JSONTree($0.value)) })
        }
    }
}

extension JSONTree {
    /// A random tree.
    static func random(depth: Int = 4, using generator: inout SplitMix64) -> JSONTree {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
        case 0: .null
        case 1: .bool(Bool.random(using: &generator))
        case 2: .number(number(using: &generator))
        case 3, 4: .string(string(using: &generator))
        case 5, 6:
            .array(
                (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
                    random(depth: depth - 1, using: &generator)
                })
        default:
            .object(
                (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
                    Member(key: string(using: &generator), value: random(depth: depth - 1, using: &generator))
                })
        }
    }

    private static func number(using generator: inout SplitMix64) -> String {
        generator.pick([
            "0", "-0", "1.10", "1e5", "-1.5E-7", "1E+400", "0.000", "9223372036854775808",
            "-9223372036854775808",
            String(Int.random(in: Int.min...Int.max, using: &generator)),
            String(Int.random(in: -99...99, using: &generator)),
        ])
    }

    private static func string(using generator: inout SplitMix64) -> String {
        let letters: [Unicode.Scalar] = [
            "a", "z", " ", "\"", "\\", "/", "\n", "\t", "\r", "\u{8}", "\u{c}", "\u{0}", "\u{1f}", "\u{7f}",
            "é", "ß",
            "大", "家", "\u{ffff}", "\u{800}", "😀", "\u{10ffff}", "{", "]", ",", ":", "%",
        ]
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<24, using: &generator) {
            scalars.append(generator.once(in: 2) ? generator.pick(letters) : "m")
        }
        return String(scalars)
    }
}

extension JSONTree {
    /// Writes the tree.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let spelling):
            if let integer = Int(spelling), String(integer) == spelling {
                writer.integer(integer)
            } else {
                Array(spelling.utf8).withUnsafeBufferPointer { writer.rawBytes($0) }
            }
        case .string(let string): writer.string(UTF8Text(string))
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(UTF8Text(member.key))
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    /// Spells the tree with random white space and escapes; `compact` is the same without white space and with `/`
    /// where the loose spelling has `\/`.
    func spell(
        loosely loose: inout String, compactly compact: inout String, using generator: inout SplitMix64
    ) {
        func token(
            _ token: String, _ loose: inout String, _ compact: inout String,
            _ generator: inout SplitMix64
        ) {
            compact += token
            loose += Self.space(using: &generator) + token + Self.space(using: &generator)
        }
        switch self {
        case .null: token("null", &loose, &compact, &generator)
        case .bool(let value): token(value ? "true" : "false", &loose, &compact, &generator)
        case .number(let spelling): token(spelling, &loose, &compact, &generator)
        case .string(let string):
            Self.spell(string, loosely: &loose, compactly: &compact, using: &generator)
        case .array(let elements):
            token("[", &loose, &compact, &generator)
            for (index, element) in elements.enumerated() {
                if index > 0 { token(",", &loose, &compact, &generator) }
                element.spell(loosely: &loose, compactly: &compact, using: &generator)
            }
            token("]", &loose, &compact, &generator)
        case .object(let members):
            token("{", &loose, &compact, &generator)
            for (index, member) in members.enumerated() {
                if index > 0 { token(",", &loose, &compact, &generator) }
                Self.spell(member.key, loosely: &loose, compactly: &compact, using: &generator)
                token(":", &loose, &compact, &generator)
                member.value.spell(loosely: &loose, compactly: &compact, using: &generator)
            }
            token("}", &loose, &compact, &generator)
        }
    }

    private static func space(using generator: inout SplitMix64) -> String {
        guard generator.once(in: 4) else { return "" }
        return generator.pick([" ", "\n", "\t", "\r\n", "  ", "\n            "])
    }

    private static func spell(
        _ string: String, loosely loose: inout String, compactly compact: inout String,
        using generator: inout SplitMix64
    ) {
        loose += "\""
        compact += "\""
        for scalar in string.unicodeScalars {
            let needsEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
            if scalar == "/" {
                loose += generator.once(in: 2) ? "\\/" : "/"
                compact += "/"
            } else if needsEscape || generator.once(in: 8) {
                let escape = String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
                loose += escape
                compact += escape
            } else {
                loose.unicodeScalars.append(scalar)
                compact.unicodeScalars.append(scalar)
            }
        }
        loose += "\""
        compact += "\""
    }

    private static func hexadecimal(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
