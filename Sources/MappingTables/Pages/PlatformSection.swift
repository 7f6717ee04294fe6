/// Renders how many settings for other platforms each two vendors have, and how many only one of them.
struct PlatformSection {
    let mappings: Mappings

    var text: String {
        let vendors = mappings.vendorTables
        let pairs = vendors.indices.flatMap { first in
            vendors[(first + 1)...].map { (vendors[first], $0) }
        }
        return pairs.map(sentence).joined(separator: "\n")
            + "\n`pushbridge mappings list --vendor platforms` lists them."
    }

    private func sentence(_ first: VendorTables, _ second: VendorTables) -> String {
        let (one, other) = (settings(of: first), settings(of: second))
        return "Of the settings of \(first.name) and \(second.name) for other platforms, "
            + "\(one.intersection(other).count) are converted, \(one.subtracting(other).count) exist at "
            + "\(first.name) only and \(other.subtracting(one).count) at \(second.name) only."
    }

    private func settings(of vendor: VendorTables) -> Set<String> {
        Set(mappings.platforms.rows.filter { $0["vendor"] == vendor.id }.map { $0["setting"] })
    }
}
