extension ReportPage {
    /// Writes how the numbers were measured, for those who check them.
    mutating func writeMethod() {
        let measurement = tally.measurement
        element(
            "p",
            .text(
                "method.explanation", ComparedSituations.displays * ComparedSituations.settings,
                ComparedSituations.displays, ComparedSituations.settings))
        element("dl", ["class": "method"]) { page in
            page.writeFact(.text("method.program"), "PushBridge \(measurement.program)")
            page.writeFact(.text("method.target"), measurement.target)
            page.writeFact(.text("method.shape"), measurement.shape ?? page(.text("method.fittingShape")))
            page.writeFact(.text("method.preference"), page(.text("preference.\(measurement.preference)")))
            page.writeFact(
                .text("method.keepHidden"),
                page(measurement.keepsHidden ? .text("page.yes") : .text("page.no")))
            for vendor in Set(page.vendors + [measurement.target] + measurement.profiles.keys).sorted() {
                let digest = measurement.profiles[vendor] ?? page(.text("method.builtIn"))
                page.writeFact(.text("method.profile", vendor), digest)
            }
            let accepted = measurement.accepted.joined(separator: ", ")
            page.writeFact(.text("method.accepted"), accepted.isEmpty ? page(.text("page.none")) : accepted)
            page.writeFact(
                .text("method.people"), page(page.tally.countsPeople ? .text("page.yes") : .text("page.no")))
            page.writeFact(.text("method.lines"), page.tally.lines.grouped)
        }
        writeChoices()
        element("h3", .text("method.options"))
        element("code", ["class": "cmd"], text: command("verify"))
        writeInputs()
        if let cut = TallyList.words(of: conversions.losses.cut) { element("p", ["class": "hint"], cut) }
    }

    /// Writes which readings the profiles choose otherwise than their vendors' built-in ones.
    private mutating func writeChoices() {
        element("h3", .text("method.choices"))
        let choices = tally.measurement.choices.sorted { $0.key < $1.key }
        if choices.isEmpty { return element("p", .text("method.usualReadings")) }
        writeTable(
            caption: .text("method.choices"),
            [
                .text("readings.profile"), .text("wording.what"), .text("readings.choice"),
                .text("readings.reading"),
            ],
            choices.flatMap { vendor, chosen in
                chosen.parsed().root.members.map {
                    (vendor: vendor, name: $0.key.string, value: $0.value.raw)
                }
            }
        ) { page, choice in
            page.element("td", text: choice.vendor)
            page.element("th", ["scope": "row"]) { page in
                page.text(.word(choice.name, in: "setting"))
                page.element("small", text: " \(choice.name)")
            }
            page.element("td") { $0.element("code", text: choice.value.description) }
            page.element("td", text: Wording.known("reading.\(choice.name)")?.english ?? "–")
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
        element("h3", .text("method.inputs"))
        writeTable(
            caption: .text("method.inputs"),
            [.text("method.input"), .text("method.lines"), .text("method.bytes"), .text("method.digest")],
            numbers: [1, 2], inputs.named
        ) { page, input in
            page.element("th", ["scope": "row"]) { page in
                page.element(
                    "bdi", input.name.map { page.name(ofOrigin: $0) } ?? .text("method.standardInput"))
            }
            page.writeCell(input.lines)
            page.element("td", ["class": "n"], text: input.bytes?.grouped ?? "–")
            page.element("td") {
                $0.element(
                    "code", ["title": input.digest ?? ""], text: String((input.digest ?? "–").prefix(16)))
            }
        }
        if inputs.others > 0 { element("p", ["class": "hint"], .text("method.otherInputs", inputs.others)) }
    }
}
