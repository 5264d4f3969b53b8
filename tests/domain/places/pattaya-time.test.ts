import { expect, test } from "vitest";
import { pattayaInstant } from "../../domain/pattaya-time.ts";

test("Pattaya is seven hours ahead of UTC in every season", () => {
  expect(pattayaInstant("2026-01-01T00:00")?.toISOString()).toBe("2025-12-31T17:00:00.000Z");
  expect(pattayaInstant("2026-07-01T10:00")?.toISOString()).toBe("2026-07-01T03:00:00.000Z");
});

test("What is no time is undefined", () => {
  for (const text of ["", "soon", "2026-13-01T10:00", "2026-01-01", "2026-01-01T25:00"]) {
    expect(pattayaInstant(text)).toBeUndefined();
  }
});
