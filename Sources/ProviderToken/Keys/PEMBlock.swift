/// One `-----BEGIN …-----` block inside any text.
struct PEMBlock {
    /// The words after BEGIN.
    let label: String
    /// The bytes between the two boundary lines, as they came.
    let body: ArraySlice<UInt8>

    private static let dashes = [UInt8]("-----".utf8)
    private static let begin = [UInt8]("-----BEGIN ".utf8)

    /// Every block in `text`, in order.
    ///
    /// Text around the blocks, a byte order mark, any line ends, indentation and a block on one single line are
    /// all understood. Throws when a block has no end.
    static func all(in text: [UInt8]) throws(ProviderTokenError) -> [PEMBlock] {
        var blocks: [PEMBlock] = []
        var rest = text[...]
        while let start = rest.position(of: begin) {
            rest = rest[(start + begin.count)...]
            guard let labelEnd = rest.position(of: dashes),
                let label = plainLabel(rest[..<labelEnd])
            else { continue }
            rest = rest[(labelEnd + dashes.count)...]
            let end = [UInt8]("-----END \(label)-----".utf8)
            guard let bodyEnd = rest.position(of: end) else {
                throw ProviderTokenError(
                    .unreadableKey,
                    "The PEM block \"\(label)\" is cut off: its END line is missing; copy the whole file.")
            }
            blocks.append(PEMBlock(label: label, body: rest[..<bodyEnd]))
            rest = rest[(bodyEnd + end.count)...]
        }
        return blocks
    }

    /// The block in the form that libcrypto reads: headers line by line, then base64 in lines of 64 characters.
    var normalized: SecretBytes {
        let lines = body.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let headers = lines.prefix { $0.contains(UInt8(ascii: ":")) }
        let text = SecretBytes(capacity: body.count * 2 + label.utf8.count * 2 + 64)
        text.append("-----BEGIN \(label)-----\n".utf8)
        for header in headers {
            text.append(header)
            text.append("\n".utf8)
        }
        if !headers.isEmpty { text.append("\n".utf8) }
        var column = 0
        for byte in lines.dropFirst(headers.count).joined() where byte > UInt8(ascii: " ") {
            text.append(CollectionOfOne(byte))
            column += 1
            if column % 64 == 0 { text.append("\n".utf8) }
        }
        if column % 64 != 0 { text.append("\n".utf8) }
        text.append("-----END \(label)-----\n".utf8)
        return text
    }

    /// A label that is safe to repeat in a message; nil for anything else.
    private static func plainLabel(_ bytes: ArraySlice<UInt8>) -> String? {
        guard (1...32).contains(bytes.count),
            bytes.allSatisfy({ $0 == 0x20 || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Where `pattern` starts for the first time.
    fileprivate func position(of pattern: [UInt8]) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        var candidate = startIndex
        let last = endIndex - pattern.count
        while candidate <= last {
            if self[candidate] == first, self[candidate...].starts(with: pattern) { return candidate }
            candidate += 1
        }
        return nil
    }
}

extension PEMBlock {
    /// What a block's label says that it holds.
    enum Kind {
        case privateKey
        case publicKey
        case other
    }

    /// What the label says that the block holds.
    var kind: Kind {
        switch label {
        case "PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "DSA PRIVATE KEY":
            .privateKey
        case "PUBLIC KEY": .publicKey
        default: .other
        }
    }

    /// The block in words, to follow "holds".
    var words: String {
        switch label {
        case _ where kind == .privateKey: "a private key"
        case "PUBLIC KEY", "RSA PUBLIC KEY": "a public key"
        case "CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE": "a certificate"
        case "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST": "a certificate request"
        case "EC PARAMETERS": "only the parameters of a curve"
        case "OPENSSH PRIVATE KEY": "a key in OpenSSH's own format"
        default: "a PEM block \"\(label)\""
        }
    }
}
