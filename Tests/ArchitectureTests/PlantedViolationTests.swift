import Testing

@Suite("The rules can be broken")
struct PlantedViolationTests {
    @Test("A sound tree obeys every rule", arguments: Rule.all.indices)
    func sound(index: Int) {
        #expect(Rule.all[index].violations(.sound) == [])
    }

    @Test("A planted violation is reported at its place", arguments: PlantedViolation.all)
    func reported(planted: PlantedViolation) throws {
        var tree = SourceTree.sound
        planted.plant(&tree)
        let reports = planted.rule.violations(tree).map(\.description)
        #expect(reports.contains { $0.hasPrefix(planted.report) }, "got \(reports)")
    }

    @Test("What only looks like a violation is none", arguments: PlantedViolation.lookalikes)
    func lookalike(planted: PlantedViolation) {
        var tree = SourceTree.sound
        planted.plant(&tree)
        #expect(planted.rule.violations(tree) == [])
    }

    @Test("Every rule was seen broken", arguments: Rule.all.indices)
    func everyRule(index: Int) {
        #expect(PlantedViolation.all.contains { $0.rule.description == Rule.all[index].description })
    }
}
