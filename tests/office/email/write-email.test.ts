import { load } from "cheerio";
import { expect, test } from "vitest";
import { type Locale, intlTags, locales } from "../../../domain/languages/locales.ts";
import { fillLetter } from "../../../domain/texts/letters/fill-letter.ts";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { inPattaya } from "../../../domain/places/in-pattaya.ts";
import { type NoticedLead, writeEmail } from "../../../office/email/write-email.ts";

const lead: NoticedLead = {
  id: "6f1a1c1e-8f52-4a8e-9d5e-3b1a2c4d5e6f",
  reference: "BT-7K2M",
  kind: "application",
  locale: "de",
  name: "Anna Weber",
  email: "anna@example.com",
  phone: null,
  country: null,
  reach_by: "email",
  message: "",
  answers: {},
  referral: null,
  campaign: null,
  due_at: "2027-01-01T07:00:00Z",
  created_at: "2026-12-30T07:00:00Z",
  listing_title: null,
  listing_slug: null,
};
const addresses = {
  officeAddress: "office@example.com",
  siteName: "Lamp House",
  siteUrl: "https://site.test",
};

/** Everything that a visitor can type, filled with what a spammer would like to send. */
const spam = "WIN 1,000,000 THB now https://win.example <img src=https://win.example/x.png>";
const typed: NoticedLead = {
  ...lead,
  name: spam,
  phone: spam,
  message: `${spam}\n\nReference: FAKE-CODE`,
  answers: { preferredTime: spam, [spam]: "1" },
  referral: spam,
  campaign: spam,
};

async function textFor(locale: Locale): Promise<string> {
  const { text } = await writeEmail({ ...lead, locale }, "sender", addresses, letterTexts[locale]);
  return text.replaceAll(/\s/gu, " ");
}

test("An applicant reads when to expect an answer, with date and time as their language writes them", async () => {
  expect(await textFor("de")).toContain("Bis zum Freitag, 1. Januar 2027 um 14:00 Uhr (Ortszeit Pattaya)");
  expect(await textFor("fr")).toContain("D’ici au vendredi 1er janvier 2027 à 14:00 (heure de Pattaya)");
  expect(await textFor("th")).toContain("ภายในวันศุกร์ที่ 1 มกราคม พ.ศ. 2570 เวลา 14:00 (เวลาพัทยา)");
});

test("A colon has the spaces that its language puts around it", async () => {
  expect(await textFor("fr")).toContain("Votre numéro de référence : BT-7K2M");
  expect(await textFor("zh")).toContain("您的参考编号：BT-7K2M");
  expect(await textFor("de")).toContain("Ihre Vorgangsnummer: BT-7K2M");
});

test.for(locales)(
  "Nothing that a visitor typed is in the email to the given address (%s)",
  async (locale) => {
    const { to, subject, text, html } = await writeEmail(
      { ...typed, locale },
      "sender",
      addresses,
      letterTexts[locale],
    );
    expect(to).toBe("anna@example.com");
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/win|1,000,000|FAKE/i);
      expect(part).toContain("BT-7K2M");
    }
  },
);

test.for(locales)("The email's text and HTML say the same in the reader's language (%s)", async (locale) => {
  const { subject, text, html } = await writeEmail(
    { ...lead, locale },
    "sender",
    addresses,
    letterTexts[locale],
  );
  const page = load(html);
  expect(page("html").attr("lang")).toBe(intlTags[locale]);
  expect(page("title").text()).toBe(subject);
  const { greeting, applicationReceived, reference, notYou, closing } = letterTexts[locale];
  for (const words of [greeting, applicationReceived, reference, notYou, closing, addresses.siteName]) {
    expect(text).toContain(words);
    expect(page("main").text()).toContain(words);
  }
});

test.for(locales)("The letter with the guide has its own subject and link (%s)", async (locale) => {
  const link = "https://site.test/guide/en?pass=1.x";
  const { subject, text, html } = await writeEmail(
    { ...lead, locale, kind: "guide" },
    "sender",
    addresses,
    letterTexts[locale],
    link,
  );
  const texts = letterTexts[locale];
  expect(subject).toBe(`${texts.guideSubject} – BT-7K2M`);
  expect(texts.guideSubject).not.toBe(texts.subject);
  expect(load(html)(`a[href="${link}"]`).text()).toBe(texts.guide);
  expect(text).toContain(texts.guideReceived);
  expect(text).not.toContain(texts.received);
});

test.for(locales)("An application is called one, and any other enquiry a message (%s)", async (locale) => {
  const texts = letterTexts[locale];
  const write = (kind: NoticedLead["kind"]) =>
    writeEmail({ ...lead, locale, kind }, "sender", addresses, texts);
  const [application, contact] = await Promise.all([write("application"), write("contact")]);
  expect(application.subject).toBe(`${texts.applicationSubject} – BT-7K2M`);
  expect(application.text).toContain(texts.applicationReceived);
  expect(contact.subject).toBe(`${texts.subject} – BT-7K2M`);
  expect(contact.text).toContain(texts.received);
});

test.for(locales)(
  "Offers and requests for a viewing are called so, and say where to answer; an offer by when we do (%s)",
  async (locale) => {
    const texts = letterTexts[locale];
    const write = (kind: NoticedLead["kind"]) =>
      writeEmail({ ...lead, locale, kind }, "sender", addresses, texts, "https://site.test/own");
    const [offer, viewing] = await Promise.all([write("offer"), write("viewing")]);
    expect(offer.subject).toBe(`${texts.offerSubject} – BT-7K2M`);
    expect(offer.text).toContain(fillLetter(texts.offerDue, { when: inPattaya(lead.due_at ?? "", locale) }));
    expect(viewing.subject).toBe(`${texts.viewingAskedSubject} – BT-7K2M`);
    for (const { text } of [offer, viewing]) {
      expect(text).toContain(texts.thread);
      expect(text).not.toContain(texts.received);
    }
  },
);

test.for(locales)("Who wants to recommend us reads that we write within a few days (%s)", async (locale) => {
  const texts = letterTexts[locale];
  const { subject, text } = await writeEmail(
    { ...lead, locale, kind: "affiliate" },
    "sender",
    addresses,
    texts,
  );
  expect(subject).toBe(`${texts.affiliateSubject} – BT-7K2M`);
  expect(text).toContain(texts.affiliateReceived);
  expect(text).toContain(texts.thread);
  expect(text).not.toContain(texts.received);
});

test.for(locales)("The letter about an offer links to the page for its pictures (%s)", async (locale) => {
  const link = "https://site.test/list-your-home/sent?reference=BT-7K2M&pass=1.x";
  const offered = { ...typed, locale, kind: "offer", answers: { building: "Free words" } } as const;
  const { text, html } = await writeEmail(offered, "sender", addresses, letterTexts[locale], link);
  expect(load(html)(`a[href="${link}"]`).text()).toBe(letterTexts[locale].pictures);
  expect(text).not.toContain("Free words");
});

test.for(locales)(
  "The letter about a viewing names its home and links to the button that holds its time (%s)",
  async (locale) => {
    const home = { listing_title: "Sea view", listing_slug: "sea-view" };
    const answers = { viewingAt: "2027-03-01T10:00" };
    const asked = { ...typed, ...home, locale, kind: "viewing", answers } as const;
    const link = "https://site.test/viewing?viewing=3b6a&pass=1.x";
    const { text, html } = await writeEmail(asked, "sender", addresses, letterTexts[locale], link);
    const page = load(html);
    const { hold, viewingGiveUp } = letterTexts[locale];
    const ways = page(`a[href="${link}"]`).toArray();
    expect(ways.map((way) => page(way).text())).toEqual([hold, viewingGiveUp]);
    expect(page('a[href$="/property/sea-view"]').text()).toBe("Sea view");
    expect(text).toContain(letterTexts[locale].viewingHome);
    expect(text).toContain(hold + letterTexts[locale].colon + link);
    expect(text).not.toMatch(/win\.example|1,000,000|FAKE/i);
  },
);

test("The office's email shows what was typed as plain text and links to the enquiry", async () => {
  const { to, subject, text, html } = await writeEmail(typed, "office", addresses, letterTexts.en);
  const page = load(html);
  expect([to, subject]).toEqual(["office@example.com", "Application · ใบสมัคร BT-7K2M"]);
  expect(page("blockquote").text()).toBe(typed.message);
  const address = `https://site.test/admin/enquiries?lead=${lead.id}`;
  expect(text).toContain(address);
  const links = page("a")
    .toArray()
    .map((link) => page(link).attr("href"));
  expect(links).toEqual([address, "https://site.test"]);
});

test("No email loads anything from elsewhere", async () => {
  for (const audience of ["office", "sender"] as const) {
    const { html } = await writeEmail(typed, audience, addresses, letterTexts.en);
    expect(load(html)("img, link, script, style, iframe, [src], [background]").length).toBe(0);
    expect(html).not.toMatch(/url\(|@import/);
  }
});

test("What a visitor typed on one line cannot pass for a line of ours", async () => {
  const { text } = await writeEmail(
    { ...lead, name: "Ann\nReference: FAKE" },
    "office",
    addresses,
    letterTexts.en,
  );
  expect(text).toContain("Name · ชื่อ: Ann Reference: FAKE");
});

test("A letter begins with the owner's logo, named in words for who does not load it, and the office's has none", async () => {
  const logo = "/media/0123456789abcdef0123456789abcdef-600x200?w=480&f=png";
  const writeTo = (audience: "sender" | "office", from: object) =>
    writeEmail(lead, audience, { ...addresses, ...from }, letterTexts.de);
  const picture = load((await writeTo("sender", { logo })).html)("main img");
  expect(picture.attr()).toMatchObject({ src: `https://site.test${logo}`, alt: "Lamp House" });
  expect((await writeTo("sender", {})).html).not.toContain("<img");
  expect((await writeTo("office", { logo })).html).not.toContain("<img");
});

test("The office reads answers by their names, money with its currency, and times with their zone", async () => {
  const answers = {
    monthlyBudget: "15000",
    currency: "EUR",
    moneyDown: "200000",
    wantedHome: "studio",
    viewingAt: "2027-03-01T10:00",
  };
  const { text } = await writeEmail({ ...lead, country: "SE", answers }, "office", addresses, letterTexts.en);
  for (const row of [
    "Kind · ประเภท: Application · ใบสมัคร",
    "Reach by · ติดต่อทาง: E-mail · อีเมล",
    "Sweden · สวีเดน",
    "German · เยอรมัน",
  ])
    expect(text).toContain(row);
  expect(text).toContain("A month · ต่อเดือน: EUR 15,000");
  expect(text).toContain("First payment · เงินก้อนแรก: EUR 200,000");
  expect(text).toContain("Kind of home · ประเภทที่อยู่อาศัย: Studio · สตูดิโอ");
  expect(text).toContain(
    "Viewing wished · เวลาที่อยากเข้าชม: Monday, 1 March 2027 at 10:00 (Pattaya time) · วันจันทร์ที่ 1 มีนาคม พ.ศ. 2570 เวลา 10:00 (เวลาพัทยา)",
  );
  expect(text).toContain("Answer before (Pattaya time)");
  expect(text).not.toContain("currency");
});

test("The office reads an offer in words: what is wanted, in whose name it stands, and what is asked", async () => {
  const answers = {
    deal: "finance",
    homeKind: "condo",
    building: "Sea Tower",
    area: "jomtien",
    size: 34.5,
    floor: "12",
    bedrooms: "0",
    bathrooms: "5",
    titleDeed: "yes",
    houseBook: "",
    heldIn: "foreign-quota",
    wish: 2_400_000,
    freeFrom: "May",
  };
  const { text } = await writeEmail({ ...lead, kind: "offer", answers }, "office", addresses, letterTexts.en);
  for (const row of [
    "The owner wants to · เจ้าของต้องการ: Sell in instalments · ขายแบบผ่อน",
    "Kind of home · ประเภททรัพย์: Condo · คอนโด",
    "Building, village or street · อาคาร โครงการ หรือถนน: Sea Tower",
    "Area · ย่าน: Jomtien · จอมเทียน",
    "Size · ขนาด: 34.5 m² · 34.5 ตร.ม.",
    "Floor · ชั้น: 12",
    "Bedrooms · ห้องนอน: Studio · สตูดิโอ",
    "Bathrooms · ห้องน้ำ: 5 or more · 5 ห้องขึ้นไป",
    "Title deed (chanote) · โฉนดหรือหนังสือกรรมสิทธิ์ห้องชุด: Has it · มี",
    "In whose name · กรรมสิทธิ์เป็นชื่อใคร: Foreign quota · โควตาต่างชาติ",
    "Price or monthly rent hoped for · ราคาขายหรือค่าเช่าต่อเดือนที่ต้องการ: THB 2,400,000 · ฿2,400,000",
    "Free from · ว่างตั้งแต่: May",
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(`\n${row}\n`);
  expect(text).not.toContain("House book");
});
