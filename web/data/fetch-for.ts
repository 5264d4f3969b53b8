import "@tanstack/react-query";
import type { FetchJson } from "./api.ts";

/** Every query gets its fetcher through `meta`, so that it does not need to know where it runs. */
declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { fetchJson: FetchJson };
  }
}

/** The fetcher of a query. Every client is created with one, so a missing one is our bug. */
export function fetchFor(meta: { fetchJson: FetchJson } | undefined): FetchJson {
  if (!meta) throw new Error("A query ran in a client without a fetcher: use createQueryClient.");
  return meta.fetchJson;
}
