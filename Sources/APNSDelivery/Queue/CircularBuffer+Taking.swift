internal import NIOCore

extension CircularBuffer {
    /// Puts elements before all others, in their order.
    mutating func prepend(contentsOf front: [Element]) {
        for element in front.reversed() { prepend(element) }
    }

    /// Takes out the elements for which the condition holds, in their order.
    mutating func takeAll(where isTaken: (Element) -> Bool) -> [Element] {
        let taken = filter(isTaken)
        if !taken.isEmpty { removeAll(where: isTaken) }
        return Array(taken)
    }
}
