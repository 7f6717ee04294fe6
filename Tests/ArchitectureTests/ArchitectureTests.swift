import Testing

@Suite("The shape of the package")
struct ArchitectureTests {
    @Test("The checkout obeys", arguments: Rule.all.indices)
    func obeys(index: Int) {
        let rule = Rule.all[index]
        let violations = rule.violations(.checkout)
        #expect(
            violations.isEmpty, "\(rule): \(violations.map(\.description).sorted().joined(separator: "\n"))")
    }

    @Test("The checkout is there to be looked at")
    func isThere() {
        let tree = SourceTree.checkout
        #expect(tree.handWritten.count > 100)
        #expect(tree.texts["Mappings/easemob.tsv"] != nil && tree.texts["Mappings/nim.tsv"] != nil)
        #expect(tree.paths.contains("Package.swift"))
    }
}
