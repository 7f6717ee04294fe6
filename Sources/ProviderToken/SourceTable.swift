/// The source of each scope; who holds the table keeps the sources alive.
///
/// Few scopes are compared one by one, which takes a fraction of the time of hashing their strings. Sources are held
/// unmanaged because counting their uses, in one place for all threads, would cost more than the rest.
@usableFromInline
struct SourceTable<Scope: Hashable & Sendable>: Sendable {
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let scope: Scope
        @usableFromInline let source: Unmanaged<ProviderTokenSource>
    }

    private static var fewCount: Int { 8 }

    @usableFromInline var few: [Entry] = []
    /// Every scope, once there are more than a few.
    @usableFromInline var many: [Scope: Unmanaged<ProviderTokenSource>] = [:]

    @inlinable
    subscript(scope: Scope) -> Unmanaged<ProviderTokenSource>? {
        guard many.isEmpty else { return many[scope] }
        for index in few.indices where few[index].scope == scope { return few[index].source }
        return nil
    }

    /// Every entry of `other` and one more; shares no storage with any table.
    init(_ other: SourceTable, adding entry: Entry) {
        let entries =
            other.few + other.many.map { Entry(scope: $0.key, source: $0.value) } + CollectionOfOne(entry)
        guard entries.count > Self.fewCount else {
            few = entries
            return
        }
        many.reserveCapacity(entries.count)
        for entry in entries { many[entry.scope] = entry.source }
    }

    /// A table without entries.
    init() {}
}
