extension JSONValue {
    /// Where the value of a JSON Pointer begins, or the innermost value around it that there is.
    package func offset(of pointer: String) -> Int {
        var value = self
        for step in pointer.split(separator: "/", omittingEmptySubsequences: true) {
            guard let next = value.child(String(step)) else { break }
            value = next
        }
        return value.byteOffset
    }

    private func child(_ step: String) -> JSONValue? {
        guard kind == .array else { return self[UTF8Text(step)] }
        guard let index = Int(step), index >= 0 else { return nil }
        return elements.dropFirst(index).first { _ in true }
    }
}
