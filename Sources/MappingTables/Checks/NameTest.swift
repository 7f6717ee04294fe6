/// Renders the expression that tells names of one length apart, with as few comparisons as it can.
struct NameTest {
    /// The names, and the expression for what each stands for; of one that comes twice the first counts.
    let meanings: [(name: String, expression: String)]

    /// The branches of a `switch` over the length of `name`.
    static func branches(of meanings: [(name: String, expression: String)]) -> String {
        let byLength = Dictionary(grouping: meanings) { $0.name.utf8.count }
        let branches = byLength.sorted { $0.key < $1.key }.map { length, meanings in
            "        case \(length):\n" + NameTest(meanings: meanings).text
        }
        return branches.joined(separator: "\n")
    }

    /// The lines for the branch of the names' length.
    var text: String {
        guard meanings.count > 1 else {
            return meanings.map { "            \(comparison(of: [$0]))" }.joined()
        }
        let position = bestPosition
        let groups = Dictionary(grouping: meanings) { Self.byte(of: $0.name, at: position) }
        let branches = groups.sorted { $0.key < $1.key }.map { byte, meanings in
            "            case 0x\(String(byte, radix: 16, uppercase: true)): \(comparison(of: meanings))"
        }
        return """
                        switch name[\(position)] {
            \(branches.joined(separator: "\n"))
                        default: nil
                        }
            """
    }

    private func comparison(of meanings: [(name: String, expression: String)]) -> String {
        meanings.map { "name == \(SwiftLiteral.string($0.name)) ? \($0.expression)" }.joined(separator: " : ")
            + " : nil"
    }

    /// The first place at which the names have the most different bytes.
    private var bestPosition: Int {
        let length = meanings.first?.name.utf8.count ?? 0
        let variety = (0..<length).map { position in
            Set(meanings.map { Self.byte(of: $0.name, at: position) }).count
        }
        return variety.firstIndex(of: variety.max() ?? 0) ?? 0
    }

    private static func byte(of name: String, at position: Int) -> UInt8 { Array(name.utf8)[position] }
}
