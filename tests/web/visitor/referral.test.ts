import { expect, test } from "vitest";
import { readReferral, rememberReferral } from "../../../web/visitor/kept/referral.ts";

const day = 86_400_000;

function createBrowser(search: string) {
  const kept = new Map<string, string>();
  return {
    location: { search },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
}

test("A referral is remembered for ninety days", () => {
  const browser = createBrowser("?ref=anna-7&type=condo");
  rememberReferral(browser, 0);
  expect(readReferral(browser, 89 * day)).toBe("anna-7");
  expect(readReferral(browser, 90 * day)).toBe("");
});

test("The last referral counts, and a visit without one changes nothing", () => {
  const browser = createBrowser("?ref=first");
  rememberReferral(browser, 0);
  browser.location.search = "?ref=second";
  rememberReferral(browser, day);
  browser.location.search = "";
  rememberReferral(browser, 2 * day);
  expect(readReferral(browser, 3 * day)).toBe("second");
});

test("An invalid code is not stored", () => {
  for (const search of ["?ref=", "?ref=%3Cscript%3E", `?ref=${"x".repeat(41)}`]) {
    const browser = createBrowser(search);
    rememberReferral(browser, 0);
    expect(readReferral(browser, 1), search).toBe("");
  }
});

test("A browser that blocks storage causes no error", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  const browser = { location: { search: "?ref=anna" }, localStorage: { getItem: refuse, setItem: refuse } };
  rememberReferral(browser, 0);
  expect(readReferral(browser, 0)).toBe("");
});
