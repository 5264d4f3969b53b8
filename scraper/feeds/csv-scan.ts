/** Reads a table as it arrives, a row at a time. Its first row names the columns; the source says what they are with us. */
import Papa from "papaparse";
import { type FeedRecord, guessField } from "../../domain/feeds/feed-fields.ts";
import type { FeedSettings } from "../../domain/feeds/feed-settings.ts";
import { countName, type FeedScan, longestElement, longestRecord, type NameCount } from "./feed-scan.ts";
import { UnreadableFeedError } from "./unreadable-feed.ts";

const mostColumns = 300;
const delimiters = [",", ";", "\t", "|"];

/** Set on a record whose row has more or fewer values than there are columns. */
export const rowLength = "row_length";

type Parsed = { data: string[][]; errors: { code: string }[]; meta: { cursor: number } };

export class CsvScan implements FeedScan {
  readonly columns = new Map<string, NameCount>();
  readonly unknown = new Map<string, NameCount>();
  readonly #settings: Pick<FeedSettings, "columns">;
  #rest = "";
  #delimiter = "";
  #head: { name: string; field: string | undefined }[] | null = null;

  constructor(settings: Pick<FeedSettings, "columns">) {
    this.#settings = settings;
  }

  push(text: string): FeedRecord[] {
    this.#rest += text;
    // Until the first line is whole, the delimiter cannot be known.
    const isKnown = this.#delimiter !== "" || this.#rest.trimStart().includes("\n");
    const records = isKnown ? this.#read(true) : [];
    if (this.#rest.length > longestElement) throw new UnreadableFeedError("feed-element-too-large");
    return records;
  }

  end(): FeedRecord[] {
    const endsInRow = this.#rest !== "" && !this.#rest.endsWith("\n");
    const records = this.#rest.trim() === "" ? [] : this.#read(false);
    if (!this.#head) throw new UnreadableFeedError("feed-empty");
    // Half a row at the end has fewer values. A whole last row need not end its line.
    if (endsInRow && records.at(-1)?.[rowLength]) throw new UnreadableFeedError("feed-truncated");
    return records;
  }

  #read(mayContinue: boolean): FeedRecord[] {
    this.#delimiter ||= guessDelimiter(this.#rest.replace(/^\uFEFF/, ""));
    // Up to the end of a line: half a line may end between two quotes that are one.
    const text = mayContinue ? this.#rest.slice(0, this.#rest.lastIndexOf("\n") + 1) : this.#rest;
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline: "\n" });
    const { data, errors, meta } = parser.parse(text, 0, mayContinue) as Parsed;
    // What a row that is not whole yet says is no mistake.
    if (!mayContinue && errors.some(({ code }) => code === "MissingQuotes"))
      throw new UnreadableFeedError("feed-truncated");
    if (errors.some(({ code }) => code === "InvalidQuotes")) throw new UnreadableFeedError("feed-quotes");
    this.#rest = mayContinue ? this.#rest.slice(meta.cursor) : "";
    return data.flatMap((row): FeedRecord[] => {
      const record = this.#toRecord(row);
      return record ? [record] : [];
    });
  }

  #toRecord(row: readonly string[]): FeedRecord | null {
    if (row.every((value) => value.trim() === "")) return null;
    if (!this.#head) {
      this.#head = this.#nameColumns(row);
      return null;
    }
    const record: FeedRecord = {};
    let size = 0;
    for (const [index, { name, field }] of this.#head.entries()) {
      // An apostrophe keeps a spreadsheet from running a value; it is no part of it.
      const value = (row[index] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
      if (value === "") continue;
      size += value.length;
      countName(this.columns, name, value);
      if (field === undefined) countName(this.unknown, name, value);
      else if (field !== "") (record[field] ??= []).push(value);
    }
    if (size > longestRecord) throw new UnreadableFeedError("feed-element-too-large");
    return row.length === this.#head.length ? record : { ...record, [rowLength]: [String(row.length)] };
  }

  #nameColumns(row: readonly string[]) {
    const names = row.map((name) => name.replace(/^\uFEFF/, "").trim());
    if (names.length < 2 || names.length > mostColumns) throw new UnreadableFeedError("feed-no-columns");
    return names.map((name) => ({ name, field: this.#settings.columns[name] ?? guessField(name) }));
  }
}

/** The one that the head has most of. */
function guessDelimiter(text: string): string {
  const [head = ""] = text.trimStart().split("\n", 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ",";
}
