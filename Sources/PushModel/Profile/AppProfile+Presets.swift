extension AppProfile {
    /// The presets of vendors that profiles are made over.
    package struct Presets: Sendable {
        /// The settings, of which a later one overrides an earlier one.
        let rows: [BuiltInProfiles.Row]

        /// The presets of `Mappings/profiles.tsv`.
        package static let standard = Presets(besides: [])

        /// The same with rows of vendors that have none there.
        package init(besides others: [BuiltInProfiles.Row]) { rows = BuiltInProfiles.rows + others }

        /// The generations of a vendor that have presets of their own, `current` included.
        package func generations(of vendor: String) -> [String] {
            named(vendor, \.generation).union(["current"]).sorted()
        }

        /// The languages in which a vendor has texts.
        package func languages(of vendor: String) -> [String] { named(vendor, \.language).sorted() }

        private func named(
            _ vendor: String, _ column: KeyPath<BuiltInProfiles.Row, UTF8Text>
        ) -> Set<String> {
            Set(rows.lazy.filter { $0.vendor.string == vendor }.map { $0[keyPath: column].string })
                .subtracting(["*"])
        }
    }
}

extension BuiltInProfiles {
    /// The vendors whose presets ignore the case of identifiers, in the table's order (reading G25).
    package static let caselessVendors: [String] =
        rows.filter { $0.field == "policies.identifiersIgnoreCase" && $0.value == "true" }.map(
            \.vendor.string)
}
