/** The editing session of this window, for React: its view, its problems, who else is here, and its actions. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { OpenedListing } from "../../../../domain/listings/editable-listing.ts";
import type { ListingChanges } from "../../../../domain/listings/listing-fields.ts";
import { findChanges } from "../../../../domain/listings/merge-listing.ts";
import { foundListingsKey } from "../../listings/listing-list-api.ts";
import { reviewKey } from "../../scraping/review-api.ts";
import { type EditorApi, historyKey } from "../editor-api.ts";
import { EditorSession, type SaveOptions } from "./editor-session.ts";
import { hasChanges } from "./editor-state.ts";
import { findProblems } from "./find-problems.ts";
import { usePresence } from "./use-presence.ts";

export type ListingEditor = ReturnType<typeof useListingEditor>;

export function useListingEditor(api: EditorApi, opened: OpenedListing) {
  const queryClient = useQueryClient();
  const [session] = useState(() => new EditorSession(api, opened));
  const { state, isSaving, failure, autosave } = useSyncExternalStore(
    session.subscribe,
    session.read,
    session.read,
  );
  useEffect(() => session.stop, [session]);
  const { base, values } = state;
  const problems = useMemo(() => findProblems(values, findChanges(base, values)), [base, values]);
  const others = usePresence(
    api,
    // A failure does no harm, because the save itself compares versions.
    (presence) => void session.hear(presence).catch(() => undefined),
  );

  async function save(extra?: ListingChanges, options?: SaveOptions): Promise<boolean> {
    if (!(await session.save(extra, options))) return false;
    for (const queryKey of [foundListingsKey, reviewKey, historyKey(api.id)])
      void queryClient.invalidateQueries({ queryKey });
    return true;
  }

  const isUnkept = autosave.state === "waiting" || autosave.state === "failed";
  useEffect(() => {
    if (!isUnkept) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnkept]);

  const { set, choose, discard, noticed, takeDraft, keepMine, forgetFailure } = session;
  return {
    api,
    ...state,
    problems,
    isChanged: hasChanges(state),
    isSaving,
    failure,
    others,
    autosave,
    set,
    save,
    choose,
    discard,
    noticed,
    takeDraft,
    keepMine,
    forgetFailure,
  };
}
