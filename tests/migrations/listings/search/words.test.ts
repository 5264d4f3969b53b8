import { afterAll, beforeAll, expect, test } from "vitest";
import { type AreaSlug, areas } from "../../../../domain/places/areas.ts";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import { frame as de } from "../../../../web/i18n/de/frame.ts";
import { frame as en } from "../../../../web/i18n/en/frame.ts";
import { frame as fr } from "../../../../web/i18n/fr/frame.ts";
import { frame as ru } from "../../../../web/i18n/ru/frame.ts";
import { frame as th } from "../../../../web/i18n/th/frame.ts";
import { frame as zh } from "../../../../web/i18n/zh/frame.ts";
import { type SearchScene, isPublic, openSearchScene } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let searchAll: SearchScene["searchAll"];
let one: SearchScene["one"];
beforeAll(async () => {
  ({ database, search, searchAll, one } = await openSearchScene());
});
afterAll(() => database.close());

const frames: Record<Locale, { areaNames: Record<AreaSlug, string> }> = { en, th, zh, ru, de, fr };

const titles = async (q: string) =>
  (await search({ q, sort: "relevance" })).listings.map(({ title }) => title);

test("Typing mistakes are corrected", async () => {
  expect((await titles("mapel court"))[0]).toContain("Quiet home");
  expect((await titles("pratamnak"))[0]).toBeDefined();
  expect(await titles("студиа")).toContain("Студия у моря с бассейном");
});

test("The last word may be unfinished", async () => {
  expect(await titles("студия бассей")).toEqual(["Студия у моря с бассейном"]);
});

test("Thai and Chinese words are found inside running text, also words of two characters", async () => {
  expect(await titles("วิวทะเล")).toEqual(["คอนโดวิวทะเล เขาพระตำหนัก"]);
  expect(await titles("海景")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("沙滩")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("滩")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("景海")).toEqual([]);
});

test("The order of Thai letters counts: a home with all pairs of a word, but not the word, is not shown", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, publication)
    values ('pairs', 'จองวันนี้ ลมเย็น ที่ดิน ยนต์', 'house-for-sale', '{for-sale}', 'published'),
      ('word', 'บ้านใกล้หาดจอมเทียนครับ', 'house-for-sale', '{for-sale}', 'published')`);
  const found = await searchAll({ q: "จอมเทียน" }, 100);
  expect(found.map(({ title }) => title)).toContain("บ้านใกล้หาดจอมเทียนครับ");
  expect(found.map(({ title }) => title)).not.toContain("จองวันนี้ ลมเย็น ที่ดิน ยนต์");
  expect(await titles("จองวัน")).toEqual(["จองวันนี้ ลมเย็น ที่ดิน ยนต์"]);
  expect(await one("select count(*)::int from known_words where word ~ '[\u0e00-\u0e7f]'")).toBe(0);
  await database.script("delete from listings where slug in ('pairs', 'word')");
});

test("An English listing is found by its area's name in another language", async () => {
  const jomtien = await one<number>(
    `select count(*)::int from listings where ${isPublic} and area = 'jomtien'`,
  );
  for (const q of ["จอมเทียน", "中天", "Джомтьен", "JOMTIEN"]) {
    expect((await search({ q })).total).toBe(jomtien);
  }
});

test("Every area is found by the name that the site gives it in each language", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, area, publication)
    select 'in-' || area, 'A home', 'condo-for-sale', '{for-sale}', area, 'published'
    from unnest(array[${areas.map(({ slug }) => `'${slug}'`).join(", ")}]) as area`);
  for (const locale of locales) {
    for (const { slug } of areas) {
      const q = frames[locale].areaNames[slug];
      const found = await searchAll({ q, areas: [slug] }, 100);
      expect(
        found.map(({ title }) => title),
        `${locale}: ${q}`,
      ).toContain("A home");
    }
  }
  await database.script("delete from listings where title = 'A home'");
});

test("A word in the title weighs more than one in the description", async () => {
  await database.script(`
    insert into listings (slug, title, description, property_type, status, publication, created_at) values
      ('said', 'A plain home', 'It has a lighthouse nearby', 'house-for-sale', '{for-sale}', 'published', '2026-09-02'),
      ('named', 'The lighthouse home', '', 'house-for-sale', '{for-sale}', 'published', '2026-09-01')`);
  expect(await titles("lighthouse")).toEqual(["The lighthouse home", "A plain home"]);
  await database.script("delete from listings where slug in ('said', 'named')");
});

test("A text of unknown words only finds nothing rather than everything", async () => {
  expect((await search({ q: "qqqqqqqq" })).total).toBe(0);
  expect((await search({ q: "''; drop table listings; --" })).total).toBe(0);
});

test("A listing is found by its translations, as long as they say so", async () => {
  const titles = async (q: string) => (await search({ q })).listings.map(({ title }) => title);
  await database.script(`
    insert into listing_translations (listing_id, locale, title, description)
    select id, 'fr', 'Penderie lumineuse', 'Un cellier derrière la cuisine' from listings where slug = 'home-1'`);
  expect(await titles("penderie lumineuse")).toEqual(["Quiet home number 1"]);
  expect(await titles("cellier")).toEqual(["Quiet home number 1"]);
  expect(await titles("penderei lumineuse")).toEqual(["Quiet home number 1"]);

  await database.script(
    "update listing_translations set title = 'Placard' where title = 'Penderie lumineuse'",
  );
  expect(await titles("lumineuse")).toEqual([]);
  expect(await titles("placard")).toEqual(["Quiet home number 1"]);

  await database.script("delete from listing_translations where title = 'Placard'");
  expect(await titles("placard")).toEqual([]);
});
