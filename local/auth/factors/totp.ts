/** Time-based one-time passwords (RFC 6238) as authenticator apps make them. */
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Phone clocks drift, so the previous and the next code are accepted too. */
const toleratedSteps = 1;
const secretBytes = 20;

export function makeTotp(issuer: string, label: string) {
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ issuer, label, secret }).toString();
  return { secret: secret.base32, uri, qr_code: renderSVG(uri) };
}

export function isTotpCode(secret: string, code: string, at: Date): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.validate({ token: code, timestamp: at.getTime(), window: toleratedSteps }) !== null;
}
