/// The keys that can stand in one object of a vendor's message.
package struct KeyScope {
    package let place: KeyPlace
    package let keys: [VendorKey]

    /// The scopes that have keys, in the order in which the rows name them.
    ///
    /// A key that stands at the root of every shape belongs to each shape's own root.
    package static func all(of keys: [VendorKey]) -> [KeyScope] {
        let everywhere = KeyPlace(shape: "*", path: "")
        let common = keys.filter { $0.place == everywhere }
        var places: [KeyPlace] = []
        for key in keys where key.place != everywhere && !places.contains(key.place) {
            places.append(key.place)
        }
        return places.map { place in
            let own = keys.filter { $0.place == place }
            return KeyScope(place: place, keys: place.path.isEmpty ? common + own : own)
        }
    }

    /// The scope of the members of a container.
    ///
    /// The rows below the container's own path, if there are any; else those of the path that its transform names.
    package static func child(of key: VendorKey, in scopes: [KeyScope]) -> KeyScope? {
        guard key.isContainer else { return nil }
        let path = key.argument.isEmpty ? key.path : key.argument == "root" ? "" : key.argument
        let places = [
            KeyPlace(shape: key.shape, path: path),
            KeyPlace(shape: "*", path: path),
        ]
        return places.lazy.compactMap { place in scopes.first { $0.place == place } }.first
    }
}
