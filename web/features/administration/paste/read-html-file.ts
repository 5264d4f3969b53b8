/** A page that was saved from a browser, in the charset that it names. */
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
    // A page whose bytes name UTF-16 could not have been read so far: it is UTF-8 (as the HTML standard has it).
    return new TextDecoder(/^utf-?16/i.test(named) ? "utf-8" : named);
  } catch {
    return new TextDecoder(); // A charset that nobody knows: most pages are UTF-8.
  }
}
