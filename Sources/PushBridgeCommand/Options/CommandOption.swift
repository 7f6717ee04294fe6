internal import PushBridge

/// The options and subcommands that mend what the library finds wrong.
enum CommandOption {
    /// What the command offers for a remedy, as the end of a sentence.
    @Sendable
    static func named(for remedy: Remedy) -> String? {
        switch remedy {
        case .nameVendorAndShape: "name the vendor with --from and the shape with --shape"
        case .nameShape: "name one with --shape if it is meant to"
        case .confirmShape: "Name the shape with --shape to be sure"
        case .nameVendor(let vendor): "leave --from out, or name \(vendor)"
        case .allowMoreValues: "raise --max-values if the message is meant"
        case .allowMoreBytes: "raise --max-line if the line is meant"
        case .readAsReport: "read it with 'pushbridge webhook outcomes'"
        case .giveWebhooks(let vendor):
            "give \(vendor)'s callbacks, or the records of 'pushbridge webhook verify'"
        case .giveRecordAsWritten: "give it as 'pushbridge webhook verify' writes it"
        case .verifyAs(let vendor): "verify it with --vendor \(vendor)"
        }
    }
}
