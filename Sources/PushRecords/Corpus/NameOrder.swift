import PushBridge

/// Orders what is named in a way that says nothing about it, so that of too much any is kept, and always the same.
///
/// Of a whole and of its parts the same comes first, so that parts that keep only the first still add up exactly.
enum NameOrder {
    /// The first elements, in this order.
    static func first<Element>(
        _ count: Int, of elements: some Sequence<Element>, by name: (Element) -> String
    ) -> [Element] {
        let named = elements.map { element in
            let name = name(element)
            return (digest: RecordDigest(UTF8Text(name)).value, name: name, element: element)
        }
        return named.sorted { ($0.digest, $0.name) < ($1.digest, $1.name) }.prefix(count).map(\.element)
    }
}

extension Dictionary {
    /// Keeps the first elements in the order of their keys' names, if there are more than so many times as many.
    mutating func keepFirst(_ most: Int, ifOver times: Int = 1, by name: (Key) -> String) {
        if count <= times * most { return }
        let kept = NameOrder.first(most, of: self) { name($0.key) }
        self = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
}
