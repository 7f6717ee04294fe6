extension Sequence<String> {
    /// The texts without those that came before, in their order.
    var distinct: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
