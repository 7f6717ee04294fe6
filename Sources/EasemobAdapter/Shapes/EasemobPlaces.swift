import PushModel

/// Where the keys of the tables stand in one message.
struct EasemobPlaces {
    let shape: EasemobShape
    /// Whether the body is the first of a list `bodies`.
    var isBodyListed = false
    /// Whether Apple's dictionary stands under the name that printed samples give it (EM 9.2).
    var isMisspelled = false

    /// The place of a row's key.
    func location(_ key: EasemobKey) -> Location {
        Location(row: key.row, path: pointer(to: key))
    }

    /// Whether the shape has the key; what a device received has no `ext`.
    func have(_ key: EasemobKey) -> Bool {
        key.shape == "*" ? shape != .payload : key.shape == shape.rawValue
    }

    /// The place of a key that no row knows.
    func location(of name: UTF8Text, in parent: EasemobKey) -> Location {
        Location(row: "", path: pointer(to: parent) + "/" + pointerStep(name))
    }

    /// The pointer of a row's path, changed where this message has the key in another place.
    private func pointer(to key: EasemobKey) -> String {
        let index = Int(key.rawValue)
        var pointer =
            switch shape {
            case .ext: Self.pointersInExt[index]
            case .callback: Self.pointersInCallback[index]
            default: Self.pointers[index]
            }
        if isBodyListed {
            pointer = pointer.moved(from: "/body", to: "/bodies/0")
            pointer = pointer.moved(from: "/payload/msg", to: "/payload/bodies/0/msg")
            pointer = pointer.moved(from: "/payload/type", to: "/payload/bodies/0/type")
        }
        if isMisspelled && key != .payloadAps { pointer = pointer.moved(from: "/aps", to: "/apns") }
        return pointer
    }

    /// The pointers of all rows' paths, whose names need no escapes.
    private static let pointers = EasemobKey.allCases.map { key in
        "/" + key.path.split(separator: ".").joined(separator: "/")
    }

    /// The same where the message is its own `ext`.
    private static let pointersInExt = pointers.map { $0.moved(from: "/ext", to: "") }

    /// The same where a callback has the `ext` in its payload.
    private static let pointersInCallback = pointers.map { $0.moved(from: "/ext", to: "/payload/ext") }
}

extension String {
    /// The pointer with other first steps, if it begins with `steps`.
    fileprivate func moved(from steps: String, to others: String) -> String {
        guard hasPrefix(steps) else { return self }
        let rest = dropFirst(steps.utf8.count)
        return rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") ? others + rest : self
    }
}
