import { queryOptions } from "@tanstack/react-query";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { fetchAsUser } from "../fetch-as-user.ts";

/** The office may answer while the page is open. */
const lookAgainMs = 30_000;

export function applicationQuery(reference: string) {
  return queryOptions({
    queryKey: ["my-application", reference],
    queryFn: () => fetchAsUser<MyApplication>(`/api/me/applications/${encodeURIComponent(reference)}`),
    enabled: reference !== "",
    refetchInterval: lookAgainMs,
  });
}
