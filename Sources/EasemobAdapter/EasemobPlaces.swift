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

    /// The names on the way to a key.
    func steps(to key: EasemobKey) -> [String] {
        pointer(to: key).split(separator: "/").map(String.init)
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
        var pointer = Self.pointers[Int(key.rawValue)]
        switch shape {
        case .ext: pointer.move(from: "/ext", to: "")
        case .callback: pointer.move(from: "/ext", to: "/payload/ext")
        default: break
        }
        if isBodyListed {
            pointer.move(from: "/body", to: "/bodies/0")
            pointer.move(from: "/payload/msg", to: "/payload/bodies/0/msg")
            pointer.move(from: "/payload/type", to: "/payload/bodies/0/type")
        }
        if isMisspelled && key != .payloadAps { pointer.move(from: "/aps", to: "/apns") }
        return pointer
    }

    /// The pointers of all rows' paths, whose names need no escapes.
    private static let pointers = EasemobKey.allCases.map { key in
        "/" + key.path.split(separator: ".").joined(separator: "/")
    }
}

extension String {
    /// Replaces the first steps of a pointer, if it begins with them.
    fileprivate mutating func move(from steps: String, to others: String) {
        guard hasPrefix(steps) else { return }
        let rest = dropFirst(steps.utf8.count)
        if rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") { self = others + rest }
    }
}
