import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { isTotpCode, makeTotp } from "../../../../local/auth/factors/totp.ts";

const stepMs = 30_000;
const { secret } = makeTotp("site.test", "someone@example.com");
const app = new TOTP({ secret: Secret.fromBase32(secret) });
const now = Date.UTC(2026, 0, 1, 12, 0, 15);
const isGood = (steps: number) =>
  isTotpCode(secret, app.generate({ timestamp: now + steps * stepMs }), new Date(now));

test("The code of now, the one before and the one after are good", () => {
  expect([-1, 0, 1].map(isGood)).toEqual([true, true, true]);
});

test("A code that is two steps old, or two early, is refused", () => {
  expect([-4, -3, -2, 2, 3, 4].map(isGood)).toEqual([false, false, false, false, false, false]);
});

test("A code of another secret is refused", () => {
  const other = makeTotp("site.test", "someone@example.com").secret;
  const code = new TOTP({ secret: Secret.fromBase32(other) }).generate({ timestamp: now });
  expect(isTotpCode(secret, code, new Date(now))).toBe(false);
});
