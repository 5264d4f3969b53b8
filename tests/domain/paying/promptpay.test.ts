import fc from "fast-check";
import { expect, test } from "vitest";
import { promptPayKind } from "../../../domain/paying/promptpay-id.ts";
import { promptPayText } from "../../../domain/paying/promptpay.ts";

const phone = { promptPayId: "0812223333", billerId: "" };

/** Published by promptparse: 0812223333, 30 baht. */
test("A transfer to a phone is written as published examples are", () => {
  expect(promptPayText(phone, 3000, "RF47KMTP012")).toBe(
    "00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD",
  );
});

/** Published by the library thaiqr (Go) in another order of the fields, so it is compared field by field. */
test("A bill payment carries biller, reference and amount as published examples do", () => {
  const published =
    "00020101021230710016A00000067701011201150112345678912330212REF1234567890312REF98765432153037645406200.005802TH5906THAIQR6304F528";
  const text = promptPayText({ promptPayId: "", billerId: "011234567891233" }, 20_000, "REF123456789") ?? "";
  const [made, example] = [readFields(text), readFields(published)];
  for (const tag of ["00", "01", "53", "54", "58"]) expect(made.get(tag), tag).toBe(example.get(tag));
  const [account, expected] = [readFields(made.get("30") ?? ""), readFields(example.get("30") ?? "")];
  for (const tag of ["00", "01", "02"]) expect(account.get(tag), tag).toBe(expected.get(tag));
  expect(published.slice(-4)).toBe(checksum(published.slice(0, -4)));
  expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
});

/** "123456789" has 29B1: the published check value of CRC-16/CCITT-FALSE. */
test("Every amount in whole satang stands in the text, and the checksum is right", () => {
  expect(checksum("123456789")).toBe("29B1");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_99 }), (satang) => {
      const text = promptPayText(phone, satang, "") ?? "";
      const fields = readFields(text);
      expect(fields.get("54")).toBe(`${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, "0")}`);
      expect(fields.get("01")).toBe("12");
      expect(fields.get("63")).toBe(checksum(text.slice(0, -4)));
    }),
  );
});

test("Nothing is written without an account, or when nothing is owed", () => {
  expect(promptPayText({ promptPayId: "", billerId: "" }, 100, "RF")).toBeUndefined();
  expect(promptPayText(phone, 0, "RF")).toBeUndefined();
});

test("An ID is a phone, a number with its check digit, or an e-wallet", () => {
  expect(promptPayKind("0812345678")).toBe("MSISDN");
  expect(promptPayKind("0212345678")).toBeUndefined();
  // The example of the Wikipedia article about Thai identity cards has the check digit 1.
  expect(promptPayKind("1234567890121")).toBe("NATID");
  expect(promptPayKind("1234567890122")).toBeUndefined();
  expect(promptPayKind("012345678901234")).toBe("EWALLETID");
});

/** EMVCo: two digits of tag, two of length, the value. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** ISO/IEC 13239 as EMVCo wants it: polynomial 1021, from FFFF. */
function checksum(text: string): string {
  let rest = 0xffff;
  for (const sign of text) {
    rest ^= sign.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, "0");
}
