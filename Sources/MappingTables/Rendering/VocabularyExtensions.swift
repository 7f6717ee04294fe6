/// Renders what the engine's types do with a vendor's own keys, shapes and words.
struct VocabularyExtensions {
    let vendor: VendorTables
    /// The vendor's words, by what is behind its name in that of their enum.
    let words: [String: [String]]

    var text: String {
        ([basis]
            + ["Draft", "Mark", "Evidence"].filter { words[$0]?.isEmpty == false }.compactMap { more[$0] })
            .joined(separator: "\n\n")
    }

    private var basis: String {
        """
        extension \(vendor.name)Shape {
            /// The shape that is being read.
            init(_ reader: borrowing MessageReader) { self = Self.allCases[reader.shape] }
        }

        extension \(vendor.name)Key {
            /// The row of a key that a message has.
            init?(_ key: MetKey) { self.init(rawValue: UInt16(key.row)) }
        }

        extension MessageReader {
            /// Whether the message has a key, with a value that says something.
            @inline(__always)
            func has(_ key: \(vendor.name)Key) -> Bool { places.has(Int(key.rawValue)) }
        }
        """
    }

    private var more: [String: String] {
        [
            "Draft": """
            extension MessageReader {
                /// What a draft holds.
                @inline(__always)
                func draft(_ draft: \(vendor.name)Draft) -> ModelValue? { self.draft(draft.rawValue) }

                /// The key whose value a draft holds.
                @inline(__always)
                func winner(of draft: \(vendor.name)Draft) -> MetKey? { winner(ofDraft: draft.rawValue) }

                /// Takes what a draft holds out of it, and the key that said it.
                mutating func take(_ draft: \(vendor.name)Draft) -> (value: ModelValue, key: MetKey)? {
                    take(ofDraft: draft.rawValue)
                }
            }
            """,
            "Mark": """
            extension MessageReader {
                /// Whether the message has a key that bears a mark.
                @inline(__always)
                func bears(_ mark: \(vendor.name)Mark) -> Bool { bears(mark.rawValue) }
            }
            """,
            "Evidence": """
            extension VendorEvidence {
                /// Whether keys say something of a message's shape.
                func says(_ word: \(vendor.name)Evidence) -> Bool { says(word.rawValue) }
            }
            """,
        ]
    }
}
