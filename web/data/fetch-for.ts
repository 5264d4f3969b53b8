import "@tanstack/react-query";
import type { FetchJson } from "./api.ts";

/** The fetcher reaches every query through its `meta`, so that a query does not know where it runs. */
declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { fetchJson: FetchJson };
  }
}

/** The fetcher of a query; every client is made with one, so its absence is a mistake in our code. */
export function fetchFor(meta: { fetchJson: FetchJson } | undefined): FetchJson {
  if (!meta) throw new Error("A query ran in a client without a fetcher: use createQueryClient.");
  return meta.fetchJson;
}
