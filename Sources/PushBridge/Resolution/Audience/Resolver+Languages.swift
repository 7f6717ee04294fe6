package import PushModel

/// One reader for each language of a recipient's devices, since a message may have words of its own in each (TX 20).
extension Resolver {
    /// Those whom a recipient is for a translated message, each with the devices of one language, in the devices' order.
    ///
    /// Devices for which the message has no words are left out, unless it has none for any of them; somebody who gets no push
    /// at all is one reader (reading G4).
    package func readers(of message: PushMessage, as addressee: Addressee) -> [Addressee] {
        let devices = devices(of: addressee.recipient, for: message)
        guard devices.contains(where: { $0.language != nil }) else { return [addressee] }
        let readers = addressee.readers(with: devices)
        let reached = readers.filter {
            suppression(of: message, for: $0.recipient, in: $0.group) == nil
        }
        return reached.isEmpty ? Array(readers.prefix(1)) : reached
    }
}

extension Addressee {
    /// The same person with the devices of one language each.
    package var inEachLanguage: [Addressee] {
        let devices = recipient.devices
        return devices.contains { $0.language != nil } ? readers(with: devices) : [self]
    }

    fileprivate func readers(with devices: [Device]) -> [Addressee] {
        devices.chunked(by: recipient.language).map { language, devices in
            var reader = self
            reader.recipient.language = language
            reader.recipient.devices = devices
            return reader
        }
    }
}

extension [Device] {
    /// The devices in runs of one language; a device without one has the recipient's.
    fileprivate func chunked(by usual: UTF8Text?) -> [(language: UTF8Text?, devices: [Device])] {
        reduce(into: []) { runs, device in
            let language = device.language ?? usual
            if let last = runs.indices.last, runs[last].language == language {
                runs[last].devices.append(device)
            } else {
                runs.append((language, [device]))
            }
        }
    }
}
