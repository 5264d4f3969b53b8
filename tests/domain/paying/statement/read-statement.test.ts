import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeStatement } from "../../../../domain/paying/statement/decode-statement.ts";
import { readAmount, readDay } from "../../../../domain/paying/statement/read-cells.ts";
import {
  type StatementColumns,
  fingerprintOf,
  findTable,
  guessColumns,
} from "../../../../domain/paying/statement/statement-columns.ts";
import { hashLine, readLines } from "../../../../domain/paying/statement/statement-lines.ts";

const thai = "วันที่,รายการ,ฝาก\n27/11/2569,รับโอน,1.00";

/** TIS-620: the Thai block from A1. */
const asWindows874 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const point = sign.charCodeAt(0);
    return point > 0x0e00 ? point - 0x0e00 + 0xa0 : point;
  });
const asUtf16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = [...(mark ? "\uFEFF" : ""), ...text].flatMap((sign) => {
    const point = sign.charCodeAt(0);
    return isBig ? [point >> 8, point & 255] : [point & 255, point >> 8];
  });
  return Uint8Array.from(bytes);
};

test("A file is read in each encoding that banks write", () => {
  const utf8 = new TextEncoder().encode(thai);
  const files = {
    utf8,
    "utf8 with a mark": Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8),
    tis620: asWindows874(thai),
    "utf16le with a mark": asUtf16(thai, false, true),
    "utf16be with a mark": asUtf16(thai, true, true),
    "utf16le without one": asUtf16("Date,Credit\n27/11/2026,1.00\n", false, false),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const wanted = name.endsWith("without one") ? "Date,Credit\n27/11/2026,1.00\n" : thai;
    expect(decodeStatement(bytes), name).toEqual({ text: wanted });
  }
});

test("An empty file and one that is no text are told apart", () => {
  expect(decodeStatement(new Uint8Array())).toEqual({ problem: "empty" });
  expect(decodeStatement(new TextEncoder().encode("\uFEFF \n"))).toEqual({ problem: "empty" });
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52);
  expect(decodeStatement(png)).toEqual({ problem: "notText" });
  const zip = Uint8Array.from({ length: 400 }, (_, index) =>
    index < 4 ? ([80, 75, 3, 4][index] ?? 0) : (index * 37) % 256,
  );
  expect(decodeStatement(zip)).toEqual({ problem: "notText" });
});

test.each([
  ["27/11/2026", "2026-11-27"],
  ["27/11/2569", "2026-11-27"],
  ["27-11-26", "2026-11-27"],
  ["27/11/69 14:05", "2026-11-27"],
  ["2026-11-27T10:00:00", "2026-11-27"],
  ["2569/11/27", "2026-11-27"],
  ["๒๗/๑๑/๒๕๖๙", "2026-11-27"],
  ["27 พ.ย. 2569", "2026-11-27"],
  ["27 Nov 2026", "2026-11-27"],
  ["27-NOV-26", "2026-11-27"],
  ["29/02/2027", undefined],
  ["31/04/2026", undefined],
  ["11/27/2026", undefined],
  ["", undefined],
  ["1234567890", undefined],
])("The day %s is %s", (cell, day) => {
  expect(readDay(cell, "day")).toBe(day);
});

test.each([
  ["1,234.56", 123_456],
  ["1.234,56", 123_456],
  ["1234.5", 123_450],
  ["1,000", 100_000],
  ["1,000,000.00", 100_000_000],
  ["฿ 20,000.00", 2_000_000],
  ["+500.00", 50_000],
  ["-500.00", -50_000],
  ["500.00-", -50_000],
  ["(500.00)", -50_000],
  ["500.00 CR", 50_000],
  ["500.00 DR", -50_000],
  ["๑,๐๐๐.๕๐", 100_050],
  ["12,34.00", undefined],
  ["1.2.3", undefined],
  ["abc", undefined],
  ["", undefined],
])("The amount %s is %s satang", (cell, satang) => {
  expect(readAmount(cell)).toBe(satang);
});

test("Every amount and day comes back as it was written, in Thai and common years", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2059-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 99_999_999_999 }), fc.boolean(), (date, satang, isThai) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = "", month, dayOfMonth] = iso.split("-");
      expect(readDay(`${dayOfMonth}/${month}/${Number(year) + (isThai ? 543 : 0)}`, "day")).toBe(iso);
      const printed = (satang / 100).toLocaleString("en", { minimumFractionDigits: 2 });
      expect(readAmount(printed)).toBe(satang);
    }),
  );
});

test("Reading never throws, whatever the cells hold", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 8 }), { maxLength: 20 }), (cells) => {
      const table = findTable(cells);
      const columns = guessColumns(table);
      if (columns)
        for (const line of readLines(table.rows, columns).lines) expect(line.amount).toBeGreaterThan(0);
    }),
  );
});

const none: StatementColumns = { date: 0, dayOrder: "day", amount: 0, isSigned: true, texts: [] };

const kasikorn = [
  ["ชื่อบัญชี", "บจก. บ้านตะวัน"],
  ["เลขที่บัญชี", "123-4-56789-0"],
  ["", "", "", "", "", ""],
  ["วันที่", "เวลา", "รายการ", "ถอนเงิน (บาท)", "ฝากเงิน (บาท)", "คงเหลือ (บาท)", "รายละเอียด"],
  ["01-11-69", "09:12", "รับโอนเงิน", "", "30,000.00", "130,000.00", "จาก X1234 นาย สมชาย RF47KMTP012"],
  ["02-11-69", "10:00", "ค่าธรรมเนียม", "25.00", "", "129,975.00", ""],
  ["03-11-69", "10:00", "รับโอนเงิน", "", "30,000.00", "159,975.00", "จาก X9"],
  ["03-11-69", "10:00", "รับโอนเงิน", "", "30,000.00", "189,975.00", "จาก X9"],
];

test("A Thai bank's file is understood without help: its table, its columns, its credits", async () => {
  const table = findTable(kasikorn);
  const columns = guessColumns(table);
  expect(columns).toEqual({ date: 0, dayOrder: "day", amount: 4, isSigned: false, texts: [2, 6] });
  const { lines, passed, unreadable } = readLines(table.rows, columns ?? none);
  expect(lines.map(({ paidOn, amount, occurrence }) => [paidOn, amount, occurrence])).toEqual([
    ["2026-11-01", 3_000_000, 1],
    ["2026-11-03", 3_000_000, 1],
    ["2026-11-03", 3_000_000, 2],
  ]);
  expect([passed, unreadable]).toEqual([1, []]);
  expect(lines[0]?.text).toContain("RF47KMTP012");
  const [one, two, again] = await Promise.all(lines.map((line) => hashLine(line)));
  expect(two).toBe(again);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
});

test("A file without names and with signed amounts is understood too, and a month that comes first", () => {
  const table = findTable([
    ["11/13/2026", "Transfer from SMITH JOHN", "1,500.00"],
    ["11/14/2026", "Fee", "-20.00"],
    ["11/15/2026", "No amount here", ""],
  ]);
  const columns = guessColumns(table);
  expect(columns).toEqual({ date: 0, dayOrder: "month", amount: 2, isSigned: true, texts: [1] });
  expect(readLines(table.rows, columns ?? none)).toMatchObject({
    lines: [{ paidOn: "2026-11-13", amount: 150_000, text: "Transfer from SMITH JOHN" }],
    passed: 2,
  });
});

test("A layout is known again by the names of its columns", () => {
  const later = kasikorn.slice(3).map((row) => [...row]);
  expect(fingerprintOf(findTable(later))).toBe(fingerprintOf(findTable(kasikorn)));
  expect(fingerprintOf({ header: ["Date", "Amount"], rows: [] })).not.toBe(
    fingerprintOf({ header: ["Date", "Credit"], rows: [] }),
  );
});

test("A row with an amount and an impossible day is named", () => {
  const columns = { date: 0, dayOrder: "day", amount: 1, isSigned: true, texts: [] } as const;
  expect(readLines([["45/13/2026", "10.00"]], { ...columns, texts: [] })).toMatchObject({
    lines: [],
    unreadable: [1],
  });
});

const withDirection = (inward: string, outward: string) => [
  ["Date", "Amount", "Debit/Credit", "Details"],
  ["27/11/2026", "30,000.00", inward, "From SMITH"],
  ["28/11/2026", "30,000.00", outward, "Rent"],
  ["29/11/2026", "500.00", outward, "Fee"],
];

test.each([
  ["Credit", "Debit"],
  ["CR", "DR"],
  ["C", "D"],
  ["In", "Out"],
  ["ฝาก", "ถอน"],
  ["เงินเข้า", "เงินออก"],
  ["H", "S"],
  ["+", "-"],
])("Money that a column calls %s came in, and %s went out", (inward, outward) => {
  const table = findTable(withDirection(inward, outward));
  const columns = guessColumns(table);
  expect(columns).toEqual({
    date: 0,
    dayOrder: "day",
    amount: 1,
    isSigned: false,
    direction: 2,
    texts: [3],
  });
  expect(readLines(table.rows, columns ?? none)).toMatchObject({
    lines: [{ paidOn: "2026-11-27", amount: 3_000_000, text: "From SMITH" }],
    passed: 2,
    unreadable: [],
  });
});

test("A line whose direction is not understood is named and never taken for a payment", () => {
  const { rows } = findTable(withDirection("Credit", "Reversal"));
  const columns = { ...none, amount: 1, direction: 2 };
  expect(readLines(rows, columns)).toMatchObject({ lines: [{ row: 1 }], passed: 0, unreadable: [2, 3] });
});

test("A file with a column for each direction needs no other one", () => {
  const table = findTable([
    ["Date", "Type", "Withdrawal", "Deposit"],
    ["27/11/2026", "Credit", "", "30,000.00"],
    ["28/11/2026", "Debit", "500.00", ""],
  ]);
  expect(guessColumns(table)).toMatchObject({ amount: 3, isSigned: false });
  expect(guessColumns(table)).not.toHaveProperty("direction");
});

test("A direction is found although some of its words are unknown, and those lines are left out and named", () => {
  const words = ["Credit", "Debit", "Reversal", "Credit"];
  const rows = words.map((word, index) => [`0${index + 1}/11/2026`, word, "25.00", "Remark"]);
  const table = findTable([["Date", "Type", "Amount", "Details"], ...rows]);
  const columns = guessColumns(table);
  expect(columns).toMatchObject({ amount: 2, isSigned: false, direction: 1, texts: [3] });
  const { lines, passed, unreadable } = readLines(table.rows, columns ?? none);
  expect([lines.length, passed, unreadable.length]).toEqual([2, 1, 1]);
});

test("Lines are named as the file numbers them, with what stands above the table, empty lines and broken cells", () => {
  const { rows, lines } = findTable([
    ["Account", "123"],
    [""],
    ["Date", "Amount", "Details"],
    ["27/11/2026", "30.00", "two\nlines"],
    ["", " "],
    ["45/13/2026", "10.00", ""],
    ["29/11/2026", "20.00", ""],
  ]);
  const columns = { date: 0, dayOrder: "day", amount: 1, isSigned: true, texts: [2] } as const;
  expect(readLines(rows, { ...columns, texts: [2] }, lines)).toMatchObject({
    lines: [{ row: 4 }, { row: 8 }],
    unreadable: [7],
  });
});
