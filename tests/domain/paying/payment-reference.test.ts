import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findReferences,
  paymentReference,
  spokenReference,
} from "../../../domain/paying/payment-reference.ts";

const letters = [..."BCDFGHJKLMNPQRSTVWXZ"];
const code = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 4 }).map((all) => all.join(""));
const instalment = fc.integer({ min: 0, max: 480 });

test("A reference has the check digits of ISO 11649, as its published example has", () => {
  // The example of the standard, RF18 5390 0754 7034, is counted by the same rule: modulo 97 leaves 1.
  expect(remainderOf("539007547034RF18")).toBe(1);
  const reference = paymentReference("KMTP", 12);
  expect(reference).toMatch(/^RF\d\dKMTP012$/);
  expect(remainderOf(reference.slice(4) + reference.slice(0, 4))).toBe(1);
  expect(spokenReference(reference)).toBe(`${reference.slice(0, 4)} KMTP 012`);
});

test("What was written is found again, however the bank prints it", () => {
  fc.assert(
    fc.property(
      code,
      instalment,
      fc.constantFrom("", " ", "-", "/", " . "),
      (paymentCode, number, between) => {
        const printed = [...paymentReference(paymentCode, number)].join(between).toLowerCase();
        expect(findReferences(`from mr x ${printed} thank you`)).toEqual([
          { paymentCode, instalment: number },
        ]);
      },
    ),
  );
});

test("One wrong character, or two neighbours exchanged, makes it another's reference never", () => {
  fc.assert(
    fc.property(
      code,
      instalment,
      fc.nat({ max: 8 }),
      fc.nat({ max: 19 }),
      (paymentCode, number, place, other) => {
        const reference = paymentReference(paymentCode, number);
        const at = place + 2;
        const isDigit = /\d/.test(reference[at] ?? "");
        const wrong = isDigit ? String(other % 10) : (letters[other] ?? "");
        const mistyped = reference.slice(0, at) + wrong + reference.slice(at + 1);
        if (mistyped !== reference) expect(findReferences(mistyped)).toEqual([]);
        const [one = "", two = ""] = reference.slice(at, at + 2);
        const exchanged = reference.slice(0, at) + two + one + reference.slice(at + 2);
        if (exchanged !== reference) expect(findReferences(exchanged)).toEqual([]);
      },
    ),
  );
});

/** Counted another way, with whole numbers of any length. */
function remainderOf(text: string): number {
  const digits = [...text].map((sign) => Number.parseInt(sign, 36)).join("");
  return Number(BigInt(digits) % 97n);
}
