/** How a route's loader gets its data. The server waits for it; the browser starts the request and moves on. */
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { ApiFailure } from "./api.ts";

type LoadableQuery<Data, Key extends QueryKey> = FetchQueryOptions<Data, Error, Data, Key>;

/** Returns the data on the server only. */
export type LoadData = <Data, Key extends QueryKey>(
  query: LoadableQuery<Data, Key>,
) => Promise<Data | undefined>;

export function loadInBrowser(queryClient: QueryClient): LoadData {
  return async (query) => {
    void queryClient.prefetchQuery(query);
    return undefined;
  };
}

/** On the server a failure decides the page's status: 404, 410 and 429 are kept, everything else is an outage. */
export function loadOnServer(queryClient: QueryClient, dataAt: () => number): LoadData {
  return async (query) => {
    try {
      const data = await queryClient.fetchQuery(query);
      // The browser must count freshness from when the data was read, not from when the page was rendered.
      const fetched = queryClient.getQueryCache().find({ queryKey: query.queryKey });
      fetched?.setState({ dataUpdatedAt: dataAt() });
      return data;
    } catch (error) {
      const isExpected = error instanceof ApiFailure && [404, 410, 429].includes(error.status);
      throw Response.json(isExpected ? error.body : null, { status: isExpected ? error.status : 503 });
    }
  };
}
