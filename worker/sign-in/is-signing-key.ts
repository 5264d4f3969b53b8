/** True for a public key that may sign tokens: made for signatures, and not among the RSA keys known to be weak. */
import { type JWK, base64url } from "jose";

const usualExponent = "AQAB";
const fewestBits = 2048;
const smallPrimes = [
  3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107,
  109, 113, 127, 131, 137, 139, 149, 151, 157,
];

export function isSigningKey(key: JWK): boolean {
  if (key.use !== undefined && key.use !== "sig") return false;
  if (key.key_ops !== undefined && !key.key_ops.includes("verify")) return false;
  return key.kty !== "RSA" || (key.e === usualExponent && isStrongModulus(key.n ?? ""));
}

function isStrongModulus(written: string): boolean {
  const modulus = readNumber(written);
  if (modulus === undefined || modulus < 2n ** BigInt(fewestBits - 1) || modulus % 2n === 0n) return false;
  const remainders = smallPrimes.map((prime) => Number(modulus % BigInt(prime)));
  return remainders.every((remainder) => remainder !== 0) && !isRoca(remainders);
}

/**
 * CVE-2017-15361: a faulty library made primes from powers of 65537, so the modulus is such a power modulo every small
 * prime. By chance that happens to one good key in a hundred million.
 */
function isRoca(remainders: readonly number[]): boolean {
  return smallPrimes.every((prime, index) => {
    const remainder = remainders[index] ?? 0;
    let power = 1;
    for (let exponent = 0; exponent < prime; exponent += 1) {
      if (power === remainder) return true;
      power = (power * 65537) % prime;
    }
    return false;
  });
}

function readNumber(written: string): bigint | undefined {
  try {
    const digits = Array.from(base64url.decode(written), (byte) => byte.toString(16).padStart(2, "0"));
    return BigInt(`0x${digits.join("")}`);
  } catch {
    return undefined; // Not base64url, or empty.
  }
}
