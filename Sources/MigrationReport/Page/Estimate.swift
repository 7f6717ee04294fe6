/// A number of people, exact or not.
struct Estimate {
    let number: Int
    /// The standard error in percent; nil for an exact number.
    let error: Double?
}

extension PersonSet {
    /// How many people there are.
    var estimate: Estimate { Estimate(number: count, error: isEstimate ? errorInPercent : nil) }
}

extension ConversionPeople {
    /// Those whose app gets other data, and who notice nothing: an estimate if either set is one.
    var estimateOfOthers: Estimate {
        let errors = [withOtherData, noticing].filter(\.isEstimate).map(\.errorInPercent)
        return Estimate(number: withOnlyOtherData, error: errors.max())
    }
}
