/** What receipts and yearly statements say, in each language. */
import { expect, test } from "vitest";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { locales } from "../../../domain/languages/locales.ts";
import type { MyContract } from "../../../domain/leads/my-application.ts";
import type { MoneyRecord } from "../../../domain/papers/money/money-record.ts";
import { moneyWords } from "../../../domain/papers/money/words.ts";
import { writeMoneyPaper } from "../../../domain/papers/money/write-money-paper.ts";

const payment = (
  id: string,
  number: number,
  amount: number,
  paidOn: string,
  more: Partial<MyContract["payments"][number]> = {},
): MyContract["payments"][number] => ({
  id,
  number,
  amount,
  paidOn,
  method: "transfer",
  currency: null,
  foreignAmount: null,
  bahtPerUnit: null,
  receipt: `2026-00000${id}`,
  surplus: null,
  corrects: null,
  ...more,
});

const home: NonNullable<MyContract["home"]> = {
  slug: "sea-view",
  title: "Sea view",
  language: "en",
  translations: {},
  type: "condo-for-sale",
  bedrooms: 1,
  squareMeters: 35,
  area: "jomtien",
  address: { state: "", city: ["Pattaya"] },
};
const contract: MyContract = {
  id: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
  paymentCode: "KMTP",
  paying: null,
  home,
  price: 220_000,
  contractPrice: 220_000,
  downPayment: 100_000,
  months: 12,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2025-12-01",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 60,
  instalments: [
    { number: 0, dueOn: "2025-12-01", amount: 100_000, paid: 100_000 },
    ...Array.from({ length: 12 }, (_, index) => ({
      number: index + 1,
      dueOn: `2026-${String(index + 1).padStart(2, "0")}-01`,
      amount: 10_000,
      paid: index === 0 ? 10_000 : 0,
    })),
  ],
  fees: [{ number: 1001, dueOn: "2026-03-01", amount: 500.5, paid: 500.5 }],
  follows: null,
  endedBy: null,
  entries: [],
  payments: [
    payment("1", 0, 100_000, "2025-12-01", { receipt: "2025-000001", method: "carried" }),
    payment("2", 1, 10_000, "2026-01-02", { currency: "EUR", foreignAmount: 262.5, bahtPerUnit: 38.1 }),
    payment("3", 2, 10_000, "2026-02-02"),
    payment("4", 2, -10_000, "2026-02-03", { corrects: "3" }),
    payment("5", 1001, 500.5, "2026-03-01", { method: "cash" }),
  ],
  documents: [],
};

const record: MoneyRecord = {
  contract,
  reference: "BT7K-2M3N",
  lead: null,
  mayCorrect: false,
  buyers: ["王小明", "Алексей Ёлкин"],
  settings: {},
  seller: { name: "Lamp House Ltd", registration: "0105", address: "Beach Road" },
  receipts: {
    "2026-000002": {
      issuedOn: "2026-01-03",
      receivedFrom: "王小明, Алексей Ёлкин",
      left: 110_000,
      moves: 109_000,
      kept: 66_000.6,
    },
    "2026-000003": {
      issuedOn: "2026-02-03",
      receivedFrom: "王小明, Алексей Ёлкин",
      left: 100_000,
      moves: 120_000,
      kept: 72_000,
    },
    "2026-000004": {
      issuedOn: "2026-02-03",
      receivedFrom: "王小明, Алексей Ёлкин",
      left: 110_000,
      moves: null,
      kept: null,
    },
    "2026-000005": {
      issuedOn: "2026-03-01",
      receivedFrom: "王小明, Алексей Ёлкин",
      left: 110_000,
      moves: 110_000,
      kept: 66_000,
    },
  },
};

const today = "2026-03-15";
const write = (
  asked: Parameters<typeof writeMoneyPaper>[1],
  locale: (typeof locales)[number] = "en",
  of = record,
) => writeMoneyPaper(of, asked, locale, today);

test.each(locales)(
  "In %s a receipt and a statement name buyers, sums and what is left, and leave no place unfilled",
  (locale) => {
    const baht = (sum: number) => `${formatNumber(sum, locale, "exact")} THB`;
    const receipt = JSON.stringify(write({ receipt: "2026-000002" }, locale));
    for (const words of [
      "王小明, Алексей Ёлкин",
      "Lamp House Ltd",
      "Sea view",
      baht(10_000),
      baht(110_000),
      // What moves along, and what stopping would cost.
      baht(109_000),
      baht(66_000.6),
      baht(43_999.4),
      "EUR × 38.1",
    ])
      expect(receipt).toContain(words);
    const statement = JSON.stringify(write({ year: "2026" }, locale));
    // Paid in the year, before, left; and what stopping on this day would cost of 110,000.
    for (const sum of [10_500.5, 100_000, 110_000, 66_000, 44_000]) expect(statement).toContain(baht(sum));
    for (const paper of [receipt, statement])
      expect(paper.replaceAll(/\{\{pages?\}\}/g, "")).not.toMatch(/\{\{|undefined|null/);
  },
);

test("A receipt that was taken back says by which correction, and the correction says what it takes back", () => {
  expect(write({ receipt: "2026-000003" })?.marks).toEqual(["Taken back by correction 2026-000004."]);
  const correction = write({ receipt: "2026-000004" });
  expect([correction?.title, correction?.marks]).toEqual([
    "Correction 2026-000004",
    ["This takes back receipt 2026-000003."],
  ]);
  const fee = JSON.stringify(write({ receipt: "2026-000005" }));
  // The late fee is no part of what is kept or returned.
  for (const words of ["Late fee 1", "66,000.00 THB kept, 44,000.00 THB returned"])
    expect(fee).toContain(words);
  // The contract had ended.
  expect(JSON.stringify(correction)).not.toMatch(/upgrade|stopped/);
});

test("On a statement a late fee that is not paid is a part of what is left", () => {
  const fees = contract.fees.map((fee) => ({ ...fee, paid: 0 }));
  const rows = write({ year: "2026" }, "en", { ...record, contract: { ...contract, fees } })?.blocks.flatMap(
    (block) => (block.kind === "facts" ? block.rows : []),
  );
  expect(rows).toContainEqual([moneyWords.en.leftNow, "110,500.50 THB"]);
});

test("A receipt says the same after later payments", () => {
  const before = { ...record, contract: { ...contract, payments: contract.payments.slice(0, 2) } };
  expect(write({ receipt: "2026-000002" })).toEqual(write({ receipt: "2026-000002" }, "en", before));
});

test.each(locales)("In %s nothing is said of stopping once everything is paid", (locale) => {
  const instalments = contract.instalments.map((one) => ({ ...one, paid: one.amount }));
  const { "2026-000002": issued } = record.receipts;
  if (!issued) throw new Error("no receipt");
  const full = {
    ...record,
    contract: { ...contract, instalments },
    receipts: { ...record.receipts, "2026-000002": { ...issued, left: 0 } },
  };
  const { allPaid, stopping, stoppingThen } = moneyWords[locale];
  for (const asked of [{ year: "2026" }, { receipt: "2026-000002" }]) {
    const paper = JSON.stringify(write(asked, locale, full));
    expect(paper).toContain(allPaid);
    for (const words of [stopping, stoppingThen]) expect(paper).not.toContain(words);
  }
});

test("What moved along is told apart from what was paid, in its own year and later", () => {
  const rows = (year: string) => {
    const sums = write({ year })?.blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
    return sums?.filter(([name]) => /Paid in|Paid before|Moved along/.test(name));
  };
  const moved = ["Moved along from the contract before", "100,000.00 THB"];
  expect(rows("2025")).toEqual([["Paid in 2025", "0.00 THB"], ["Paid before", "0.00 THB"], moved]);
  expect(rows("2026")).toEqual([["Paid in 2026", "10,500.50 THB"], ["Paid before", "0.00 THB"], moved]);
});

test("A receipt names who bought when it was issued, a statement who buys now", () => {
  const handedOn = { ...record, buyers: ["Nora New"] };
  expect(JSON.stringify(write({ receipt: "2026-000002" }, "en", handedOn))).toContain("Алексей Ёлкин");
  expect(JSON.stringify(write({ year: "2026" }, "en", handedOn))).toContain("Nora New");
});

test("A statement lists payments by the day they were made, not by the day they were entered", () => {
  const payments = contract.payments.toReversed();
  const statement = write({ year: "2026" }, "en", { ...record, contract: { ...contract, payments } });
  const table = statement?.blocks.find((block) => block.kind === "table");
  expect(table?.rows.map(([, day]) => day)).toEqual([
    "2 January 2026",
    "2 February 2026",
    "3 February 2026",
    "1 March 2026",
  ]);
});

test("A statement of a contract that has ended says how, and what was kept and returned", () => {
  const ending = {
    id: "end",
    kind: "terminated" as const,
    happenedOn: "2026-03-10",
    amount: null,
    paid: 110_000,
    kept: 66_000,
    returned: 44_000,
    moved: 0,
    number: null,
    person: null,
  };
  const refunded = {
    ...ending,
    id: "back",
    kind: "refunded" as const,
    happenedOn: "2026-03-20",
    amount: 30_000.33,
    paid: null,
    kept: null,
    returned: null,
    moved: null,
  };
  const ended = { ...record, contract: { ...contract, endedBy: "end", entries: [ending, refunded] } };
  const written = write({ year: "2026" }, "en", ended);
  const rows = written?.blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
  for (const row of [
    ["Returned to you in 2026", "30,000.33 THB"],
    ["To be returned", "44,000.00 THB"],
    ["Returned so far", "30,000.33 THB"],
    ["Still to be returned", "13,999.67 THB"],
  ])
    expect(rows).toContainEqual(row);
  const statement = JSON.stringify(written);
  expect(statement).toContain("Ended on 10 March 2026");
  expect(statement).toContain("by agreement");
  expect(statement).not.toContain("If you stop");
});

test.each(locales)(
  "In %s a statement lists what was returned in the year, also in a year without payments",
  (locale) => {
    const refund = (id: string, happenedOn: string, amount: number) => ({
      id,
      kind: "refunded" as const,
      happenedOn,
      amount,
      paid: null,
      kept: null,
      returned: null,
      moved: null,
      number: null,
      person: null,
    });
    const entries = [refund("1", "2026-02-20", 40_000), refund("2", "2027-01-05", 4_000.5)];
    const of = { ...record, contract: { ...contract, entries } };
    const rowsOf = (year: string) =>
      write({ year }, locale, of)?.blocks.flatMap((block) => ("rows" in block ? block.rows : [])) ?? [];
    const baht = (sum: number) => `${formatNumber(sum, locale, "exact")} THB`;
    expect(rowsOf("2026")).toContainEqual([expect.any(String), baht(40_000)]);
    const table = rowsOf("2026").filter((row) => row.length === 4);
    expect(table).toHaveLength(5);
    expect(table[3]).toEqual([expect.any(String), expect.any(String), "–", baht(-40_000)]);
    expect(rowsOf("2027")).toContainEqual([expect.any(String), expect.any(String), "–", baht(-4_000.5)]);
  },
);

test("There is no paper for a receipt or a year without payments", () => {
  expect(write({ receipt: "2026-000009" })).toBeNull();
  expect(write({ year: "2024" })).toBeNull();
});

test("The home is named in the reader's language where it has a title in it, and else as it was written", () => {
  const translations = { en: { title: "Not the seller's own" }, de: { title: "Blick aufs Meer" } };
  const titled: MoneyRecord = { ...record, contract: { ...contract, home: { ...home, translations } } };
  for (const [locale, title] of [
    ["en", "Sea view"],
    ["de", "Blick aufs Meer"],
    ["fr", "Sea view"],
  ] as const)
    for (const asked of [{ receipt: "2026-000002" }, { year: "2026" }])
      expect(JSON.stringify(write(asked, locale, titled)), locale).toContain(`"${title}"`);
});
