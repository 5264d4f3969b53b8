/** The text of a bank's file. */
import { decodeText } from "../../site/decode-text.ts";

/** `empty`: nothing but spaces. `notText`: a picture, PDF or spreadsheet. */
export type DecodedStatement = { text: string } | { problem: "empty" | "notText" };

/** Zero bytes and most control signs are in no text. */
const controlSigns = /[^\P{Cc}\t\n\v\f\r\u0085]|\uFFFD/u;

export function decodeStatement(bytes: Uint8Array): DecodedStatement {
  const { text } = decodeText(bytes);
  if (text.trim() === "") return { problem: "empty" };
  return controlSigns.test(text.slice(0, 100_000)) ? { problem: "notText" } : { text };
}
