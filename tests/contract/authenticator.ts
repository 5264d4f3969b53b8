/** An authenticator without a browser: makes a passkey (ES256, no attestation) and signs with it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const hash = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** CBOR (RFC 8949) of what a passkey's registration needs: small integers, texts, bytes and maps of them. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let userHandle = "";
  let count = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const counted = (rpId: string, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    return Buffer.concat([hash(rpId), Buffer.from([flags]), counter]);
  };
  const credential = <Response>(response: Response) => ({
    id: text(id),
    rawId: text(id),
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });
  return {
    register(options: Options) {
      userHandle = options.user?.id ?? "";
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const authData = Buffer.concat([
        // User present and verified, with a credential.
        counted(options.rp?.id ?? "", 0x45),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return credential({
        clientDataJSON: text(clientData("webauthn.create", options.challenge, origin)),
        attestationObject: text(cbor(attestation)),
      });
    },
    signIn(options: Options, { from = origin, as = userHandle } = {}) {
      const authenticatorData = counted(options.rpId ?? "", 0x05);
      const clientDataJSON = clientData("webauthn.get", options.challenge, from);
      const signature = sign("sha256", Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey);
      return credential({
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: as,
      });
    },
  };
}
