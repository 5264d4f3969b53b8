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
  rememberReferral(browser, 0, 90);
  expect(readReferral(browser, 89 * day, 90)).toMatchObject({ referral: "anna-7", referredOn: "1970-01-01" });
  expect(readReferral(browser, 90 * day, 90)).toEqual({});
});

test("The first and the last link are kept with their days, and a visit without one changes nothing", () => {
  const browser = createBrowser("?ref=first");
  rememberReferral(browser, 0, 90);
  for (const [search, at] of [
    ["?ref=second", day],
    ["?ref=third", 2 * day],
    ["", 3 * day],
  ] as const) {
    browser.location.search = search;
    rememberReferral(browser, at, 90);
  }
  const third = { referral: "third", referredOn: "1970-01-03" };
  expect(readReferral(browser, 4 * day, 90)).toEqual({
    firstReferral: "first",
    firstReferredOn: "1970-01-01",
    ...third,
  });
  // The first is forgotten earlier, and a later link does not bring it back.
  expect(readReferral(browser, 91 * day, 90)).toEqual(third);
  browser.location.search = "?ref=fourth";
  rememberReferral(browser, 91 * day, 90);
  expect(readReferral(browser, 91 * day, 90)).toMatchObject({ firstReferral: "fourth", referral: "fourth" });
});

test("An invalid code is not stored", () => {
  for (const search of ["?ref=", "?ref=%3Cscript%3E", `?ref=${"x".repeat(41)}`]) {
    const browser = createBrowser(search);
    rememberReferral(browser, 0, 90);
    expect(readReferral(browser, 1, 90), search).toEqual({});
  }
});

test("What somebody else wrote into the storage breaks nothing", () => {
  for (const text of ["null", "7", "{", '{"referredOn":3}', '"anna"']) {
    const browser = createBrowser("");
    browser.localStorage.setItem("referral", text);
    expect(readReferral(browser, 0, 90), text).toEqual({});
  }
});
