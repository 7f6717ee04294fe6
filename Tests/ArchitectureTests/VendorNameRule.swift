extension Rule {
    /// A vendor is known in its tables, its adapter, its signature and the registries; whoever else asks for one by name has to
    /// be changed for the next.
    static let vendorNames = Rule("No vendor is named in code outside its own files, the registries and help")
    { tree in
        let vendors = VendorNames(in: tree)
        return tree.handWritten.flatMap { file -> [Violation] in
            guard !registries.contains(file.path), !isExcepted(file.path) else { return [] }
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

    /// The folders in which vendors are named still; to become fewer.
    private static let withVendorNames = ["Sources/MappingTables/"]

    private static func isExcepted(_ path: String) -> Bool { withVendorNames.contains(where: path.hasPrefix) }

    /// The listed folders in which no vendor is named any more.
    static func withoutVendorNames(in tree: SourceTree) -> [String] {
        let vendors = VendorNames(in: tree)
        return withVendorNames.filter { folder in
            tree.handWritten.allSatisfy { !$0.path.hasPrefix(folder) || vendors.named(in: $0).isEmpty }
        }
    }
}

/// The vendors of a tree by their adapters, and who is named in code.
private struct VendorNames {
    /// The adapters' vendors, as their files spell them.
    private let vendors: [String]

    init(in tree: SourceTree) {
        let targets = Set(tree.paths.compactMap(SourceTree.target))
        vendors = targets.filter { $0.hasSuffix("Adapter") }.map { String($0.dropLast("Adapter".count)) }
            .sorted()
    }

    /// Other names of a vendor.
    private static let others = ["agora": "Easemob", "环信": "Easemob", "yunxin": "NIM", "云信": "NIM"]

    /// The vendors that a file names and does not belong to, each once, as it names them.
    func named(in file: (path: String, text: String)) -> [String] {
        let source = SwiftSource(HelpText.blanked(in: file.text))
        let words = (source.lines + source.literals).flatMap(Self.words)
        return Set(words.filter { owner(of: $0).map { !isOwn(file.path, of: $0) } ?? false }).sorted()
    }

    private func owner(of word: String) -> String? {
        let word = word.lowercased()
        return vendors.first { $0.lowercased() == word } ?? Self.others.first { word.contains($0.key) }?.value
    }

    private func isOwn(_ path: String, of vendor: String) -> Bool {
        path.hasPrefix("Sources/\(vendor)Adapter/")
            || path.hasPrefix("Sources/VendorSignature/Vendors/\(vendor)")
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
        let code = SwiftSource(text).code
        for mark in ["CommandConfiguration(", "ArgumentHelp(", "help:"] {
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
