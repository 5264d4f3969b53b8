import sharp from "sharp";
import { expect, test } from "vitest";
import { isEncryptedPdf } from "../../../worker/files/judge-pdf.ts";
import { readPrivateFile } from "../../../worker/files/read-private-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (inside = "", before = "", after = "\n") =>
  bytes(`${before}%PDF-1.7\n${inside}\nstartxref\n9\n%%EOF${after}`);
const refusalOf = (file: Uint8Array) => {
  const read = readPrivateFile(file);
  return "refusal" in read ? read.refusal : `taken as ${read.contentType}`;
};
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c97" } });

test("A whole PDF is kept byte for byte, whatever version it has", () => {
  for (const file of [
    pdf(),
    pdf("1 0 obj << /Type /Catalog >> endobj"),
    bytes("%PDF-2.0\nstartxref 5\n%%EOF"),
  ]) {
    expect(readPrivateFile(file)).toEqual({ bytes: file, contentType: "application/pdf", ending: "pdf" });
  }
});

test("HTML, SVG, programs and archives are refused, also when they call themselves PDF", () => {
  expect(refusalOf(bytes("<!doctype html><script>alert(1)</script>"))).toBe("unknown");
  expect(refusalOf(bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe("unknown");
  expect(refusalOf(bytes("MZ\u0090\u0000"))).toBe("unknown");
  expect(refusalOf(bytes("PK\u0003\u0004"))).toBe("unknown");
  expect(refusalOf(bytes("%PDF-<html>"))).toBe("pdf_not_whole");
  expect(refusalOf(new Uint8Array(0))).toBe("empty");
  expect(refusalOf(new Uint8Array(2_000_000))).toBe("unknown");
});

test("A PDF that is something else too is refused: markup in its head, anything before or after it", () => {
  expect(refusalOf(pdf("<script>alert(1)</script>"))).toBe("pdf_not_whole");
  expect(refusalOf(pdf("<HTML>"))).toBe("pdf_not_whole");
  expect(refusalOf(pdf("", "GIF89a"))).toBe("unknown");
  expect(refusalOf(pdf("", "\u00ef\u00bb\u00bf"))).toBe("unknown");
  expect(refusalOf(pdf("", "", "PK\u0003\u0004"))).toBe("pdf_not_whole");
  expect(refusalOf(pdf().slice(0, -8))).toBe("pdf_not_whole");
});

test("A PDF with a program or a file inside is refused", () => {
  for (const name of ["/JavaScript", "/Launch", "/EmbeddedFile", "/RichMedia"]) {
    expect(refusalOf(pdf(`<< /S ${name} (x) >>`)), name).toBe("pdf_active");
  }
});

test("What is hidden where a large file is read in parts is found, and a longer name is not taken for it", () => {
  for (let before = 1_048_576 - 30; before < 1_048_576 + 5; before += 1) {
    const filling = "%".repeat(before - 9);
    expect(refusalOf(pdf(`${filling}/EmbeddedFile `)), String(before)).toBe("pdf_active");
    expect(refusalOf(pdf(`${filling}/EmbeddedFiles `)), String(before)).toBe("taken as application/pdf");
    expect(isEncryptedPdf(pdf(`${filling}/Encrypt 12 0 R`)), String(before)).toBe(true);
  }
  expect(isEncryptedPdf(pdf("/EncryptMetadata false"))).toBe(false);
});

test("A HEIC is told from other files, so that the way out can be named", () => {
  for (const brand of ["heic", "mif1", "heix"]) {
    expect(refusalOf(bytes(`\u0000\u0000\u0000\u0018ftyp${brand}\u0000\u0000`)), brand).toBe("heic");
  }
  expect(refusalOf(bytes("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000"))).toBe("unknown");
});

test("Pictures lose what the camera wrote; one that was cut off is refused", async () => {
  const exif = { IFD0: { Copyright: "secret-owner" } };
  for (const [made, contentType] of [
    [await picture.clone().withExif(exif).jpeg().toBuffer(), "image/jpeg"],
    [await picture.clone().withExif(exif).png().toBuffer(), "image/png"],
    [await picture.clone().withExif(exif).webp().toBuffer(), "image/webp"],
  ] as const) {
    const read = readPrivateFile(new Uint8Array(made));
    if ("refusal" in read) throw new Error(`${contentType} was refused: ${read.refusal}`);
    expect(read.contentType).toBe(contentType);
    expect(made.includes("secret-owner")).toBe(true);
    expect(Buffer.from(read.bytes).includes("secret-owner")).toBe(false);
    expect(refusalOf(new Uint8Array(made.subarray(0, -40)))).toBe("unknown");
  }
});

test("A page of HTML behind a whole JPEG does not go along", async () => {
  const jpeg = await picture.clone().jpeg().toBuffer();
  const both = new Uint8Array(Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]));
  const read = readPrivateFile(both);
  expect("bytes" in read && Buffer.from(read.bytes).includes("<script>")).toBe(false);
});
