import Foundation
import PushBridge

/// Where a member stands in a message, also within JSON that a string holds.
struct MemberPlace {
    /// A step into a value.
    enum Step {
        case member(Int)
        case element(Int)
        /// Into the JSON that a string holds.
        case text
    }

    let steps: [Step]
    /// The JSON Pointer, which goes on through strings as if they were objects (reading T8).
    let pointer: String
}

extension JSONTree {
    /// Every member of every object in the value.
    var memberPlaces: [MemberPlace] { memberPlaces(after: MemberPlace(steps: [], pointer: "")) }

    private func memberPlaces(after place: MemberPlace) -> [MemberPlace] {
        switch self {
        case .scalar:
            let inside = MemberPlace(steps: place.steps + [.text], pointer: place.pointer)
            return spelledContainer?.memberPlaces(after: inside) ?? []
        case .array(let elements):
            return elements.enumerated().flatMap { index, element in
                element.memberPlaces(
                    after: MemberPlace(
                        steps: place.steps + [.element(index)], pointer: "\(place.pointer)/\(index)"))
            }
        case .object(let members):
            return members.enumerated().flatMap { index, member in
                let name = member.name.replacing("~", with: "~0").replacing("/", with: "~1")
                let child = MemberPlace(
                    steps: place.steps + [.member(index)], pointer: "\(place.pointer)/\(name)")
                return [child] + member.value.memberPlaces(after: child)
            }
        }
    }

    /// The object or array that a string spells.
    var spelledContainer: JSONTree? {
        guard case .scalar(let spelling) = self, let text = try? JSONDocument(spelling).root.string?.string,
            let tree = JSONTree(text), tree.isContainer
        else { return nil }
        return tree
    }

    /// The value at a place.
    func value(_ steps: ArraySlice<MemberPlace.Step>) -> JSONTree {
        guard let step = steps.first else { return self }
        let rest = steps.dropFirst()
        switch (self, step) {
        case (.object(let members), .member(let index)): return members[index].value.value(rest)
        case (.array(let elements), .element(let index)): return elements[index].value(rest)
        case (.scalar, .text): return spelledContainer?.value(rest) ?? self
        default: return self
        }
    }

    /// The value with another one at a place, or without that member.
    func replacing(_ steps: ArraySlice<MemberPlace.Step>, with new: JSONTree?) -> JSONTree {
        guard let step = steps.first else { return new ?? self }
        let rest = steps.dropFirst()
        switch (self, step) {
        case (.object(var members), .member(let index)):
            if rest.isEmpty && new == nil {
                members.remove(at: index)
            } else {
                members[index].value = members[index].value.replacing(rest, with: new)
            }
            return .object(members)
        case (.array(var elements), .element(let index)):
            elements[index] = elements[index].replacing(rest, with: new)
            return .array(elements)
        case (.scalar, .text):
            return spelledContainer.map { .scalar(Self.quoted($0.replacing(rest, with: new).json())) } ?? self
        default: return self
        }
    }

    /// A message as an object: a form, or one in a JSON string, as its fields (reading N9); nil for anything else.
    init?(message: String) {
        let tree = JSONTree(message)
        if case .object? = tree {
            self.init(message)
            return
        }
        let form = tree == nil ? message : (try? JSONDocument(message).root.string?.string) ?? ""
        let fields = form.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
        guard !fields.isEmpty, fields.allSatisfy({ $0.count == 2 }) else { return nil }
        let texts = fields.map { $0.map { $0.replacing("+", with: " ").removingPercentEncoding } }
        guard texts.allSatisfy({ !$0.contains(nil) }) else { return nil }
        var members: [Member] = []
        for text in texts {
            let (name, value) = (text[0] ?? "", JSONTree.scalar(Self.quoted(text[1] ?? "")))
            // A field that is said again is one of a list.
            guard let index = members.firstIndex(where: { $0.name == name }) else {
                members.append(Member(name: name, value: value))
                continue
            }
            let earlier =
                if case .array(let elements) = members[index].value { elements } else {
                    [members[index].value]
                }
            members[index].value = .array(earlier + [value])
        }
        self = .object(members)
    }
}
