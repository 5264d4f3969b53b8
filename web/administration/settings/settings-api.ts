/** Reads and saves the settings. The fetcher carries the owner's token. */
import { queryOptions } from "@tanstack/react-query";
import type {
  SavedSection,
  SettingConflict,
  SettingVersion,
  SettingsOverview,
} from "../../../domain/site/settings/settings-api.ts";
import type { SectionName } from "../../../domain/site/site.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";

const settingsKey = ["admin", "settings"];

/** Not refetched while an owner is typing: what was read is the version that the form changes. */
export function settingsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...settingsKey, "all"],
    queryFn: () => fetchJson<SettingsOverview>("/api/admin/settings"),
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function historyQuery(fetchJson: FetchJson, section: SectionName) {
  return queryOptions({
    queryKey: [...settingsKey, "history", section],
    queryFn: async () =>
      (await fetchJson<{ history: SettingVersion[] }>(`/api/admin/settings/${section}/history`)).history,
  });
}

export type SaveSection = (version: number, value: unknown) => Promise<SavedSection>;

export function saveSection(fetchJson: FetchJson, section: SectionName): SaveSection {
  return (version, value) =>
    fetchJson(`/api/admin/settings/${section}`, {
      method: "PUT",
      body: JSON.stringify({ version, value }),
    });
}

/** The 409: someone saved the section meanwhile. */
export function conflictOf(error: Error | null): SettingConflict | undefined {
  const isConflict = error instanceof ApiFailure && error.status === 409;
  return isConflict ? (error.body as SettingConflict) : undefined;
}
