/// The people and groups of the corpus.
public enum Cast {
    /// How many people write and receive.
    public static let people = 2_000
    /// How many groups there are.
    public static let groups = 100

    /// The id of a person at both vendors.
    static func person(_ index: Int) -> String {
        "user\(100_000 + index)"
    }

    /// The id of a group: Easemob's have 15 digits, NIM's teams are shorter numbers, and both are the same here.
    static func group(_ index: Int) -> String {
        "26351783\(41_000 + index)"
    }

    static func person(_ random: inout SplitMix64) -> String {
        person(random.below(people))
    }

    static func group(_ random: inout SplitMix64) -> String {
        group(random.below(groups))
    }

    /// A few people, each once.
    static func persons(_ count: Int, _ random: inout SplitMix64) -> [String] {
        let first = random.below(people)
        return (0..<count).map { person((first + $0 * 37) % people) }
    }

    /// The members of a group, from five to sixteen.
    static func members(of group: Int) -> [String] {
        var random = SplitMix64(seed: UInt64(group) &+ 0x6D65_6D62)
        return persons(5 + random.below(12), &random)
    }
}
