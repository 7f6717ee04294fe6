extension ReportPage {
    /// Writes every message that the page names, with the command that shows it, and what differs where that is known.
    mutating func writeMessages() {
        let places = messages.named.sorted()
        if places.isEmpty && messages.listings.isEmpty { return }
        element("section", ["id": "messages", "aria-labelledby": "messages-h"]) { page in
            page.element("h2", ["id": "messages-h"], MessageWords.title)
            page.element("p", MessageWords.explanation)
            page.writeCommandHints()
            page.writeListings()
            if places.isEmpty { return }
            page.element("h3", MessageWords.some)
            page.element("fieldset", ["class": "filter"]) { page in
                page.element("legend", MessageWords.show)
                page.writeChoice("fa", MessageWords.all, isChosen: true)
                for mark in [PlotMark.exposed, .degraded, .vendorWording, .sameScreen] {
                    page.writeChoice("f\(mark.rawValue)", HeadlineWords.name(of: mark), isChosen: false)
                }
            }
            page.element("ol", ["class": "messages"]) { page in
                for place in places { page.write(place) }
            }
        }
    }

    private mutating func writeChoice(_ identifier: String, _ words: Wording, isChosen: Bool) {
        element("label") { page in
            if isChosen {
                page.single("input", ["type": "radio", "name": "f", "id": identifier, "checked": ""])
            } else {
                page.single("input", ["type": "radio", "name": "f", "id": identifier])
            }
            page.text(words)
        }
    }

    private mutating func write(_ place: MessagePlace) {
        let example = messages.examples[place]
        let mark = example.map { "v-\(PlotMark($0.fidelity).rawValue)" } ?? ""
        element("li", ["id": messages.anchor(inList: place), "class": mark, "tabindex": "-1"]) { page in
            page.element("p") { page in
                page.element("b", page.words(of: place))
                if let example { page.writeHead(of: example) }
                page.writeDrawings(of: place)
            }
            if let example { page.writeDifferences(of: example) }
            page.element("code", ["class": "cmd"], text: page.command(for: place))
        }
        markup("\n")
    }

    private mutating func writeHead(of example: CorpusExample) {
        text(" \(example.source) · ")
        text(HeadlineWords.name(of: PlotMark(example.fidelity)))
        for row in example.rows {
            text(" · ")
            writeRow(row)
        }
    }

    /// Writes a link to each drawing of a message.
    private mutating func writeDrawings(of place: MessagePlace) {
        for drawing in messages.drawings(of: place) {
            text(" · ")
            element("a", ["href": "#s\(drawing.number)"], MessageWords.drawn(drawing.effect.words))
        }
    }

    private mutating func writeDifferences(of example: CorpusExample) {
        if !example.differences.isEmpty {
            element("ul") { page in
                for difference in example.differences { page.write(difference) }
                let rest = example.differenceCount - example.differences.count
                if rest > 0 { page.element("li", MessageWords.more(rest)) }
            }
        } else if redaction == nil {
            for loss in example.losses { element("p") { $0.element("bdi", loss.message) } }
        }
    }

    /// Writes a difference with its values and situations.
    private mutating func write(_ difference: Difference) {
        element("li") { page in
            page.writePoint(difference)
            page.element("small") { page in
                page.text(" ")
                page.text(SituationWords.words(of: difference.situations))
            }
        }
    }

    /// Writes what differs, with what stands there before and after.
    mutating func writePoint(_ difference: Difference) {
        let isIdentifier = ["thread-id", "collapse-id", "content-id"].contains {
            difference.path.hasSuffix($0)
        }
        element("b", ShownPlace.words(of: difference.path))
        text(" ")
        writeValue(difference.before, isIdentifier: isIdentifier)
        text(" → ")
        writeValue(difference.after, isIdentifier: isIdentifier)
    }
}
