import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { planContract } from "../../../domain/leads/desk/contract-schedule.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import {
  type OwnClause,
  clausesOfTheDay,
  differingClauses,
} from "../../../domain/papers/contract/clauses.ts";
import type { MadePaper } from "../../../domain/papers/contract/contract-record.ts";
import { shippedContractTexts } from "../../../domain/papers/contract/shipped-texts.ts";
import { writeContractPaper } from "../../../domain/papers/contract/write-contract-paper.ts";
import { type Paper, fontsOf, paperFontAddress } from "../../../domain/papers/paper.ts";
import { printPapers } from "../../../office/papers/print-papers.ts";

const publicFolder = join(import.meta.dirname, "../../../web/public");

const terms: ContractTerms = {
  price: 2_450_000,
  downPayment: 300_000,
  months: 24,
  premiumPercent: 5,
  interestPercent: 4.5,
  startsOn: "2026-12-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 60,
};
const made: MadePaper = {
  version: 2,
  madeAt: "2026-11-27T10:00:00Z",
  ...clausesOfTheDay([], shippedContractTexts),
  seller: { name: "บริษัท บ้านตะวัน จำกัด", registration: "", address: "ที่อยู่ผู้ขาย", signer: "" },
  buyers: [
    { name: "王小明", nationality: "CN", passport: "E1", address: "上海市南京东路" },
    { name: "Алексей Ёлкин", nationality: "RU", passport: "", address: "Москва" },
  ],
  home: {
    title: "A flat by the sea",
    titles: {},
    building: "View Talay 6",
    address: "Pattaya",
    squareMeters: 48.5,
    bedrooms: 1,
    tenure: null,
    unit: "88/123",
  },
};
const record = {
  terms: { ...terms, ...planContract(terms), id: "x", home: null, movedAlong: 0 },
  reference: "K7Q2-ABCD",
};

const clausesOf = (own: readonly OwnClause[]) => clausesOfTheDay(own, shippedContractTexts);
const write = (paper: MadePaper, locale: Locale) =>
  writeContractPaper(record, paper, locale, shippedContractTexts[locale]);

function fontsFor(papers: readonly Paper[]) {
  return Object.fromEntries(
    fontsOf(JSON.stringify(papers)).map((name) => [
      name,
      new Uint8Array(readFileSync(publicFolder + paperFontAddress(name))),
    ]),
  );
}

async function read(papers: readonly Paper[]) {
  const printed = await printPapers(papers, fontsFor(papers));
  if ("uncovered" in printed) throw new Error(`no font has ${printed.uncovered}`);
  const document = await getDocumentProxy(printed);
  const { text } = await extractText(document, { mergePages: true });
  return { pages: document.numPages, text: text.replaceAll(/\s+/g, " ") };
}

test.each(locales)("The paper in %s has both names, every instalment and the sum", async (locale) => {
  const paper = write(made, locale);
  const { pages, text } = await read([paper]);
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain("王小明");
  expect(text).toContain("Алексей Ёлкин");
  const table = paper.blocks.find((block) => block.kind === "table");
  expect(table?.rows).toHaveLength(26);
  expect(table?.rows.at(-1)?.at(-1)).toMatch(/^2[.,\s\u202f]680[.,\s\u202f]551[.,]66$/u);
  expect(JSON.stringify(paper)).not.toMatch(/\{\{(?!pages?\}\})/);
});

test("Only Thai and English are for signing, and both say which one decides", () => {
  for (const locale of locales) {
    const { blocks, marks } = write(made, locale);
    const isForSigning = blocks.some(({ kind }) => kind === "signatures");
    expect([locale, isForSigning]).toEqual([locale, locale === "th" || locale === "en"]);
    expect(marks).toHaveLength(2);
  }
  expect(write(made, "en").marks[1]).toContain("the Thai text decides");
  expect(write(made, "th").marks[1]).toContain("ให้ถือฉบับภาษาไทยเป็นสำคัญ");
});

test("Two papers are one file, each with pages counted of its own", async () => {
  const papers = (["th", "en"] as const).map((locale) => write(made, locale));
  const { pages, text } = await read(papers);
  const each = await Promise.all(papers.map((paper) => read([paper])));
  expect(pages).toBe((each[0]?.pages ?? 0) + (each[1]?.pages ?? 0));
  expect(text).toContain(`Page 1 of ${each[1]?.pages}`);
});

test("It says that it is a sample until Thai and English are all the owner's", () => {
  const own = (locale: "th" | "en") =>
    Object.keys(made.clauses.en ?? {}).map((name) => ({
      name,
      locale,
      text: `Own ${name} {{months}}`,
      isOlder: false,
    }));
  expect(clausesOf([]).isSample).toBe(true);
  expect(clausesOf(own("en")).isSample).toBe(true);
  expect(clausesOf([...own("en"), ...own("th").slice(1)]).isSample).toBe(true);
  const { isSample, clauses } = clausesOf([...own("en"), ...own("th")]);
  expect(isSample).toBe(false);
  const paper = write({ ...made, isSample, clauses }, "en");
  expect(paper.marks).toHaveLength(1);
  expect(paper.blocks).toContainEqual({ kind: "paragraph", text: "Own fees 24" });
});

test("The contract allows what the site says: to let the home, to pay early, and heirs to carry on", () => {
  const text = JSON.stringify(write(made, "en").blocks);
  expect(text).toContain("live in the home or let it");
  expect(text).toContain("The Buyer may pay all that is left on any day.");
  expect(text).toContain("If the Buyer dies, the heirs may carry this contract on");
});

test("A clause that came after a paper was made is not in it, and the others are counted without it", () => {
  const { early, ...older } = shippedContractTexts.en.clauses;
  const headings = write({ ...made, clauses: { en: older } }, "en").blocks.flatMap((block) =>
    block.kind === "heading" && /^\d/.test(block.text) ? [block.text] : [],
  );
  expect(early).not.toBe("");
  expect(headings.slice(2, 4)).toEqual(["3. Upgrade and carry-over", "4. Stopping"]);
  expect(headings.at(-1)).toBe("10. Law and changes");
});

test.each(locales)(
  "After an upgrade the paper in %s says what moved along and what is left to pay",
  (locale) => {
    const { words } = shippedContractTexts[locale];
    const rowsOf = (movedAlong: number) => {
      const upgraded = { ...record, terms: { ...record.terms, movedAlong } };
      const paper = writeContractPaper(upgraded, made, locale, shippedContractTexts[locale]);
      return paper.blocks
        .flatMap((block) => (block.kind === "facts" ? block.rows : []))
        .filter(([name]) => name === words.movedAlong || name === words.downPaymentLeft);
    };
    expect(rowsOf(0)).toEqual([]);
    const digits = rowsOf(180_000.45).map(([, value]) => value.replaceAll(/\D/g, ""));
    expect(digits).toEqual(["18000045", "11999955"]);
  },
);

test("Clauses differ where one binding language is older, or ours beside the owner's", () => {
  const own = (locale: string, isOlder = false) => ({ name: "fees", locale, text: "Own", isOlder });
  expect(differingClauses([])).toEqual([]);
  expect(differingClauses([own("de")])).toEqual([]);
  expect(differingClauses([own("en")])).toEqual(["fees"]);
  expect(differingClauses([own("th"), own("de")])).toEqual(["fees"]);
  expect(differingClauses([own("th"), own("en")])).toEqual([]);
  expect(differingClauses([own("th", true), own("en")])).toEqual(["fees"]);
  expect(differingClauses([own("th"), own("en", true)])).toEqual(["fees"]);
});

function withBuyer(name: string, title = made.home.title): MadePaper {
  return {
    ...made,
    buyers: [{ name, nationality: "", passport: "", address: "" }],
    home: { ...made.home, title },
  };
}

test("A Chinese font is asked for only where there is Chinese", () => {
  const fonts = (paper: MadePaper) => fontsOf(JSON.stringify(write(paper, "de")));
  expect(fonts(withBuyer("Ann"))).not.toContain("chinese");
  expect(fonts(made)).toContain("chinese");
});

test("Names have all their letters, rare Chinese and Japanese ones too", async () => {
  for (const name of [
    "陶喆 李堃 珺祎赟翀彧旻",
    "山田さくら タロウ",
    "龍應臺 〇",
    "Nguyễn Thị Hạnh",
    "Şükrü Ğ",
    "Γιώργος",
  ]) {
    const { text } = await read([write(withBuyer(name), "en")]);
    expect(text).toContain(name);
  }
});

test("A paper with a letter that no font has is refused with the letter; a picture in a title is left out", async () => {
  const print = (paper: MadePaper) => {
    const papers = [write(paper, "th"), write(paper, "en")];
    return printPapers(papers, fontsFor(papers));
  };
  expect(await print(withBuyer("김민"))).toEqual({ uncovered: "김 민" });
  expect(await print(withBuyer("Ali محمد"))).toEqual({ uncovered: "م ح د" });
  expect(await print(withBuyer("王𠮷"))).toEqual({ uncovered: "𠮷" });
  const { text } = await read([write(withBuyer("Ann", "🏝️ A flat ❤ by the sea 👩‍👩‍👧"), "en")]);
  expect(text).toContain("A flat by the sea");
});
