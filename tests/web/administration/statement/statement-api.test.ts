/** What the page of the statement asks of the API, and what it makes of the answers. */
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import {
  type EnteredLine,
  type StatementLine,
  hashLine,
} from "../../../../domain/paying/statement/statement-lines.ts";
import { enterLines, matchQuery } from "../../../../web/administration/statement/statement-api.ts";
import type { FetchJson } from "../../../../web/data/api.ts";

const fee: StatementLine = { row: 2, paidOn: "2026-11-05", amount: 50_000, text: "FEE", occurrence: 1 };

/** Answers each address with what is written for it. */
const apiOf = (answers: Record<string, (body: string) => unknown>): FetchJson =>
  (async (address: string, { body }: RequestInit = {}) => {
    const answer = answers[address.replace("/api/admin/statement/", "").replace(/\?.*/, "")];
    if (!answer) throw new Error(`Nothing answers ${address}`);
    return answer(String(body));
  }) as FetchJson;

test("Of two equal lines, the one that was entered before is known and the other is new", async () => {
  const hash = await hashLine(fee);
  const api = apiOf({
    contracts: () => ({ contracts: [] }),
    arrivals: () => ({ arrivals: [] }),
    known: () => ({ known: [{ hash, occurrence: 1, receipts: [] }] }),
  });
  const lines = [fee, { ...fee, row: 3, occurrence: 2 }];
  const { lines: matched } = await new QueryClient().fetchQuery(matchQuery(api, "a file", lines));
  expect(matched.map(({ known }) => known !== undefined)).toEqual([true, false]);
});

test("Lines are entered a hundred at a time, and counted together", async () => {
  const sizes: number[] = [];
  const api = apiOf({
    entries: (body) => {
      const sent = (JSON.parse(body) as { lines: unknown[] }).lines;
      sizes.push(sent.length);
      return { lines: sent.map((): Pick<EnteredLine, "state"> => ({ state: "entered" })) };
    },
  });
  const entry = { ...fee, contract: "00000000-0000-4000-8000-000000000001", parts: [] };
  const counts = await enterLines(
    api,
    Array.from({ length: 250 }, () => entry),
  );
  expect(sizes).toEqual([100, 100, 50]);
  expect(counts).toEqual({ entered: 250, known: 0, refused: 0, doubled: 0 });
});
