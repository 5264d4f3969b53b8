/** The queries of the scraper's page. The fetcher carries the admin's token. */
import { queryOptions } from "@tanstack/react-query";
import type { RunProgress, ScrapeAlarm, ScrapeSource } from "../../../domain/api.ts";
import type { RunCoverage } from "../../../domain/scraping/coverage.ts";
import type { FetchJson } from "../../data/api.ts";

const pollMs = 1_000;
export const idlePollMs = 15_000;
const alarmPollMs = 60_000;

export function sourcesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "sources"],
    queryFn: async () => (await fetchJson<{ sources: ScrapeSource[] }>("/api/admin/sources")).sources,
  });
}

/** All sources at once. The scraper's page reads it anew when a run ends. */
export function coverageQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "coverage"],
    queryFn: async () => (await fetchJson<{ runs: RunCoverage[] }>("/api/admin/sources/coverage")).runs,
  });
}

export function alarmsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "alarms"],
    queryFn: async () => (await fetchJson<{ alarms: ScrapeAlarm[] }>("/api/admin/alarms")).alarms,
    refetchInterval: alarmPollMs,
  });
}

/** Runs, newest first. Polled every second while one is under way, otherwise rarely: the schedule starts runs too. */
export function runsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "runs"],
    queryFn: async () => (await fetchJson<{ runs: RunProgress[] }>("/api/admin/runs")).runs,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
  });
}

export function isUnderWay(run: RunProgress): boolean {
  return run.state === "queued" || run.state === "discovering" || run.state === "fetching";
}
