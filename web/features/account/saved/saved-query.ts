import { queryOptions } from "@tanstack/react-query";
import type { SavedHomes } from "../../../../domain/api.ts";
import { fetchAsUser } from "../fetch-as-user.ts";

export function savedQuery() {
  return queryOptions({
    queryKey: ["saved-homes"],
    queryFn: () => fetchAsUser<SavedHomes>("/api/me/saved"),
  });
}
