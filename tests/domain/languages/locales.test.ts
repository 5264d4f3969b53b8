import { expect, test } from "vitest";
import { localisePath, locales, splitLocale } from "../../../domain/languages/locales.ts";

test("A prefixed address is split into its language and its path", () => {
  expect(splitLocale("/th/listings")).toEqual({ locale: "th", path: "/listings" });
  expect(splitLocale("/de")).toEqual({ locale: "de", path: "/" });
});

test("An unprefixed address is English, even when it begins like a language", () => {
  expect(splitLocale("/listings")).toEqual({ locale: "en", path: "/listings" });
  expect(splitLocale("/thailand")).toEqual({ locale: "en", path: "/thailand" });
});

test("Splitting a localised path gives the same language and path", () => {
  for (const locale of locales) {
    for (const path of ["/", "/listings", "/property/x"]) {
      expect(splitLocale(localisePath(path, locale))).toEqual({ locale, path });
    }
  }
});
