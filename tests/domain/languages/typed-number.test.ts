import * as v from "valibot";
import { expect, test } from "vitest";
import { typedAmount } from "../../../domain/languages/typed-number.ts";

const read = (schema: v.GenericSchema<string, number>, text: string) => {
  const { success, output } = v.safeParse(schema, text);
  return success ? output : null;
};

test("An amount is read with any sign between the thousands, without its decimals", () => {
  for (const text of ["2600000", "2,600,000", "2.600.000", "2 600 000", "2’600’000", "2,600,000.00"]) {
    expect(read(typedAmount, text), text).toBe(2_600_000);
  }
});

test("An amount is read with its currency and with words for thousands", () => {
  expect(read(typedAmount, "£650")).toBe(650);
  expect(read(typedAmount, "60k")).toBe(60_000);
  expect(read(typedAmount, "2.6 million")).toBe(2_600_000);
});

test("Anything but a number is refused, and so is an empty field", () => {
  for (const text of ["", " ", "much", "-5", "2.6", "60kg"]) expect(read(typedAmount, text), text).toBeNull();
});
