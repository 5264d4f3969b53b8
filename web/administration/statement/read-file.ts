/** A bank's file as a table. What is wrong with a file is told by its kind. */
import Papa from "papaparse";
import { decodeStatement } from "../../../domain/paying/statement/decode-statement.ts";
import { type StatementTable, findTable } from "../../../domain/paying/statement/statement-columns.ts";

/** Ten thousand lines are promised; more are refused before they are read. */
export const mostLines = 20_000;
const mostBytes = 20_000_000;

export type OpenFile = { id: string; name: string; table: StatementTable };
export type FileProblem = "empty" | "notText" | "notCsv" | "noRows" | "tooLong";
export type ReadFile = { table: StatementTable } | { problem: FileProblem };

export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > mostBytes) return { problem: "tooLong" };
  const decoded = decodeStatement(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in decoded) return decoded;
  const text = decoded.text.trimEnd();
  // Empty lines spoil the guess, and are read, so that lines are numbered as in the file.
  const { delimiter } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", ";", "\t", "|"],
    skipEmptyLines: "greedy",
    preview: 50,
  }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  if (data.length > mostLines) return { problem: "tooLong" };
  if (!data.some((row) => row.length > 1)) return { problem: "notCsv" };
  const table = findTable(data);
  return table.rows.length === 0 ? { problem: "noRows" } : { table };
}
