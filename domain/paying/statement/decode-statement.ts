/** The text of a bank's file. Thai banks write UTF-8, Windows-874 (TIS-620 with a few signs more) or UTF-16. */

/** `empty`: nothing but spaces. `notText`: a picture, PDF or spreadsheet. */
export type DecodedStatement = { text: string } | { problem: "empty" | "notText" };

/** Zero bytes and most control signs are in no text. */
const controlSigns = /[^\P{Cc}\t\n\v\f\r\u0085]|\uFFFD/u;

export function decodeStatement(bytes: Uint8Array): DecodedStatement {
  const text = decodeWith(encodingOf(bytes), bytes).replace(/^\uFEFF/, "");
  if (text.trim() === "") return { problem: "empty" };
  return controlSigns.test(text.slice(0, 100_000)) ? { problem: "notText" } : { text };
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-874";

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark: every other byte of Latin letters and digits is zero.
  const start = bytes.subarray(0, 1000);
  const zerosAt = (place: number) => start.filter((byte, index) => byte === 0 && index % 2 === place).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (even === 0 && odd > start.length * 0.2) return "utf-16le";
  if (odd === 0 && even > start.length * 0.2) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-874";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decodeWith(encoding: Encoding, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
