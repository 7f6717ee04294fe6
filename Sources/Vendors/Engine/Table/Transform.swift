/// How the value of a key is read.
///
/// All vendors share these; `own` is one of an adapter's, by its number there.
package enum Transform: Hashable, Sendable {
    /// Text, an empty one too.
    case copy
    /// Text that says something: an empty one is absent.
    case words
    /// An identifier: text, or the digits of a number (reading G3).
    case identifier
    /// A time in milliseconds since 1970, as the model keeps it (reading G26).
    case milliseconds
    /// A time in seconds since 1970, also with a fraction.
    case seconds
    /// A list of identifiers, also as JSON in a string; one alone is a list of one.
    case identifierList
    /// A word or a number of one of the vendor's lists, by its place among them.
    case word(UInt8)
    /// A whole number within bounds, or its digits; any other is absent.
    case bounded(UInt16, UInt16)
    /// Text, which becomes a value that is a text.
    case textValue
    /// A number as it is spelled.
    case number
    /// A whole number from 0.
    case count
    /// Texts; numbers become digits, `null` an empty text.
    case arguments
    /// The same, and a number is told of, since Apple takes strings.
    case strings
    /// True or false.
    case flag
    /// The opposite of a flag.
    case negatedFlag
    /// Apple's flag: 1, or whatever else is not nothing (reading N8).
    case one
    /// A flag that means everyone.
    case everyone
    /// A sound file's name, or Apple's object for a critical alert.
    case sound
    /// A sound file's name; an empty one is absent.
    case soundName
    /// Any value.
    case value
    /// Any value but an empty text.
    case filledValue
    /// A value, or the one that a text spells as JSON.
    case spelledValue
    /// A member of the payload's root, under its own name.
    case keptAtRoot
    /// A setting of another platform, kept under its own name and never sent to Apple (reading N7).
    case keptAside
    /// A key at a place where no server looks.
    case ineffective
    /// A part of the message that no push carries.
    case notPushed
    /// A key of objects in a program, which no server and no client of the vendor exchanges.
    case foreignObject
    /// The path of the call that the body is for: it tells the shape, and whether the message is for everyone.
    case callPath
    /// An object whose members are keys.
    case object
    /// The same, the first one of an array.
    case firstObject
    /// An array of such objects, each of which the dialect takes when its keys were seen.
    case eachObject
    /// Apple's alert: an object whose members are keys, or a text, which is its body.
    case alert
    /// A way of the vendor's own.
    case own(UInt8)

    /// Whether the value holds members that are keys themselves.
    package var isObject: Bool {
        self == .object || self == .firstObject || self == .eachObject || self == .alert
    }

    /// Whether such objects stand in an array.
    var isList: Bool { self == .firstObject || self == .eachObject }
}
