import { load } from "cheerio";
import { expect, test } from "vitest";
import { intlTags, locales } from "../../../domain/languages/locales.ts";
import { inPattaya } from "../../../domain/places/in-pattaya.ts";
import { viewingAddress } from "../../../domain/leads/viewing-link.ts";
import { fillLetter } from "../../../domain/texts/letters/fill-letter.ts";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { type ToldViewing, viewingNews } from "../../../office/letters/told-letter.ts";
import { writeOfficeViewingLetter } from "../../../office/letters/write-office-viewing-letter.ts";
import { writeViewingLetter } from "../../../office/letters/write-viewing-letter.ts";

const viewing: ToldViewing = {
  kind: "viewing",
  audience: "visitor",
  news: "confirmed",
  isInCalendar: true,
  isGivenUp: false,
  viewing: "3b6a1c8e-0000-4000-8000-000000000003",
  to: "anna@example.com",
  locale: "en",
  reference: "BT-7K2M",
  leadId: "3b6a1c8e-0000-4000-8000-000000000001",
  name: "Anna",
  reachBy: "whatsapp",
  phone: "+46701234567",
  movedFrom: null,
  startsAt: "2027-03-01T03:00:00Z",
  minutes: 60,
  byVideo: false,
  place: "",
  status: "confirmed",
  uid: "3b6a1c8e-0000-4000-8000-000000000002",
  sequence: 1,
  updatedAt: "2027-02-20T03:00:00Z",
  home: "Sea view on the 23rd floor",
  slug: "sea-view",
};
const addresses = {
  officeAddress: "office@example.com",
  siteName: "Lamp House",
  siteUrl: "https://site.test",
};
const key = "a key for tests with thirty-two characters";
const cases = locales.flatMap((locale) => viewingNews.map((news) => ({ locale, news })));

test.for(cases)(
  "$news in $locale says when and which home, in text and HTML alike",
  async ({ locale, news }) => {
    const texts = letterTexts[locale];
    const { to, subject, text, html } = await writeViewingLetter(
      { ...viewing, locale, news },
      addresses,
      texts,
      key,
    );
    expect(to).toBe(viewing.to);
    expect(subject).toMatch(/ – BT-7K2M$/);
    const page = load(html);
    expect(page("html").attr("lang")).toBe(intlTags[locale]);
    expect(page('a[href$="/property/sea-view"]')).toHaveLength(1);
    const isOver = ["hold_ended", "cancelled"].includes(news);
    const link = await viewingAddress(key, { ...viewing, id: viewing.viewing }, locale);
    expect(page(`a[href="https://site.test${link}"]`).text()).toBe(isOver ? "" : texts.viewingGiveUp);
    expect(text.includes(texts.viewingGiveUp + texts.colon + addresses.siteUrl + link)).toBe(!isOver);
    for (const words of [text, page("main").text()]) {
      expect(words).toContain(inPattaya(viewing.startsAt, locale));
      expect(words).toContain(viewing.home);
      expect(words).toContain(texts.notYou);
      expect(words.includes(texts.viewingAnother)).toBe(isOver);
      expect(words).not.toContain("Anna");
      expect(words).not.toContain("{{");
    }
  },
);

test("Each news has a subject of its own", async () => {
  const subjects = await Promise.all(
    viewingNews.map(
      async (news) =>
        (await writeViewingLetter({ ...viewing, news }, addresses, letterTexts.en, key)).subject,
    ),
  );
  expect(new Set(subjects).size).toBe(viewingNews.length);
});

test.for(locales)(
  "A viewing to come says how long it lasts, in text and in the office's letter (%s)",
  async (locale) => {
    const texts = letterTexts[locale];
    const read = async (news: ToldViewing["news"]) =>
      (await writeViewingLetter({ ...viewing, locale, news, minutes: 45 }, addresses, texts, key)).text;
    for (const news of ["planned", "confirmed", "moved", "reminder"] as const)
      expect(await read(news)).toMatch(new RegExp(`${texts.viewingDuration}${texts.colon}45\\s?\\S+`));
    expect(await read("cancelled")).not.toContain(texts.viewingDuration);
  },
);

test.for(locales)("A viewing by video says who calls and by what, or how to join (%s)", async (locale) => {
  const texts = letterTexts[locale];
  const read = async (changed: Partial<ToldViewing>) =>
    (await writeViewingLetter({ ...viewing, locale, byVideo: true, ...changed }, addresses, texts, key)).text;
  expect(await read({})).toContain(fillLetter(texts.viewingVideoCall, { channel: "WhatsApp" }));
  expect(await read({ reachBy: "phone" })).toContain(texts.viewingVideoPhone);
  expect(await read({ reachBy: "email" })).toContain(texts.viewingVideoLink);
  const joined = await read({ place: "https://meet.test/abc" });
  expect(joined).toContain(`${texts.viewingByVideo} · https://meet.test/abc`);
  for (const text of [joined, await read({ byVideo: false }), await read({ news: "cancelled" })])
    expect(text).not.toContain(fillLetter(texts.viewingVideoCall, { channel: "WhatsApp" }));
  expect(await read({})).not.toContain("+46");
});

test("The office reads whom it calls for a viewing by video, and by what", async () => {
  const write = async (changed: Partial<ToldViewing>) =>
    (await writeOfficeViewingLetter({ ...viewing, audience: "office", ...changed }, addresses)).text;
  expect(await write({ byVideo: true })).toContain("Call them · โทรหาลูกค้า: WhatsApp, +46701234567");
  expect(await write({ byVideo: true, reachBy: "email", phone: null })).toContain(
    "Send the link to the call · ส่งลิงก์วิดีโอคอล: E-mail · อีเมล",
  );
  expect(await write({ byVideo: true, place: "https://meet.test/abc" })).toContain(
    "By video call · วิดีโอคอล · https://meet.test/abc",
  );
  expect(await write({})).not.toContain("Call them");
});

test.for(locales)("A moved viewing names the time before (%s)", async (locale) => {
  const texts = letterTexts[locale];
  const before = "2027-02-27T08:30:00+00:00";
  const moved = { ...viewing, locale, news: "moved", movedFrom: before } as const;
  const { text } = await writeViewingLetter(moved, addresses, texts, key);
  expect(text).toContain(fillLetter(texts.viewingMovedFrom, { when: inPattaya(before, locale) }));
  const inPlace = await writeViewingLetter({ ...moved, movedFrom: null }, addresses, texts, key);
  expect(inPlace.text).not.toContain(texts.viewingMovedFrom.split("{{")[0]);
  const office = await writeOfficeViewingLetter({ ...moved, audience: "office" }, addresses);
  expect(office.text).toContain(`Before · เวลาเดิม: ${inPattaya(before, "en")} (Pattaya time)`);
});

test("The place is the office's, or the video call", async () => {
  const read = async (changed: object) =>
    (await writeViewingLetter({ ...viewing, ...changed }, addresses, letterTexts.en, key)).text;
  expect(await read({ place: "Lobby" })).toContain("Where: Lobby");
  expect(await read({ byVideo: true })).toContain("Where: By video call");
  expect(await read({})).not.toContain("Where");
});

async function calendarOf(changed: Partial<ToldViewing>): Promise<string | undefined> {
  const { attachments } = await writeViewingLetter(
    { ...viewing, ...changed },
    addresses,
    letterTexts.en,
    key,
  );
  const content = attachments?.[0]?.content;
  return content === undefined ? undefined : Buffer.from(content, "base64").toString();
}

test("A calendar gets the viewing, its change and its end under one UID, with a rising SEQUENCE", async () => {
  const sent = await calendarOf({});
  const moved = await calendarOf({ news: "moved", sequence: 2, startsAt: "2027-03-02T03:00:00Z" });
  const cancelled = await calendarOf({ news: "cancelled", sequence: 3, status: "cancelled" });
  for (const [file, method, sequence] of [
    [sent, "REQUEST", 1],
    [moved, "REQUEST", 2],
    [cancelled, "CANCEL", 3],
  ] as const) {
    const lines = file?.replaceAll("\r\n ", "").split("\r\n") ?? [];
    expect(lines).toContain(`METHOD:${method}`);
    expect(lines).toContain(`SEQUENCE:${sequence}`);
    expect(lines).toContain(`UID:${viewing.uid}@site.test`);
    expect(lines).toContain('ORGANIZER;CN="Lamp House":mailto:office@example.com');
    expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(/:mailto:anna@example.com$/);
    expect(lines).toContain(`STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`);
  }
  expect(moved).toContain("DTSTART;TZID=Asia/Bangkok:20270302T100000");
});

test("A retry attaches the same bytes, and a viewing that no calendar has is not taken out of one", async () => {
  expect(await calendarOf({})).toBe(await calendarOf({}));
  expect(await calendarOf({ news: "cancelled", isInCalendar: false })).toBeUndefined();
  expect(await calendarOf({ news: "reminder" })).toBeUndefined();
});

test("The office's letter says whether the visitor has cancelled the viewing or the office", async () => {
  const subjectOf = async (isGivenUp: boolean) => {
    const cancelled = { ...viewing, news: "cancelled", audience: "office", isGivenUp } as const;
    return (await writeOfficeViewingLetter(cancelled, addresses)).subject;
  };
  expect(await subjectOf(true)).toMatch(/^The visitor gave up the viewing · .*: Anna – BT-7K2M$/);
  expect(await subjectOf(false)).toMatch(/^Viewing cancelled · /);
});

test.for(locales)("Whoever gave a viewing up reads that they did (%s)", async (locale) => {
  const texts = letterTexts[locale];
  const cancelled = { ...viewing, locale, news: "cancelled" } as const;
  const write = (isGivenUp: boolean) =>
    writeViewingLetter({ ...cancelled, isGivenUp }, addresses, texts, key);
  const [byThem, byUs] = await Promise.all([write(true), write(false)]);
  const begins = (text: string) => text.slice(0, text.indexOf("{{"));
  expect(byThem.text).toContain(begins(texts.viewingGivenUp));
  expect(byUs.text).not.toContain(begins(texts.viewingGivenUp));
  expect(byUs.text).toContain(begins(texts.viewingCancelled));
});
