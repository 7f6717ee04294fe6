#!/usr/bin/env python3
"""Prints throw-away test keys as one JSON object: {"keys": {name: PEM}, "secrets": [text that must never be shown]}.

Every run makes new keys, so none is kept in the repository. Besides what the package `cryptography` makes there are
keys put together byte by byte here, which no honest tool would write.
"""
import base64
import datetime
import json

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.x509.oid import NameOID

PASSPHRASE = b"correct horse"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

PKCS8 = serialization.PrivateFormat.PKCS8
SEC1 = serialization.PrivateFormat.TraditionalOpenSSL
PLAIN = serialization.NoEncryption()
ENCRYPTED = serialization.BestAvailableEncryption(PASSPHRASE)


def private_pem(key, form=PKCS8, encryption=PLAIN):
    return key.private_bytes(serialization.Encoding.PEM, form, encryption).decode()


def public_pem(key):
    return key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()


def point(key):
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def scalar(key):
    return key.private_numbers().private_value


def pem(label, der):
    text = base64.b64encode(der).decode()
    lines = [text[start:start + 64] for start in range(0, len(text), 64)]
    return "\n".join([f"-----BEGIN {label}-----", *lines, f"-----END {label}-----", ""])


# DER, just enough of it.

def element(tag, *contents):
    content = b"".join(contents)
    if len(content) < 0x80:
        return bytes([tag, len(content)]) + content
    count = len(content).to_bytes((len(content).bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(count)]) + count + content


def sequence(*contents):
    return element(0x30, *contents)


def integer(value):
    return element(0x02, value.to_bytes(value.bit_length() // 8 + 1, "big"))


def octets(content):
    return element(0x04, content)


def identifier(*arcs):
    body = bytes([arcs[0] * 40 + arcs[1]])
    for arc in arcs[2:]:
        digits = [arc & 0x7F]
        while arc := arc >> 7:
            digits.append(arc & 0x7F | 0x80)
        body += bytes(reversed(digits))
    return element(0x06, body)


P256 = identifier(1, 2, 840, 10045, 3, 1, 7)


def sec1(value, public=None):
    parts = [integer(1), octets(value.to_bytes(32, "big")), element(0xA0, P256)]
    if public is not None:
        parts.append(element(0xA1, element(0x03, b"\0" + public)))
    return pem("EC PRIVATE KEY", sequence(*parts))


def encrypted_with(derivation):
    cipher = sequence(identifier(2, 16, 840, 1, 101, 3, 4, 1, 42), octets(bytes(16)))
    scheme = sequence(identifier(1, 2, 840, 113549, 1, 5, 13), sequence(derivation, cipher))
    return pem("ENCRYPTED PRIVATE KEY", sequence(scheme, octets(bytes(144))))


def pbkdf2(rounds):
    return sequence(
        identifier(1, 2, 840, 113549, 1, 5, 12), sequence(octets(bytes(8)), integer(rounds)))


def scrypt(cost, block_size, parallel):
    return sequence(
        identifier(1, 3, 6, 1, 4, 1, 11591, 4, 11),
        sequence(octets(bytes(8)), integer(cost), integer(block_size), integer(parallel)))


def certificate(key):
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "throw-away")])
    start = datetime.datetime(2026, 1, 1)
    return (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(start).not_valid_after(start + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM).decode())


def request(key):
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "throw-away")])
    return (
        x509.CertificateSigningRequestBuilder().subject_name(name).sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.PEM).decode())


def main():
    key = ec.generate_private_key(ec.SECP256R1())
    other = ec.generate_private_key(ec.SECP256R1())
    big = ec.generate_private_key(ec.SECP384R1())
    coin = ec.generate_private_key(ec.SECP256K1())
    rsa_key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    edwards = ed25519.Ed25519PrivateKey.generate()
    keys = {
        "pkcs8": private_pem(key),
        "sec1": private_pem(key, SEC1),
        "sec1-without-public": sec1(scalar(key)),
        "sec1-after-parameters": pem("EC PARAMETERS", P256) + private_pem(key, SEC1),
        "after-certificate": certificate(key) + private_pem(key),
        "pkcs8-encrypted": private_pem(key, PKCS8, ENCRYPTED),
        "sec1-encrypted": private_pem(key, SEC1, ENCRYPTED),
        "public": public_pem(key),
        "other": private_pem(other),
        "other-public": public_pem(other),
        "p384": private_pem(big),
        "p384-sec1": private_pem(big, SEC1),
        "p384-public": public_pem(big),
        "secp256k1": private_pem(coin),
        "rsa": private_pem(rsa_key),
        "rsa-pkcs1": private_pem(rsa_key, SEC1),
        "rsa-public": public_pem(rsa_key),
        "rsa-encrypted": private_pem(rsa_key, PKCS8, ENCRYPTED),
        "ed25519": private_pem(edwards),
        "certificate": certificate(key),
        "request": request(key),
        "parameters": pem("EC PARAMETERS", P256),
        "openssh": edwards.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.OpenSSH, PLAIN).decode(),
        "zero-scalar": sec1(0, point(key)),
        "scalar-is-order": sec1(ORDER),
        "foreign-point": sec1(scalar(key), point(other)),
        "point-off-curve": sec1(scalar(key), b"\4" + bytes(31) + b"\1" + bytes(31) + b"\1"),
        "public-off-curve": pem("PUBLIC KEY", sequence(
            sequence(identifier(1, 2, 840, 10045, 2, 1), P256),
            element(0x03, b"\0\4" + bytes(31) + b"\1" + bytes(31) + b"\1"))),
        "not-der": pem("PRIVATE KEY", b"This is no key at all."),
        "two-keys": private_pem(key) + private_pem(other),
        "endless-pbkdf2": encrypted_with(pbkdf2(2**31 - 1)),
        "endless-scrypt": encrypted_with(scrypt(2**17, 1, 2**17)),
    }
    secrets = [PASSPHRASE.decode()]
    for secret in (key, other, big, coin):
        digits = f"{scalar(secret):064x}"
        secrets += [digits, digits.upper(), str(scalar(secret))]
    for name, text in keys.items():
        if "-----BEGIN CERT" not in text and "PUBLIC" not in text and "parameters" != name:
            secrets += [line for line in text.splitlines() if len(line) >= 24 and "-" not in line]
    print(json.dumps({"passphrase": PASSPHRASE.decode(), "keys": keys, "secrets": secrets}))


if __name__ == "__main__":
    main()
