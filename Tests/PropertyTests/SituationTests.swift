import PushRecords
import TestSupport
import Testing

@testable import PushBridge

@Suite("The situations that a proof resolves")
struct SituationTests {
    @Test("A proof finds what resolving every situation by itself finds", arguments: ConversionSetting.proved)
    func matrix(_ setting: ConversionSetting, third: Int) throws {
        var random = SplitMix64(seed: 107)
        var lines = Corpus.fixtures.messages.enumerated().filter { $0.offset % 3 == third }
            .map { Array($0.element.utf8) }
        for _ in 0..<100 {
            lines.append(Array(GeneratedMessage.random(of: setting.source, using: &random).line.utf8))
            lines.append(Mutation.fixtures.line(using: &random))
        }
        let proofs = try Proofs(setting)
        var (situations, differing) = (0, 0)
        for line in lines {
            guard let found = try proofs.compare(line) else { continue }
            #expect(found.short == found.long, "\(String(decoding: line, as: UTF8.self))")
            situations += found.situations
            differing += found.long.isEmpty ? 0 : 1
        }
        #expect(situations > 9_000 && differing > 150, "\(situations) \(differing)")
    }
}

/// Proves conversions the short way and the long way.
private final class Proofs {
    private let setting: ConversionSetting
    private let converter: MessageConverter
    private let configuration: MessageTranslator.Configuration
    /// What was made of each source's vendor, which takes longer than a proof.
    private var pairs: [String: ConversionPair] = [:]

    typealias Differences = [SituationMatrix.Key: Set<String>]

    init(_ setting: ConversionSetting) throws {
        self.setting = setting
        converter = try setting.converter()
        var configuration = MessageTranslator.Configuration()
        configuration.profiles = setting.profiles
        self.configuration = configuration
    }

    /// What both ways find of a message that is read back from what it became; nil where nothing is written.
    func compare(_ line: [UInt8]) throws -> (short: Differences, long: Differences, situations: Int)? {
        guard let input = try? converter.translator.input(ByteSlice(line)),
            let reading = try? converter.translator.translation(of: input),
            // A message with words for single people is proved as one message for each.
            reading.message.personalWords == nil
        else { return nil }
        let pair = try pair(from: reading.source.vendor)
        let conversion = try converter.conversion(of: reading)
        var proof = FidelityProof(pair)
        var matrix = SituationMatrix(pair)
        for written in conversion.messages {
            let after = readBack(written, pair, reading)
            if reading.isBareExtension {
                proof.compareExtensions(reading.message, after)
                for kind in AssumedParts.conversations {
                    matrix.compare(
                        reading.message.withAssumedParts(in: kind),
                        after.withAssumedParts(in: kind).withAssumedPushText(
                            by: pair.target.resolver.profile.policies.summaryText), "/\(kind.rawValue)")
                }
            } else {
                proof.compare(reading.message, after)
                matrix.compare(reading.message, after)
            }
        }
        var short: Differences = [:]
        for found in proof.differences {
            let key = SituationMatrix.Key(
                path: found.path, before: found.before, after: found.after, fidelity: found.fidelity)
            short[key, default: []].formUnion(found.situations)
        }
        return (short, matrix.differences, matrix.situations)
    }

    private func pair(from vendor: Vendor) throws -> ConversionPair {
        if let known = pairs[vendor.name] { return known }
        let pair = try ConversionPair(
            from: vendor, to: setting.target, of: .standard, in: nil, configuration)
        pairs[vendor.name] = pair
        return pair
    }

    private func readBack(
        _ written: WrittenMessage, _ pair: ConversionPair, _ reading: MessageTranslation
    ) -> PushMessage {
        var ignored: [Diagnostic] = []
        let shape = pair.shape(for: reading.source.shape, of: reading.message)
        return pair.target.adapter.read(
            .json(pair.target.adapter.line(of: written).parsed().root), shape: shape.name,
            options: pair.target.options, diagnostics: &ignored)
    }
}

extension ConversionSetting {
    /// Profiles with templates and without, and with policies that nobody's preset has; each pair has another third of the
    /// golden messages with each of the three, so that every pair and every kind of profile meets all of them.
    fileprivate static let proved = all.enumerated().flatMap { number, setting in
        [setting, setting.withoutTemplates, setting.withOtherPolicies].enumerated().map { kind, setting in
            (setting, (number + kind) % 3)
        }
    }

    /// Forces that override nothing or everything, calls that ring, and a mode that wants mentions only.
    private var withOtherPolicies: ConversionSetting {
        let others = profiles.map { profile in
            var other = profile
            other.policies.voip = true
            other.policies.simpleHidesText.toggle()
            other.policies.forceOverrides =
                profile.vendor == "nim" ? [] : Set(SuppressionReason.allCases)
            other.mode = profile.vendor == "nim" ? .mentions : .all
            return other
        }
        return ConversionSetting(pair: pair, profiles: others)
    }
}
