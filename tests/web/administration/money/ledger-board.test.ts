/** Whose contracts one may ask for. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement as element } from "react";
import { expect, test } from "vitest";
import { LedgerBoard } from "../../../../web/administration/money/ledger-board.tsx";
import { renderPart } from "../../features/finance/words-of.ts";

test.each([true, false])("Who sees all contracts (%j) may ask for the own ones only", async (seesAll) => {
  const refuse = () => Promise.reject(new Error("Nothing is fetched"));
  const board = element(LedgerBoard, { fetchJson: refuse, fetchText: refuse, seesAll });
  const client = new QueryClient();
  const $ = await renderPart("en", element(QueryClientProvider, { client }, board), "/admin/money");
  expect($("input[name=whose]").length > 0).toBe(seesAll);
});
