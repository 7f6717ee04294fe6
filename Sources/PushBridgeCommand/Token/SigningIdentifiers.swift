internal import ArgumentParser
internal import ProviderToken

/// Whose key signs provider tokens, as the command line names it.
struct SigningIdentifiers {
    let key: KeyIdentifier
    let team: TeamIdentifier

    /// Refuses what no token can carry, as a wrong usage.
    init(keyID: String, teamID: String) throws {
        do {
            key = try KeyIdentifier(validating: keyID)
            team = try TeamIdentifier(validating: teamID)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// Notes on standard error what does not look like an identifier of Apple's, and a key file that Apple named for
    /// another key.
    func noteUnusual(keyFile: String) {
        let name = keyFile.split(separator: "/").last ?? ""
        if name.hasPrefix("AuthKey_"), name.hasSuffix(".p8"), name.utf8.count == 21 {
            let named = String(name.dropFirst(8).dropLast(3))
            if named != key.rawValue {
                let advice =
                    named == team.rawValue ? "--key-id and --team-id may be exchanged." : "Check --key-id."
                // What is no identifier of Apple's may be a secret (reading T13).
                let given = key.isAppleShaped ? key.rawValue : "another"
                StandardError.note(
                    "The key's file is named for the key identifier \(named), but --key-id is \(given). \(advice)"
                )
            }
        }
        noteUnusual("key identifier", isAppleShaped: key.isAppleShaped)
        noteUnusual("team identifier", isAppleShaped: team.isAppleShaped)
    }

    private func noteUnusual(_ name: String, isAppleShaped: Bool) {
        guard !isAppleShaped else { return }
        StandardError.note(
            "The \(name) does not have 10 letters and digits, as Apple's identifiers have; APNs may refuse it."
        )
    }
}
