extension ReportPage {
    /// Writes how the numbers were measured, for those who check them.
    mutating func writeMethod() {
        let measurement = tally.measurement
        element("p", MethodWords.explanation(ComparedSituations.displays, ComparedSituations.settings))
        element("dl", ["class": "method"]) { page in
            page.writeFact(MethodWords.program, "PushBridge \(measurement.program)")
            page.writeFact(MethodWords.target, measurement.target)
            page.writeFact(MethodWords.shape, measurement.shape ?? page(MethodWords.fittingShape))
            page.writeFact(MethodWords.preference, page(MethodWords.words(of: measurement.preference)))
            page.writeFact(
                MethodWords.keepHidden, page(measurement.keepsHidden ? PageWords.yes : PageWords.no))
            for vendor in Set(page.vendors + [measurement.target] + measurement.profiles.keys).sorted() {
                let digest = measurement.profiles[vendor] ?? page(MethodWords.builtIn)
                page.writeFact(MethodWords.profile(vendor), digest)
            }
            let accepted = measurement.accepted.joined(separator: ", ")
            page.writeFact(MethodWords.accepted, accepted.isEmpty ? page(PageWords.none) : accepted)
            page.writeFact(MethodWords.people, page(page.tally.countsPeople ? PageWords.yes : PageWords.no))
            page.writeFact(MethodWords.lines, NumberWords.count(page.tally.lines))
        }
        writeChoices()
        element("h3", MethodWords.options)
        element("code", ["class": "cmd"], text: command("verify"))
        writeInputs()
        if let cut = TallyList.words(of: conversions.losses.cut) { element("p", ["class": "hint"], cut) }
    }

    /// Writes which readings the profiles choose otherwise than their vendors' built-in ones.
    private mutating func writeChoices() {
        element("h3", MethodWords.choices)
        let choices = tally.measurement.choices.sorted { $0.key < $1.key }
        if choices.isEmpty { return element("p", MethodWords.usualReadings) }
        writeTable(
            caption: MethodWords.choices,
            [ReadingWords.profile, WordingWords.what, ReadingWords.choice, ReadingWords.reading]
        ) { page in
            for (vendor, chosen) in choices {
                for member in chosen.parsed().root.members {
                    page.write(member.key.string, member.value.raw, of: vendor)
                }
            }
        }
    }

    private mutating func write(_ setting: String, _ value: RawJSON, of vendor: String) {
        let (words, reading) = ReadingWords.setting(setting)
        element("tr") { page in
            page.element("td", text: vendor)
            page.element("th", ["scope": "row"]) { page in
                page.text(words)
                page.element("small", text: " \(setting)")
            }
            page.element("td") { $0.element("code", text: value.description) }
            page.element("td", text: reading ?? "–")
        }
    }

    private mutating func writeFact(_ name: Wording, _ value: String) {
        element("div") { page in
            page.element("dt", name)
            page.element("dd", text: value)
        }
    }

    private mutating func writeInputs() {
        let inputs = tally.inputs
        if inputs.named.isEmpty { return }
        element("h3", MethodWords.inputs)
        writeTable(
            caption: MethodWords.inputs,
            [MethodWords.input, MethodWords.lines, MethodWords.bytes, MethodWords.digest],
            numbers: [1, 2]
        ) { page in
            for input in inputs.named {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.element(
                            "bdi", input.name.map { page.name(ofOrigin: $0) } ?? MethodWords.standardInput)
                    }
                    page.writeCell(input.lines)
                    page.element("td", ["class": "n"], text: input.bytes.map(NumberWords.count) ?? "–")
                    page.element("td") { page in
                        page.element(
                            "code", ["title": input.digest ?? ""],
                            text: String((input.digest ?? "–").prefix(16)))
                    }
                }
            }
        }
        if inputs.others > 0 { element("p", ["class": "hint"], MethodWords.otherInputs(inputs.others)) }
    }
}
