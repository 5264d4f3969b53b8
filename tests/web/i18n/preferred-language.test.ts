import { expect, test } from "vitest";
import { moveToPreferredLanguage } from "../../../web/i18n/preferred-language.ts";

function browser(address: string, options: { stored?: string; speaks?: string[] }) {
  const store = new Map(options.stored ? [["preferred-language", options.stored]] : []);
  const moves: string[] = [];
  const { pathname, search, hash } = new URL(address, "http://site.test");
  const given = {
    location: { pathname, search, hash, replace: (to: string) => void moves.push(to) },
    navigator: { languages: options.speaks ?? ["en-GB"] },
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
  };
  const isMoving = moveToPreferredLanguage(given);
  return { isMoving, moves, stored: store.get("preferred-language") };
}

test("A stored language moves an unprefixed address, keeping query and fragment", () => {
  expect(browser("/listings?type=condo#map", { stored: "th" })).toEqual({
    isMoving: true,
    moves: ["/th/listings?type=condo#map"],
    stored: "th",
  });
});

test("Without a stored language, the browser's language decides and is stored", () => {
  expect(browser("/", { speaks: ["pt-BR", "ru-RU"] })).toEqual({
    isMoving: true,
    moves: ["/ru"],
    stored: "ru",
  });
  expect(browser("/", { speaks: ["pt-BR"] })).toEqual({ isMoving: false, moves: [], stored: "en" });
});

test("A prefixed address wins over the stored language", () => {
  expect(browser("/de/listings", { stored: "th" })).toEqual({ isMoving: false, moves: [], stored: "th" });
});

test("The administration is opened in English or Thai only", () => {
  expect(browser("/admin/people", { stored: "th" }).moves).toEqual(["/th/admin/people"]);
  expect(browser("/admin", { stored: "de" })).toEqual({ isMoving: false, moves: [], stored: "de" });
});
