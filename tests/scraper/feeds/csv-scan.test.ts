import { expect, test } from "vitest";
import { csv, pieces, readBytes, readText, repeat } from "./read-text.ts";

const table = [
  "\uFEFFID;Title;Title (th);Bedrooms;Price;Colour;Amenities",
  'H-1;"Condo; near the ""beach""";คอนโด;2;"3,500,000";red;"Pool\nLift"',
  "",
  "H-2;Villa;;4;9000000;;",
].join("\r\n");

test.each([1, 7, 4096])("A table is read with pieces of %i bytes", async (size) => {
  const { records, failure, scan } = await readText(csv(), table, size);
  expect(failure).toBe(null);
  expect(records).toEqual([
    {
      id: ["H-1"],
      title: ['Condo; near the "beach"'],
      "title.th": ["คอนโด"],
      beds: ["2"],
      price: ["3,500,000"],
      features: ["Pool\nLift"],
    },
    { id: ["H-2"], title: ["Villa"], beds: ["4"], price: ["9000000"] },
  ]);
  expect([...scan.unknown]).toEqual([["Colour", { count: 1, sample: "red" }]]);
  expect(scan.columns.get("Price")).toEqual({ count: 2, sample: "3,500,000" });
});

test("The source says what a column is, and which is left out", async () => {
  const columns = { Nr: "id", "Verkaufspreis THB": "price", Interna: "" };
  const text = "Nr,Verkaufspreis THB,Interna\n1,100,secret\n";
  const { records, scan } = await readText(csv(columns), text);
  expect(records).toEqual([{ id: ["1"], price: ["100"] }]);
  expect([...scan.unknown]).toEqual([]);
});

test("UTF-16, as spreadsheets save it, is read; other bytes than the file says are refused", async () => {
  const text = "id,title\n1,บ้าน\n";
  const utf16 = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]));
  expect((await readBytes(csv(), pieces(utf16, 5))).records).toEqual([{ id: ["1"], title: ["บ้าน"] }]);
  const latin = new Uint8Array(Buffer.from("id,title\n1,Café\n", "latin1"));
  expect((await readBytes(csv(), pieces(latin, 5))).failure).toBe("feed-encoding");
});

test("A row of another length is marked, and one at the very end means that the file is cut off", async () => {
  const odd = await readText(csv(), "id,title,price\n1,One\n2,Two,2\n");
  expect(odd.failure).toBe(null);
  expect(odd.records.map((record) => record["row_length"])).toEqual([["2"], undefined]);
  expect((await readText(csv(), "id,title,price\n1,One,1\n2,Tw")).failure).toBe("feed-truncated");
  expect((await readText(csv(), 'id,title,price\n1,One,1\n2,"Two,')).failure).toBe("feed-truncated");
  expect((await readText(csv(), "id,title,price\n1,One,1")).failure).toBe(null);
});

test.each([
  ["nothing", "", "feed-empty"],
  ["white space", "\n\n  \n", "feed-empty"],
  ["a sentence", "Internal error\n", "feed-no-columns"],
])("Refused whole: %s", async (_, text, failure) => {
  expect((await readText(csv(), text)).failure).toBe(failure);
});

test.each([
  ["one line", "id,", "a"],
  ["one quoted value", 'id,title\n1,"', "a\n"],
  ["columns", "id,", "a,"],
])("A gigabyte of %s is given up at its beginning", async (_, head, part) => {
  const body = part.repeat((64 * 1024) / part.length);
  const read = await readBytes(csv(), repeat(head, body, 16 * 1024));
  expect(read.failure).toBe("feed-element-too-large");
  expect(read.bytesRead).toBeLessThan(2 * 1024 * 1024);
});
