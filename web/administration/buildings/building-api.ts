/** Reads and changes buildings. The fetcher carries the admin's token. */
import { queryOptions } from "@tanstack/react-query";
import type {
  AdminBuilding,
  AdminBuildings,
  BuildingFields,
} from "../../../domain/buildings/building-fields.ts";
import type { FetchJson } from "../../data/api.ts";

export const buildingsKey = ["admin", "buildings"];

/** Sorted by name; merged ones too. */
export function buildingsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: buildingsKey,
    queryFn: async () => (await fetchJson<AdminBuildings>("/api/admin/buildings")).buildings,
  });
}

export type BuildingCommands = ReturnType<typeof makeBuildingCommands>;
type Version = Pick<AdminBuilding, "id" | "updated_at">;

export function makeBuildingCommands(fetchJson: FetchJson) {
  const send = <Data>(method: string, path: string, { body = {}, seen }: { body?: unknown; seen?: string }) =>
    fetchJson<Data>(`/api/admin/buildings${path}`, {
      method,
      headers: seen === undefined ? {} : { "if-match": seen },
      body: JSON.stringify(body),
    });
  return {
    add: (fields: BuildingFields) => send<{ id: string }>("POST", "", { body: fields }),
    change: ({ id, updated_at: seen }: Version, fields: BuildingFields) =>
      send<{ id: string }>("PUT", `/${id}`, { body: fields, seen }),
    remove: (id: string, isConfirmed: boolean) =>
      send("DELETE", isConfirmed ? `/${id}?confirmed=1` : `/${id}`, {}),
    merge: ({ id, updated_at: seen }: Version, into: Version) =>
      send("POST", `/${id}/merge`, { body: { into: into.id, intoSeen: into.updated_at }, seen }),
    split: (id: string) => send("POST", `/${id}/split`, {}),
  };
}
