/** Queries and commands of the statement. */
import { queryOptions } from "@tanstack/react-query";
import {
  type ArrivalByHand,
  type PayableContract,
  type Proposal,
  arrivalsLike,
  createMatcher,
} from "../../../domain/paying/statement/match-lines.ts";
import type { StatementColumns } from "../../../domain/paying/statement/statement-columns.ts";
import {
  type EnteredLine,
  type KnownLine,
  type StatementEntry,
  type StatementLine,
  hashLine,
} from "../../../domain/paying/statement/statement-lines.ts";
import type { FetchJson } from "../../data/api.ts";

const base = "/api/admin/statement";
const statementKey = ["admin", "statement"];
/** As many as the API takes at once. */
const knownAtOnce = 1000;
const entriesAtOnce = 100;
/** Lines between two moments at which the page can answer a press. */
const matchedAtOnce = 200;

export type MatchedLine = {
  line: StatementLine;
  known?: KnownLine;
  proposal?: Proposal | undefined;
  /** The same sum of the same day, entered by hand. */
  alike: ArrivalByHand[];
};
export type Matched = { lines: MatchedLine[]; contracts: PayableContract[] };

export function layoutQuery(fetchJson: FetchJson, fingerprint: string) {
  return queryOptions({
    // Apart from what commands refetch: the form would be reset.
    queryKey: ["statement-layout", fingerprint],
    queryFn: async () =>
      (await fetchJson<{ columns: StatementColumns | null }>(`${base}/layouts/${fingerprint}`)).columns,
    staleTime: Infinity,
  });
}

export function saveLayout(fetchJson: FetchJson, fingerprint: string, columns: StatementColumns) {
  return fetchJson(`${base}/layouts/${fingerprint}`, { method: "PUT", body: JSON.stringify(columns) });
}

/** `file` is an id of what was read. Commands refetch it, so that each line is compared with what is owed now. */
export function matchQuery(fetchJson: FetchJson, file: string, lines: readonly StatementLine[]) {
  return queryOptions({
    queryKey: [...statementKey, file],
    queryFn: () => match(fetchJson, lines),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function match(fetchJson: FetchJson, lines: readonly StatementLine[]): Promise<Matched> {
  const [{ contracts }, known, byHand] = await Promise.all([
    fetchJson<{ contracts: PayableContract[] }>(`${base}/contracts`),
    findKnown(fetchJson, lines),
    findByHand(fetchJson, lines),
  ]);
  const matcher = createMatcher(contracts, byHand);
  const matched: MatchedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const knownLine = known[index];
    matched.push(
      knownLine
        ? { line, known: knownLine, alike: [] }
        : { line, proposal: matcher(line), alike: arrivalsLike(line, byHand) },
    );
    if (index % matchedAtOnce === matchedAtOnce - 1) await pause();
  }
  return { lines: matched, contracts };
}

async function findKnown(
  fetchJson: FetchJson,
  lines: readonly StatementLine[],
): Promise<(KnownLine | undefined)[]> {
  const hashes: { hash: string; occurrence: number }[] = [];
  for (const line of lines) hashes.push({ hash: await hashLine(line), occurrence: line.occurrence });
  const found = new Map<string, KnownLine>();
  for (let from = 0; from < hashes.length; from += knownAtOnce) {
    const body = JSON.stringify({ lines: hashes.slice(from, from + knownAtOnce) });
    const { known } = await fetchJson<{ known: KnownLine[] }>(`${base}/known`, { method: "POST", body });
    for (const one of known) found.set(`${one.hash} ${one.occurrence}`, one);
  }
  return hashes.map(({ hash, occurrence }) => found.get(`${hash} ${occurrence}`));
}

async function findByHand(fetchJson: FetchJson, lines: readonly StatementLine[]): Promise<ArrivalByHand[]> {
  const days = lines.map(({ paidOn }) => paidOn).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (!from || !until) return [];
  const query = new URLSearchParams({ from, until });
  return (await fetchJson<{ arrivals: ArrivalByHand[] }>(`${base}/arrivals?${query}`)).arrivals;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

export function entryOf(
  { paidOn, amount, text, occurrence }: StatementLine,
  proposal: Proposal,
): StatementEntry {
  return { paidOn, amount, text, occurrence, contract: proposal.contract.id, parts: proposal.parts };
}

/** Says how many were entered, known already, refused, and asked about. */
export async function enterLines(fetchJson: FetchJson, entries: readonly StatementEntry[]) {
  const counts = { entered: 0, known: 0, refused: 0, doubled: 0 };
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    const body = JSON.stringify({ lines: entries.slice(from, from + entriesAtOnce) });
    const { lines } = await fetchJson<{ lines: EnteredLine[] }>(`${base}/entries`, { method: "POST", body });
    for (const { state } of lines) counts[state] += 1;
  }
  return counts;
}
