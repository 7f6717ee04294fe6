extension Rule {
    /// A library says what is wrong; only the command knows which of its options mends it.
    static let options = Rule("No library names an option of the command line") { tree in
        tree.handWritten.flatMap { file in
            let target = SourceTree.target(of: file.path) ?? ""
            guard libraries.contains(target) || target == "Vendors" else {
                return [Violation]()
            }
            return SwiftSource(file.text).literals.flatMap(options).map {
                Violation(
                    file.path, "it names \($0); say what is wrong, and have the command name its option")
            }
        }
    }

    private static let libraries: Set<String> = [
        "JSONDocument", "PushModel", "APNSTypes", "PushBridge", "PushRecords", "VendorSignature",
    ]

    /// What diagnostics of a conversion name, since a fixture of a reading holds them to it.
    private static let exceptions: Set<Substring> = ["--keep-hidden"]

    private static func options(in literal: String) -> [Substring] {
        literal.split { !$0.isLetter && $0 != "-" }.filter {
            $0.hasPrefix("--") && $0.dropFirst(2).first?.isLowercase == true && !exceptions.contains($0)
        }
    }
}
