import { expect, test } from "vitest";
import { readHtmlFile } from "../../../../web/administration/paste/read-html-file.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part))));

test("A saved page is read in the charset that it declares", async () => {
  // "บ้าน" in windows-874.
  const thai = bytes('<meta charset="windows-874"><title>', [0xba, 0xe9, 0xd2, 0xb9], "</title>");
  expect(await readHtmlFile(thai)).toBe('<meta charset="windows-874"><title>บ้าน</title>');
  const long = bytes('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', [0xe9]);
  expect((await readHtmlFile(long)).endsWith("é")).toBe(true);
});

test("Without a known charset a saved page is UTF-8, unless it has a UTF-16 byte order mark", async () => {
  expect(await readHtmlFile(bytes("<title>บ้าน</title>"))).toBe("<title>บ้าน</title>");
  expect(await readHtmlFile(bytes('<meta charset="klingon">é'))).toBe('<meta charset="klingon">é');
  expect(await readHtmlFile(bytes('<meta charset="utf-16">é'))).toBe('<meta charset="utf-16">é');
  expect(await readHtmlFile(bytes([0xff, 0xfe, 0x68, 0x00, 0x69, 0x00]))).toBe("hi");
});
