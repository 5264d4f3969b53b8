/** The text of a file in an encoding that Thai programs write: UTF-8, Windows-874 (TIS-620 with a few signs more) or UTF-16. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-874";

export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, ""), encoding };
}

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
