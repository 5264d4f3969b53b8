/** Previews of letters and replies: every text of the owner's is seen in one, and nothing in it opens or names anybody. */
import { load } from "cheerio";
import { expect, test } from "vitest";
import { replySubject, replyTextNames, shippedReplyTexts } from "../../../domain/leads/desk/reply-texts.ts";
import { intlTags, locales } from "../../../domain/languages/locales.ts";
import { letterNames, letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { sampleWords } from "../../../domain/texts/sample-words.ts";
import { drawLetter } from "../../../office/previews/draw-letter.ts";

const site = { siteName: "Lamp House", logo: "/media/logo.png", siteUrl: "https://site.test" };
const now = new Date("2026-12-01T03:00:00Z");

test.for(locales)(
  "Each text of the letters in %s is seen in its preview, and every place is filled",
  async (locale) => {
    for (const name of letterNames) {
      const typed = `${letterTexts[locale][name]} ⟦mine⟧`;
      const asked = { kind: "letter", name, locale, own: { [name]: typed } } as const;
      const drawn = await drawLetter(asked, site, letterTexts[locale], now);
      const seen = [drawn?.subject, drawn?.text, drawn?.calendarEntry].join("\n");
      expect([name, seen.includes("⟦mine⟧")]).toEqual([name, true]);
      expect([name, seen.includes("{{")]).toEqual([name, false]);
      const page = load(drawn?.html ?? "");
      expect(page("html").attr("lang")).toBe(intlTags[locale]);
      expect(page("img").first().attr("src")).toBe("https://site.test/media/logo.png");
    }
  },
);

test.for(locales)("Each reply in %s is seen in the letter in which it would be sent", async (locale) => {
  for (const name of replyTextNames) {
    const typed = `${shippedReplyTexts[locale][name]} ⟦mine⟧`;
    const inForce = { ...letterTexts[locale], thread: "The words in force" };
    const asked = { kind: "reply", name, locale, own: { [name]: typed } } as const;
    const drawn = await drawLetter(asked, site, inForce, now);
    expect([name, drawn?.text.includes("⟦mine⟧")]).toEqual([name, true]);
    expect(drawn?.text).toContain(sampleWords[locale].person);
    expect(drawn?.text).toContain("Lamp House");
    expect(drawn?.html).toContain("The words in force");
    expect(drawn?.subject).toBe(
      `${replySubject(locale, name === "offer" ? "offer" : "application")} – SAMPLE`,
    );
    expect(drawn?.text).not.toContain("{{");
  }
});

test("What an owner types stays words, in the HTML too", async () => {
  const own = { received: 'Hello <script>alert(1)</script> <img src=x onerror="alert(1)">' };
  const drawn = await drawLetter(
    { kind: "letter", name: "received", locale: "en", own },
    site,
    letterTexts.en,
    now,
  );
  expect(drawn?.text).toContain(own.received);
  const page = load(drawn?.html ?? "");
  expect([page("script").length, page("img").length]).toEqual([0, 1]);
  expect(page("main").text()).toContain(own.received);
});

test("The passes in two previews differ, so none is signed with a key that anybody has", async () => {
  const draw = async () =>
    (
      await drawLetter(
        { kind: "letter", name: "alertAsked", locale: "en", own: {} },
        site,
        letterTexts.en,
        now,
      )
    )?.text;
  const [first, second] = [await draw(), await draw()];
  expect(first).toContain("https://site.test/");
  expect(first).not.toBe(second);
});

test("There is no preview of a text that no letter has", async () => {
  const asked = { kind: "letter", name: "toString", locale: "en", own: {} } as const;
  expect(await drawLetter(asked, site, letterTexts.en, now)).toBeNull();
});

test("In German a letter goes on after its greeting without a capital, but for Sie and Ihr", async () => {
  for (const name of letterNames) {
    const drawn = await drawLetter(
      { kind: "letter", name, locale: "de", own: {} },
      site,
      letterTexts.de,
      now,
    );
    // News about homes are a list.
    if (drawn?.text.includes(letterTexts.de.alertChange)) continue;
    const afterGreeting = drawn?.text.split(letterTexts.de.greeting)[1]?.trim();
    expect([name, afterGreeting]).toEqual([name, expect.stringMatching(/^(?:[a-zäöü]|Ihr|Sie )/)]);
  }
});

test("A day stands alone: a zone is named beside a time, and where it decides which day is today", () => {
  const zones = /\{\{day\}\}\s?[(（][^)）]*(?:Pattaya|พัทยา|芭提雅|Паттайи)/;
  for (const locale of locales) {
    const named = letterNames.filter((name) => zones.test(letterTexts[locale][name]));
    expect([locale, named]).toEqual([locale, ["instalmentOnDay"]]);
  }
});

test("French letters set no plain space before a colon, a question mark or a semicolon", () => {
  expect(letterNames.filter((name) => /\S [:;?!](?: |$)/.test(letterTexts.fr[name]))).toEqual([]);
});

test("No Russian sentence ends with a day, which has a full stop of its own", () => {
  expect(letterNames.filter((name) => letterTexts.ru[name].includes("{{day}}."))).toEqual([]);
});
