import { expect, test } from "vitest";
import { decodeHtml } from "../../../scraper/fetch/decode.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test("A BOM wins over a header that says otherwise", () => {
  expect(
    decodeHtml(Uint8Array.of(0xef, 0xbb, 0xbf, 0xe0, 0xb8, 0x81), "text/html; charset=iso-8859-1").text,
  ).toBe("ก");
  expect(decodeHtml(Uint8Array.of(0xff, 0xfe, 0x01, 0x0e), null).text).toBe("ก");
});

test("The header's charset is used, under its aliases", () => {
  expect(decodeHtml(Uint8Array.of(0xa1), "text/html; charset=TIS-620")).toEqual({
    text: "ก",
    charset: "windows-874",
  });
  expect(decodeHtml(Uint8Array.of(0xa1), 'text/html; charset="tis620"').text).toBe("ก");
  expect(decodeHtml(Uint8Array.of(0xc4, 0xe3), "text/html;charset=gb2312").text).toBe("你");
  expect(decodeHtml(Uint8Array.of(0x82, 0xa0), "text/html; charset=Shift_JIS").text).toBe("あ");
});

test("Without a header the meta element decides, but a meta element that says UTF-16 is ignored", () => {
  expect(decodeHtml(latin1('<meta charset="windows-1251">\xc4\xee\xec'), null).text).toContain("Дом");
  expect(decodeHtml(latin1('<meta charset="utf-16">plain'), null).charset).toBe("utf-8");
});

test("A wrong charset name loses against the bytes", () => {
  const utf8 = new TextEncoder().encode("<p>ราคา</p>");
  expect(decodeHtml(utf8, "text/html; charset=us-ascii-of-old").text).toContain("ราคา");
  expect(decodeHtml(Uint8Array.of(...latin1('<html lang="th">'), 0xa1), null)).toMatchObject({
    charset: "windows-874",
  });
  expect(decodeHtml(latin1("caf\xe9"), "text/html; charset=utf-8").text).not.toBe("");
});

test("An outdated charset in the header of a UTF-8 page is ignored", () => {
  const utf8 = new TextEncoder().encode('<meta charset="utf-8"><p>ราคา ฿3,500,000</p>');
  for (const charset of ["iso-8859-1", "windows-1252", "tis-620", "koi8-r"]) {
    expect(decodeHtml(utf8, `text/html; charset=${charset}`).text).toContain("ราคา ฿3,500,000");
  }
  const plain = new TextEncoder().encode("<p>plain</p>");
  expect(decodeHtml(plain, "text/html; charset=windows-874").charset).toBe("windows-874");
});

test("UTF-16 is recognised by its zero bytes, whatever the header says and the page begins with", () => {
  const text = "\n <html><p>ราคา";
  for (const isBig of [false, true]) {
    const bytes = Uint8Array.from(
      [...text].flatMap((character) => {
        const code = character.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );
    for (const charset of ["utf-16", "utf-16le", "utf-16be", "utf-8", "windows-1252"]) {
      expect(decodeHtml(bytes, `text/html; charset=${charset}`).text).toBe(text);
    }
  }
});

test("UTF-16 without a BOM is recognised by its zero bytes", () => {
  const bytes = Uint8Array.from([..."<p>ok"].flatMap((character) => [character.charCodeAt(0), 0]));
  expect(decodeHtml(bytes, null)).toEqual({ text: "<p>ok", charset: "utf-16le" });
});
