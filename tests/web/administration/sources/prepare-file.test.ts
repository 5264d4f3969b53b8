/** What is sent of a chosen file, and what is refused before anything is sent. */
import { expect, test } from "vitest";
import { prepareFile } from "../../../../web/administration/sources/prepare-file.ts";

const table = "รหัส,ประเภท\r\nA-1,บ้าน";
const columns = [
  { name: "รหัส", sample: "A-1" },
  { name: "ประเภท", sample: "บ้าน" },
];

/** Windows-874 has the Thai block from A1. */
const asWindows874 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const point = sign.charCodeAt(0);
    return point > 0x0e00 ? point - 0x0e00 + 0xa0 : point;
  });

const asLatin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("A table that Thai Excel wrote is sent in UTF-8", async () => {
  const utf16 = Uint8Array.from(
    [...`\uFEFF${table}`].flatMap((sign) => {
      const point = sign.charCodeAt(0);
      return [point & 255, point >> 8];
    }),
  );
  for (const bytes of [asWindows874(table), new TextEncoder().encode(`\uFEFF${table}`), utf16]) {
    const prepared = await prepareFile(new Blob([bytes]));
    expect(prepared).toMatchObject({ columns });
    expect("body" in prepared && (await prepared.body.text())).toBe(table);
  }
});

test("XML and packed files are sent as they are", async () => {
  const xml = asLatin1('<?xml version="1.0" encoding="iso-8859-1"?><root><title>Café</title></root>');
  for (const bytes of [xml, Uint8Array.of(0x1f, 0x8b, 8, 0, 200)]) {
    const file = new Blob([bytes]);
    expect(await prepareFile(file)).toEqual({ columns: [], body: file });
  }
});

test.each([
  ["empty", "\n"],
  ["notText", "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj"],
  ["notText", "PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000[Content_Types].xml"],
  ["notText", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\u0000\u0000\u0000\u0000"],
  ["encoding", "Code,Title\nA-1,Café aménagé\nA-2,Résidence à Pattaya"],
  ["encoding", "Code,Title\nA-1,Häuser für alle"],
])("It is refused at once: %s", async (problem, text) => {
  expect(await prepareFile(new Blob([asLatin1(text)]))).toEqual({ problem });
});
