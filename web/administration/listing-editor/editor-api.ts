/** Reads and writes the listing in the editor. The fetcher carries the admin's token. */
import type {
  ChangedMeanwhile,
  EditableListing,
  ListingDraft,
  ListingInterest,
  ListingPresence,
  ListingSave,
  OpenedListing,
  SavedListing,
} from "../../../domain/listings/editable-listing.ts";
import type { ListingChanges } from "../../../domain/listings/listing-fields.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";

export type EditorApi = ReturnType<typeof makeEditorApi>;

export function makeEditorApi(fetchJson: FetchJson, id: string) {
  const path = `/api/admin/listings/${id}`;
  return {
    id,
    fetchJson,
    /** For the id of a listing that may be new, nothing stored is an answer and no failure. */
    open: (mayBeNew: boolean) => fetchJson<OpenedListing>(mayBeNew ? `${path}?new=1` : path),
    /** `seen` is null for a new listing. */
    save: (
      changes: ListingChanges,
      seen: string | null,
      how: { name: string; endsDraft: boolean; isAnotherHome: boolean; isConfirmed: boolean },
    ) =>
      fetchJson<SavedListing>(path, {
        method: seen === null ? "PUT" : "PATCH",
        headers: seen === null ? {} : { "if-match": seen },
        body: JSON.stringify({ changes, ...how }),
      }),
    keepDraft: (draft: Pick<ListingDraft, "version" | "seen" | "changes" | "base">) =>
      fetchJson<{ version: number }>(`${path}/draft`, { method: "PUT", body: JSON.stringify(draft) }),
    notePresence: (isLeaving = false) =>
      fetchJson<ListingPresence>(`${path}/presence${isLeaving ? "?leaving=1" : ""}`, {
        method: "POST",
        keepalive: isLeaving,
        body: "{}",
      }),
    readHistory: async () => (await fetchJson<{ saves: ListingSave[] }>(`${path}/history`)).saves,
    readInterest: () => fetchJson<ListingInterest>(`${path}/interest`),
    /** Of a sample alone. */
    remove: (seen: string, isConfirmed: boolean) =>
      fetchJson<unknown>(isConfirmed ? `${path}?confirmed=1` : path, {
        method: "DELETE",
        headers: { "if-match": seen },
      }),
    duplicate: () => fetchJson<EditableListing>(`${path}/duplicate`, { method: "POST", body: "{}" }),
  };
}

/** What is stored now, if that is why a save was refused. */
export function readChange(error: unknown): ChangedMeanwhile | undefined {
  return isChange(error) ? (error.body as ChangedMeanwhile) : undefined;
}

function isChange(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === "changed_meanwhile";
}

/** The listing's values as the editor has them. */
export function historyKey(id: string) {
  return ["admin", "listing-history", id];
}
