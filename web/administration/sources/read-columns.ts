/** The columns of a chosen table, with a value of each, from its beginning alone. Packed files are named by a dry run. */
import Papa from "papaparse";
import type { SeenInFile } from "./feed-mapping.tsx";

const headBytes = 256 * 1024;
const rowsRead = 20;

export async function readColumns(file: Blob): Promise<SeenInFile["columns"]> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (start[0] === 0x1f && start[1] === 0x8b) return [];
  const encoding = start[0] === 0xff && start[1] === 0xfe ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(await file.slice(0, headBytes).arrayBuffer());
  const { data } = Papa.parse<string[]>(text, { preview: rowsRead, skipEmptyLines: "greedy" });
  const [head = [], ...rows] = data;
  if (head.length < 2) return [];
  return head.map((name, index) => ({
    name: name.trim(),
    sample: rows.map((row) => row[index]?.trim().slice(0, 60)).find((value) => value),
  }));
}
