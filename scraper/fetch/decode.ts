/** Bytes to text: BOM, then header, then what the document says of itself, then what its bytes can be. */

const prescanBytes = 4096;

/** What pages in a language were written in before UTF-8, when they say nothing themselves. */
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
  // What is UTF-16 shows it, and decodes as nearly anything else.
  const wide = fromZeroes(bytes);
  if (wide) return { text: decodeAs(bytes, wide), charset: wide };
  const named = [charsetOf(contentType ?? ""), fromMeta(head)];
  const candidates = named.flatMap((label) => (label ? (resolveLabel(label) ?? []) : []));
  if (candidates[0] && fitsEverything(candidates[0])) {
    const text = decodeAs(bytes, "utf-8");
    if (text.length < bytes.length && !text.includes("\uFFFD")) return { text, charset: "utf-8" };
  }
  // What is named and fits wins; a page that names one charset wrongly usually is UTF-8.
  for (const charset of [...candidates, "utf-8"]) {
    const text = tryDecode(bytes, charset);
    if (text !== null) return { text, charset };
  }
  const language = /<html[^>]*\slang=["']?([a-z]{2})/i.exec(head)?.[1]?.toLowerCase() ?? "";
  const charset = candidates[0] ?? legacyByLanguage[language] ?? "windows-1252";
  return { text: decodeAs(bytes, charset), charset };
}

/** UTF-16 without a BOM: markup begins in ASCII, so every other byte is zero. */
function fromZeroes(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return "utf-16le";
  if (first === 0 && second && third === 0 && fourth) return "utf-16be";
  return null;
}

/**
 * One byte a letter: any bytes fit, so a header that lies is not found out. Words in such a charset are not valid
 * UTF-8 by chance for a whole page, while servers add a charset of old to pages that are UTF-8.
 */
function fitsEverything(charset: string): boolean {
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
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1] ?? null;
}

function fromMeta(head: string): string | null {
  const meta = /<meta[^>]+charset[^>]*>/i.exec(head)?.[0];
  const label = charsetOf(meta ?? "") ?? /<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1] ?? null;
  // HTML §13.2.3.2: whoever could read this meta is not UTF-16.
  return label && /^utf-?16/i.test(label) ? "utf-8" : label;
}

function resolveLabel(label: string): string | null {
  const known = label.toLowerCase() === "tis620" ? "tis-620" : label;
  try {
    return new TextDecoder(known).encoding;
  } catch {
    return null; // An unknown label says nothing: the next candidate is tried.
  }
}

function tryDecode(bytes: Uint8Array, charset: string): string | null {
  // Without a replacement character nothing was replaced, and asking so is faster than the strict decoder.
  const text = decodeAs(bytes, charset);
  if (!text.includes("\uFFFD")) return text;
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null; // Not valid in this charset: the next candidate is tried.
  }
}

/** Made once: nearly every page is UTF-8, and every page's head is looked at byte by byte. */
const utf8 = new TextDecoder();
const windows1252 = new TextDecoder("windows-1252");

function decodeAs(bytes: Uint8Array, charset: string): string {
  return (charset === "utf-8" ? utf8 : new TextDecoder(charset)).decode(bytes);
}

function latin1(bytes: Uint8Array): string {
  return windows1252.decode(bytes);
}
