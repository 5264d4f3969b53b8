/** Base64 as pages write it: of UTF-8, with either alphabet. Null where it is none. */
export function decodeLetters(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null; // Not base64, or of something that is no text.
  }
}
