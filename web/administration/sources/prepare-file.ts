/**
 * A chosen file as it is sent: a table in UTF-8, whatever Excel wrote it in, with its columns and a value of each. XML
 * says its charset itself, and the columns of a packed table are named by a dry run.
 */
import Papa from "papaparse";
import { largestSentBytes } from "../../../domain/feeds/feed-settings.ts";
import { decodeText } from "../../../domain/site/decode-text.ts";
import type { SeenInFile } from "./feed-mapping.tsx";

const headLength = 256 * 1024;
const rowsRead = 20;

export type SentFileProblem = "empty" | "notText" | "encoding" | "tooLarge";
type PreparedFile = { columns: SeenInFile["columns"]; body: Blob } | { problem: SentFileProblem };

export async function prepareFile(file: Blob): Promise<PreparedFile> {
  if (file.size > largestSentBytes) return { problem: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { columns: [], body: file };
  const { text, encoding } = decodeText(bytes);
  const head = text.slice(0, headLength);
  if (head.trim() === "") return { problem: "empty" };
  // A picture and a spreadsheet have zero bytes near their start.
  if (head.includes("\0") || head.startsWith("%PDF-")) return { problem: "notText" };
  if (head.trimStart().startsWith("<")) return { columns: [], body: file };
  if (encoding === "windows-874" && !isThai(text)) return { problem: "encoding" };
  return { columns: columnsOf(head), body: new Blob([text]) };
}

/** Accents of other old charsets are read as one Thai sign in a Latin word, or as nothing. */
function isThai(text: string): boolean {
  if (text.includes("\uFFFD")) return false;
  const many = (pattern: RegExp) => text.slice(0, headLength).match(pattern)?.length ?? 0;
  return many(/[\u0E01-\u0E5B]{2,}/g) >= many(/[a-z][\u0E01-\u0E5B](?![\u0E01-\u0E5B])/gi);
}

function columnsOf(text: string): SeenInFile["columns"] {
  const { data } = Papa.parse<string[]>(text, { preview: rowsRead, skipEmptyLines: "greedy" });
  const [head = [], ...rows] = data;
  if (head.length < 2) return [];
  return head.map((name, index) => ({
    name: name.trim(),
    sample: rows.map((row) => row[index]?.trim().slice(0, 60)).find((value) => value),
  }));
}
