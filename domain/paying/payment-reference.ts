/**
 * What a buyer writes with a transfer, so that we know which instalment it pays: a creditor reference as ISO 11649 has
 * it, which banks abroad can check themselves. "RF", two check digits, the contract's code, the instalment: RF47KMTP012.
 */

const codeLetters = "BCDFGHJKLMNPQRSTVWXZ";
const referencePattern = new RegExp(String.raw`RF(\d\d)([${codeLetters}]{4})(\d{3,4})`, "g");

export function paymentReference(paymentCode: string, instalment: number): string {
  const body = paymentCode + String(instalment).padStart(3, "0");
  const check = 98 - remainder(`${body}RF00`);
  return `RF${String(check).padStart(2, "0")}${body}`;
}

/** In groups that are easy to read aloud and to type. Banks ignore the spaces, and so do we. */
export function spokenReference(reference: string): string {
  return [reference.slice(0, 4), reference.slice(4, 8), reference.slice(8)].join(" ");
}

type FoundReference = { paymentCode: string; instalment: number };

/** Every reference in what a bank wrote. Banks put spaces and signs between the characters, or change the case. */
export function findReferences(text: string): FoundReference[] {
  const found = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .matchAll(referencePattern);
  return [...found].flatMap(([whole]) => {
    // Late fees have four digits; else the fourth belongs to what follows.
    const reference = [whole, whole.slice(0, 11)].find(isReference);
    return reference ? [{ paymentCode: reference.slice(4, 8), instalment: Number(reference.slice(8)) }] : [];
  });
}

function isReference(reference: string): boolean {
  return remainder(reference.slice(4) + reference.slice(0, 4)) === 1;
}

/** ISO 7064, modulo 97-10. A is 10, Z is 35. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
