/// Renders the expression that tells names of one length apart, with as few comparisons as it can.
struct NameTest {
    let keys: [VendorKey]

    /// The lines for the branch of the names' length.
    var text: String {
        guard keys.count > 1 else { return keys.map { "            \(comparison(of: [$0]))" }.joined() }
        let position = bestPosition
        let groups = Dictionary(grouping: keys) { Self.byte(of: $0, at: position) }
        let branches = groups.sorted { $0.key < $1.key }.map { byte, keys in
            "            case 0x\(String(byte, radix: 16, uppercase: true)): \(comparison(of: keys))"
        }
        return """
                        switch name[\(position)] {
            \(branches.joined(separator: "\n"))
                        default: nil
                        }
            """
    }

    private func comparison(of keys: [VendorKey]) -> String {
        keys.map { "name == \(SwiftLiteral.string($0.name)) ? .\($0.caseName)" }.joined(separator: " : ")
            + " : nil"
    }

    /// The first place at which the names have the most different bytes.
    private var bestPosition: Int {
        let length = keys.first?.name.utf8.count ?? 0
        let variety = (0..<length).map { position in Set(keys.map { Self.byte(of: $0, at: position) }).count }
        return variety.firstIndex(of: variety.max() ?? 0) ?? 0
    }

    private static func byte(of key: VendorKey, at position: Int) -> UInt8 { Array(key.name.utf8)[position] }
}
