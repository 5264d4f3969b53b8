import { load } from "cheerio";
import { expect, test } from "vitest";
import { intlTags, locales } from "../../../domain/languages/locales.ts";
import { inPattaya } from "../../../office/email/in-pattaya.ts";
import { letterTexts } from "../../../domain/texts/letter-texts.ts";
import { viewingNews, writeViewingLetter } from "../../../office/email/write-viewing-letter.ts";

const viewing = {
  to: "anna@example.com",
  reference: "BT-7K2M",
  startsAt: "2027-03-01T03:00:00Z",
  byVideo: false,
  place: "",
  sequence: 1,
  home: "Sea view on the 23rd floor",
  slug: "sea-view",
};
const addresses = { siteName: "Lamp House", siteUrl: "https://site.test" };
const cases = locales.flatMap((locale) => viewingNews.map((news) => ({ locale, news })));

test.for(cases)(
  "$news in $locale says when and which home, in text and HTML alike",
  async ({ locale, news }) => {
    const { to, subject, text, html } = await writeViewingLetter(
      { ...viewing, locale },
      news,
      addresses,
      letterTexts[locale],
    );
    expect([to, subject]).toEqual([
      viewing.to,
      `${news === "confirmed" ? letterTexts[locale].viewingConfirmedSubject : letterTexts[locale].viewingHoldEndedSubject} – BT-7K2M`,
    ]);
    const page = load(html);
    expect(page("html").attr("lang")).toBe(intlTags[locale]);
    for (const words of [text, page("main").text()]) {
      expect(words).toContain(inPattaya(viewing.startsAt, locale));
      expect(words).toContain(viewing.home);
      expect(words).toContain(letterTexts[locale].notYou);
      expect(words.includes(letterTexts[locale].viewingAnother)).toBe(news === "hold_ended");
    }
  },
);

test("The place is the office's, or the video call", async () => {
  const read = async (changed: object) =>
    (
      await writeViewingLetter(
        { ...viewing, locale: "en", ...changed },
        "confirmed",
        addresses,
        letterTexts.en,
      )
    ).text;
  expect(await read({ place: "Lobby" })).toContain("Where: Lobby");
  expect(await read({ byVideo: true })).toContain("Where: By video call");
  expect(await read({})).not.toContain("Where");
});
