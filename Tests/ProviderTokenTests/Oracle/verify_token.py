#!/usr/bin/env python3
"""Signs and verifies provider tokens without any code of PushBridge, on the package `cryptography`.

    verify_token.py verify PUBLIC.pem < tokens     one JSON line for each: {"valid": …, "header": …, "claims": …}
    verify_token.py sign PRIVATE.pem COUNT         COUNT tokens, their signatures raw r‖s
    verify_token.py sign-der PRIVATE.pem COUNT     the same with DER signatures, which no token may have
"""
import base64
import json
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

ES256 = ec.ECDSA(hashes.SHA256())


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text):
    data = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    if encode(data) != text:
        raise ValueError("not canonical base64url")
    return data


def verify(key, token):
    try:
        header, claims, signature = token.split(".")
        raw = decode(signature)
        if len(raw) != 64:
            raise ValueError(f"{len(raw)} bytes of signature")
        der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(der, f"{header}.{claims}".encode(), ES256)
        return {"valid": True, "header": decode(header).decode(), "claims": decode(claims).decode()}
    except (InvalidSignature, ValueError) as error:
        return {"valid": False, "reason": type(error).__name__}


def sign(key, number, is_der):
    header = encode(json.dumps({"alg": "ES256", "kid": "ABC123DEFG", "typ": "JWT"}).encode())
    claims = encode(json.dumps({"iss": "DEF123GHIJ", "iat": 1_700_000_000 + number}).encode())
    der = key.sign(f"{header}.{claims}".encode(), ES256)
    r, s = utils.decode_dss_signature(der)
    raw = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"{header}.{claims}.{encode(der if is_der else raw)}"


def main():
    mode, path = sys.argv[1:3]
    with open(path, "rb") as file:
        pem = file.read()
    if mode == "verify":
        key = serialization.load_pem_public_key(pem)
        for line in sys.stdin:
            print(json.dumps(verify(key, line.rstrip("\n"))))
        return
    key = serialization.load_pem_private_key(pem, password=None)
    for number in range(int(sys.argv[3])):
        print(sign(key, number, mode == "sign-der"))


if __name__ == "__main__":
    main()
