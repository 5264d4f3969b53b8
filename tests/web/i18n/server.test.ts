import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import { createI18n, writtenOf } from "../../../web/i18n/create-i18n.ts";
import { readSourceTexts } from "../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../web/i18n/server.ts";
import { type Texts, serverSections } from "../../../web/i18n/texts.ts";

afterEach(() => vi.unstubAllEnvs());

/** As the browser's build has it. */
async function browserTexts() {
  vi.stubEnv("SSR", false);
  vi.resetModules();
  const { loadTexts } = await import("../../../web/i18n/load-texts.ts");
  return loadTexts;
}

test.each(locales)(
  "The server speaks %s: every section it says is there, no text is empty",
  async (locale) => {
    const instance = await serverI18n(locale, readSourceTexts);
    expect(instance.language).toBe(locale);
    for (const section of serverSections) {
      const texts = Object.entries(instance.getResourceBundle(locale, section));
      expect(texts.length, section).toBeGreaterThan(0);
      expect(
        texts.filter(([, text]) => text === ""),
        section,
      ).toEqual([]);
    }
  },
);

test("A language has one instance, and another language has another", async () => {
  expect(await serverI18n("de", readSourceTexts)).toBe(await serverI18n("de", readSourceTexts));
  expect(await serverI18n("de", readSourceTexts)).not.toBe(await serverI18n("th", readSourceTexts));
});

test("A text is the same on every call, and each number and amount has its own", async () => {
  const plain = createI18n("ru");
  await (
    await browserTexts()
  )(plain, ["catalogue", "frame"]);
  const remembering = await serverI18n("ru", readSourceTexts);
  const expected = plain.getFixedT("ru", ["catalogue", "frame"]);
  for (let time = 0; time < 2; time += 1) {
    const t = remembering.getFixedT("ru", ["catalogue", "frame"]);
    for (const count of [1, 2, 5, 21, 0, 1.5]) {
      expect(t("catalogue:count", { count })).toBe(expected("catalogue:count", { count }));
    }
    for (const amount of ["฿1", "฿2"]) {
      expect(t("catalogue:perMonth", { amount })).toBe(expected("catalogue:perMonth", { amount }));
    }
    expect(t("frame:home")).toBe(expected("frame:home"));
    expect(t("frame:home")).not.toBe(t("frame:areas"));
  }
});

test("The same key is another text in another section", async () => {
  const instance = await serverI18n("en", readSourceTexts);
  expect(instance.getFixedT("en", "frame")("search")).toBe("Search");
  expect(instance.getFixedT("en", "adminFrame")("keys.review.j")).toBe("Next");
  expect(instance.getFixedT("en", ["adminFrame", "frame"])("frame:search")).toBe("Search");
});

test("A component reads its section's texts, plurals and numbers in the page's language", async () => {
  const Probe = () => {
    const { t, i18n } = useTranslation(["catalogue", "frame"]);
    return element("p", { lang: i18n.language }, t("catalogue:count", { count: 3 }), t("frame:search"));
  };
  const html = renderToString(
    element(I18nextProvider, { i18n: await serverI18n("de", readSourceTexts), children: element(Probe) }),
  );
  expect(html).toMatch(/^<p lang="de">3 .+Suche/);
});

test("In the browser a section is loaded on request, and a missing section is an error", async () => {
  const loadTexts = await browserTexts();
  const instance = createI18n("fr");
  await loadTexts(instance, ["frame"]);
  expect(instance.hasResourceBundle("fr", "frame")).toBe(true);
  expect(instance.hasResourceBundle("fr", "search")).toBe(false);
  // Such as a section that an old page requests after a deployment.
  const gone: unknown = "no-such-section";
  await expect(loadTexts(instance, [gone as keyof Texts])).rejects.toThrow("There are no texts in");
});

test("A language that could not be read is read again", async () => {
  vi.resetModules();
  const server = await import("../../../web/i18n/server.ts");
  const unread = vi.fn(() => Promise.reject(new Error("no file")));
  await expect(server.serverI18n("de", unread)).rejects.toThrow("no file");
  const instance = await server.serverI18n("de", readSourceTexts);
  expect(instance.getFixedT("de", "frame")("search")).toBe("Suche");
});

test("The server carries no texts", async () => {
  const { loadTexts } = await import("../../../web/i18n/load-texts.ts");
  await expect(loadTexts(createI18n("fr"), ["frame"])).rejects.toThrow("There are no texts in");
});

test("The owner's words stand in place of ours, on the server and in the browser", async () => {
  const words = {
    words: { "frontPage.title": "<b>Mine</b>", "frontPage.why.fees": "No fees" },
    testimonials: { first: { author: "Ann B.", country: "NO", language: "en" as const } },
    facts: {},
    terms: {},
  };
  const own = await serverI18n("fr", readSourceTexts, words);
  expect(own.t("frontPage:title")).toBe("<b>Mine</b>");
  expect(own.t("frontPage:why.fees")).toBe("No fees");
  const shipped = await serverI18n("fr", readSourceTexts);
  expect(shipped.t("frontPage:title")).not.toBe("<b>Mine</b>");
  expect(own.t("frontPage:subtitle")).toBe(shipped.t("frontPage:subtitle"));
  expect(await serverI18n("fr", readSourceTexts, words)).toBe(own);
  expect(writtenOf(own).testimonials["first"]?.author).toBe("Ann B.");
  expect(writtenOf(shipped).testimonials).toEqual({});

  const loadTexts = await browserTexts();
  // The modules are fresh, and the words belong to the instance of the same ones.
  const browser = await import("../../../web/i18n/create-i18n.ts");
  const instance = browser.createI18n("fr", words);
  await loadTexts(instance, ["frontPage"]);
  expect(instance.t("frontPage:title")).toBe("<b>Mine</b>");
  expect(instance.t("frontPage:subtitle")).toBe(shipped.t("frontPage:subtitle"));
});

test("Of a language the server keeps the words in force and those of a preview, and no others", async () => {
  const written = (text: string) => ({
    words: { "frontPage.title": text },
    testimonials: {},
    facts: {},
    terms: {},
  });
  const first = await serverI18n("th", readSourceTexts, written("1"));
  await serverI18n("th", readSourceTexts, written("2"));
  await serverI18n("th", readSourceTexts, written("3"));
  expect(await serverI18n("th", readSourceTexts, written("1"))).not.toBe(first);
});
