/**
 * Whether bytes are a whole PDF (ISO 32000) and nothing else. PDF readers accept other content before and after the
 * PDF, so one file can be two things. Here the header must be the first byte, and nothing may follow the end.
 */
type PdfVerdict = "fits" | "no_pdf" | "pdf_not_whole" | "pdf_active";

const header = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/;
const end = /startxref\s+\d+\s+%%EOF\s*$/;
/** What acts when it is opened, or carries a file inside. Names in compressed parts are not seen: files open as attachments. */
const active = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)\b/;
/** Where browsers look when they guess a type. */
const guessedBytes = 1_024;

export function judgePdf(file: Uint8Array): PdfVerdict {
  const decoder = new TextDecoder("latin1");
  const start = decoder.decode(file.subarray(0, guessedBytes));
  if (!start.startsWith("%PDF-")) return "no_pdf";
  const tail = decoder.decode(file.subarray(-guessedBytes));
  if (!header.test(start) || !end.test(tail) || /<(?:!doctype|html|script|svg)/i.test(start))
    return "pdf_not_whole";
  return holds(file, active) ? "pdf_active" : "fits";
}

/** Its trailer names what locks it (ISO 32000-2, 7.6), also where a password is asked only for changes. */
export function isEncryptedPdf(file: Uint8Array): boolean {
  return holds(file, /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/);
}

/** Part by part: as one text a large file takes twice its size, and a Worker has 128 MB. */
const partBytes = 1_048_576;
/** More than a match has, so that one across two parts is whole in the first. */
const overlapBytes = 256;

function holds(file: Uint8Array, pattern: RegExp): boolean {
  const decoder = new TextDecoder("latin1");
  for (let at = 0; at < file.length; at += partBytes) {
    const part = decoder.decode(file.subarray(at, at + partBytes + overlapBytes));
    const { index = partBytes } = pattern.exec(part) ?? {};
    if (index < partBytes) return true;
  }
  return false;
}
