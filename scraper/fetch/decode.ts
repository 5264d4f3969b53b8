/** Decodes bytes to text by the BOM, then the header, then what the document declares, then what the bytes can be. */

const prescanBytes = 4096;

/** The usual charset of a language before UTF-8, for pages that declare none. */
const legacyByLanguage: Record<string, string> = {
  th: "windows-874",
  zh: "gb18030",
  ja: "shift_jis",
  ko: "euc-kr",
  ru: "windows-1251",
};

export type Decoded = { text: string; charset: string };

export function decodeHtml(bytes: Uint8Array, contentType: string | null): Decoded {
  const bom = readBom(bytes);
  if (bom) return { text: decodeAs(bytes, bom), charset: bom };
  const head = latin1(bytes.subarray(0, prescanBytes));
  // UTF-16 is easy to see, and would also decode as nearly any other charset.
  const utf16 = findUtf16(bytes);
  if (utf16) return { text: decodeAs(bytes, utf16), charset: utf16 };
  const named = [charsetOf(contentType ?? ""), fromMeta(head)];
  const candidates = named.flatMap((label) => (label ? (resolveLabel(label) ?? []) : []));
  if (candidates[0] && isSingleByte(candidates[0])) {
    const text = decodeAs(bytes, "utf-8");
    if (text.length < bytes.length && !text.includes("\uFFFD")) return { text, charset: "utf-8" };
  }
  // A named charset that fits wins. A page that names the wrong one is usually UTF-8.
  for (const charset of [...candidates, "utf-8"]) {
    const text = tryDecode(bytes, charset);
    if (text !== null) return { text, charset };
  }
  const language = /<html[^>]*\slang=["']?([a-z]{2})/i.exec(head)?.[1]?.toLowerCase() ?? "";
  const charset = candidates[0] ?? legacyByLanguage[language] ?? "windows-1252";
  return { text: decodeAs(bytes, charset), charset };
}

/** Finds UTF-16 without a BOM: markup begins in ASCII, so every other byte is zero. */
function findUtf16(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return "utf-16le";
  if (first === 0 && second && third === 0 && fourth) return "utf-16be";
  return null;
}

/**
 * Any bytes are valid in a single-byte charset, so a wrong header goes unnoticed. Text in such a charset is hardly
 * ever valid UTF-8 for a whole page, while servers do name an outdated charset for UTF-8 pages.
 */
function isSingleByte(charset: string): boolean {
  return /^(?:windows-(?:\d{3,4})|iso-8859-\d+(?:-i)?|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/.test(
    charset,
  );
}

function readBom(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function charsetOf(text: string): string | null {
  return /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1] ?? null;
}

function fromMeta(head: string): string | null {
  const meta = /<meta[^>]+charset[^>]*>/i.exec(head)?.[0];
  const label = charsetOf(meta ?? "") ?? /<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1] ?? null;
  // HTML §13.2.3.2: a meta element that can be read before decoding is not in UTF-16.
  return label && /^utf-?16/i.test(label) ? "utf-8" : label;
}

function resolveLabel(label: string): string | null {
  const known = label.toLowerCase() === "tis620" ? "tis-620" : label;
  try {
    return new TextDecoder(known).encoding;
  } catch {
    return null; // Unknown label: try the next candidate.
  }
}

function tryDecode(bytes: Uint8Array, charset: string): string | null {
  // Without a replacement character nothing was replaced. This check is faster than the strict decoder.
  const text = decodeAs(bytes, charset);
  if (!text.includes("\uFFFD")) return text;
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null; // Not valid in this charset: try the next candidate.
  }
}

/** Made once: nearly every page is UTF-8, and every page's head is first decoded byte by byte. */
const utf8 = new TextDecoder();
const windows1252 = new TextDecoder("windows-1252");

function decodeAs(bytes: Uint8Array, charset: string): string {
  return (charset === "utf-8" ? utf8 : new TextDecoder(charset)).decode(bytes);
}

function latin1(bytes: Uint8Array): string {
  return windows1252.decode(bytes);
}

/** Accepts what servers call HTML, including nothing at all. */
export function isHtml(contentType: string | null): boolean {
  return !contentType || /html|text\/plain|xml/i.test(contentType);
}
