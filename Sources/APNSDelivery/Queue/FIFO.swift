/// A queue whose both ends cost the same however long it is.
struct FIFO<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 1024, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Puts elements before all others, in their order.
    mutating func prepend(contentsOf front: [Element]) {
        elements.replaceSubrange(0..<head, with: front)
        head = 0
    }

    /// Takes out what the condition holds for.
    mutating func removeAll(where isRemoved: (Element) -> Bool) -> [Element] {
        var kept: [Element?] = []
        var removed: [Element] = []
        for case let element? in elements[head...] {
            if isRemoved(element) { removed.append(element) } else { kept.append(element) }
        }
        elements = kept
        head = 0
        return removed
    }
}
