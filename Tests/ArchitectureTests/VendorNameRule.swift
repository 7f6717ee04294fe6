extension Rule {
    /// A vendor is known in its tables, its adapter, its signature and the registries; whoever else asks for one by name has to
    /// be changed for the next.
    static let vendorNames = Rule("No vendor is named in code outside its own files, the registries and help")
    { tree in
        let vendors = VendorNames(in: tree)
        return tree.handWritten.flatMap { file -> [Violation] in
            if registries.contains(file.path) { return [] }
            return vendors.named(in: file).map {
                Violation(file.path, "it names \($0); ask the registry, the tables or the vendor's own files")
            }
        }
    }

    /// What lists the vendors.
    private static let registries: Set<String> = [
        "Sources/PushBridge/Vendors/VendorRegistry.swift",
        "Sources/VendorSignature/SignatureScheme+All.swift",
    ]
}

/// The vendors of a tree, as `vendors.tsv` names them, and who is named in code.
private struct VendorNames {
    private let vendors: [NamedVendor]

    init(in tree: SourceTree) { vendors = tree.vendors }

    /// The vendors that a file names and does not belong to, each once, as it names them.
    func named(in file: (path: String, text: String)) -> [String] {
        let text = file.text.lowercased()
        guard vendors.contains(where: { $0.words.contains(where: text.contains) }) else { return [] }
        let source = SwiftSource(HelpText.blanked(in: file.text))
        let words = (source.lines + source.literals).flatMap(Self.words)
        return Set(words.filter { owner(of: $0).map { !isOwn(file.path, of: $0) } ?? false }).sorted()
    }

    private func owner(of word: String) -> NamedVendor? {
        let word = word.lowercased()
        return vendors.first { $0.words.contains(word) || $0.words.contains { $0 + "s" == word } }
    }

    private func isOwn(_ path: String, of vendor: NamedVendor) -> Bool {
        let folder = vendor.folder.split(separator: "/").last ?? ""
        return path.hasPrefix(vendor.folder + "/")
            || path.hasPrefix("Sources/VendorSignature/Vendors/\(folder)")
    }

    /// The words of names in camel case, where `NIMAdapter` is `NIM` and `Adapter`.
    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter }.flatMap { name -> [String] in
            var words: [String] = []
            let letters = Array(name)
            for (index, letter) in letters.enumerated() {
                let isStart =
                    letter.isUppercase
                    && (index == 0 || !letters[index - 1].isUppercase
                        || index + 1 < letters.count && letters[index + 1].isLowercase)
                if isStart || words.isEmpty { words.append("") }
                words[words.count - 1].append(letter)
            }
            return words
        }
    }
}

/// The places where a command's help stands, which may name vendors as documents do.
private enum HelpText {
    /// The text with blanks for all help.
    static func blanked(in text: String) -> String {
        var bytes = Array(text.utf8)
        let code = SwiftSource.of(text).code
        for mark in ["CommandConfiguration(", "CommandConfiguration.named(", "ArgumentHelp(", "help:"] {
            for start in starts(of: Array(mark.utf8), in: code) {
                let end =
                    mark.hasSuffix("(") ? closing(from: start, in: code) : literalEnd(from: start, in: code)
                for index in start..<min(end, bytes.count) where bytes[index] != UInt8(ascii: "\n") {
                    bytes[index] = UInt8(ascii: " ")
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The offsets behind each mark.
    private static func starts(of mark: [UInt8], in code: [UInt8]) -> [Int] {
        guard code.count > mark.count else { return [] }
        return (0..<(code.count - mark.count)).filter {
            code[$0] == mark[0] && code[$0...].starts(with: mark)
        }
        .map { $0 + mark.count }
    }

    /// The offset of the parenthesis that closes the one before `start`.
    private static func closing(from start: Int, in code: [UInt8]) -> Int {
        var depth = 1
        for index in start..<code.count {
            if code[index] == UInt8(ascii: "(") { depth += 1 }
            if code[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return code.count
    }

    /// The offset behind the literal that follows; `start` where something else does.
    private static func literalEnd(from start: Int, in code: [UInt8]) -> Int {
        let quote = UInt8(ascii: "\"")
        guard let first = code[start...].firstIndex(where: { $0 > UInt8(ascii: " ") }), code[first] == quote,
            let last = code[(first + 1)...].firstIndex(of: quote)
        else { return start }
        return last + 1
    }
}
