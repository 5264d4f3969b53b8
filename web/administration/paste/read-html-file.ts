/** Reads a page saved from a browser, in the charset it declares. */
const headBytes = 2048;

export async function readHtmlFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decoderOf(bytes).decode(bytes);
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, headBytes));
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? "utf-8";
  try {
    // A declaration of UTF-16 that could be read as ASCII is wrong: the page is UTF-8 (as the HTML standard says).
    return new TextDecoder(/^utf-?16/i.test(named) ? "utf-8" : named);
  } catch {
    return new TextDecoder(); // An unknown charset: most pages are UTF-8.
  }
}
