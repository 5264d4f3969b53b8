/** The editor's state and its one way to save: with the version that was seen, and only the fields that were touched. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from "react";
import type { EditableListing, OpenedListing } from "../../../../domain/listings/editable-listing.ts";
import {
  type ListingChanges,
  type ListingFields,
  newListingFields,
} from "../../../../domain/listings/listing-fields.ts";
import { findChanges } from "../../../../domain/listings/merge-listing.ts";
import { foundListingsKey } from "../../listings/listing-list-api.ts";
import { reviewKey } from "../../scraping/review-api.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { type EditorApi, historyKey, readChange } from "../editor-api.ts";
import { draftOf, editorReducer, hasChanges, openEditor } from "./editor-state.ts";
import { findProblems } from "./find-problems.ts";
import { usePresence } from "./use-presence.ts";

/** How often to retry when another admin was quicker but wrote nothing that clashes. */
const mostAttempts = 4;

type Typed = Partial<ListingFields>;

export type ListingEditor = ReturnType<typeof useListingEditor>;

export function useListingEditor(api: EditorApi, opened: OpenedListing) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(editorReducer, opened, openEditor);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const draft = useMemo(() => draftOf(state), [state]);
  const [keeper] = useState(() => new DraftKeeper(api, draft, opened.draft?.version ?? 0));
  const autosave = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => keeper.type(draft), [keeper, draft]);
  useEffect(() => () => keeper.stop(), [keeper]);
  const problems = useMemo(() => findProblems(state.values, draft.changes), [state.values, draft]);
  const isChanged = hasChanges(state);

  const busy = useRef(false);
  const others = usePresence(api, (updatedAt) => {
    if (busy.current || updatedAt === null || updatedAt === state.stored?.updated_at) return;
    const read = async () => {
      const { listing } = await api.open(true);
      if (listing && !busy.current) dispatch({ kind: "newer", listing });
    };
    // A failure does no harm, because the save itself compares versions.
    void read().catch(() => undefined);
  });

  const set = useCallback(
    (values: Typed | ((before: ListingFields) => Typed)) => dispatch({ kind: "type", values }),
    [],
  );

  /** True when everything is stored. `extra` are values that an action adds; with `alone` only those are sent. */
  async function save(extra: ListingChanges = {}, { name = "", alone = false } = {}): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    await keeper.pause();
    try {
      return await attempt(extra, name, alone);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
      keeper.resume();
    }
  }

  async function attempt(extra: ListingChanges, name: string, alone: boolean): Promise<boolean> {
    let now = state;
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      const sent: ListingFields = alone ? { ...now.base, ...extra } : { ...now.values, ...extra };
      const changes = { ...(now.stored === null && mustHave(sent)), ...findChanges(now.base, sent) };
      if (Object.keys(changes).length === 0) return true;
      try {
        const listing = await api.save(changes, now.stored?.updated_at ?? null, name);
        finish(listing, { sent, extra, alone });
        return true;
      } catch (error) {
        const change = readChange(error);
        if (!change?.listing) throw error;
        now = editorReducer(now, { kind: "newer", listing: change.listing });
        dispatch({ kind: "newer", listing: change.listing });
        if (!alone && now.conflicts.length > 0) return false;
      }
    }
    return false;
  }

  type Saved = { sent: ListingFields; extra: ListingChanges; alone: boolean };

  function finish(listing: EditableListing, { sent, extra, alone }: Saved): void {
    // The field was saved alone, so other typed fields are still unsaved.
    if (alone) dispatch({ kind: "newer", listing });
    else {
      dispatch({ kind: "saved", listing, sent, extra });
      keeper.ended();
    }
    dispatch({ kind: "noticed" });
    for (const queryKey of [foundListingsKey, reviewKey, historyKey(api.id)])
      void queryClient.invalidateQueries({ queryKey });
  }

  const isUnkept = isChanged && autosave.state !== "kept";
  useEffect(() => {
    if (!isUnkept) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnkept]);

  return {
    api,
    ...state,
    problems,
    isChanged,
    isSaving,
    failure,
    others,
    autosave,
    set,
    save,
    choose: (field: (typeof state.conflicts)[number]["field"], takeTheirs: boolean) =>
      dispatch({ kind: "choose", field, takeTheirs }),
    discard: () => dispatch({ kind: "discard" }),
    noticed: () => dispatch({ kind: "noticed" }),
    takeDraft: () => {
      if (!autosave.newer) return;
      dispatch({ kind: "draft", draft: autosave.newer });
      keeper.follow(autosave.newer);
    },
    keepMine: () => autosave.newer && keeper.follow(autosave.newer),
  };
}

/** The required fields of a new listing are sent even if the admin kept the first choice. */
function mustHave(values: ListingFields): ListingChanges {
  return Object.fromEntries(newListingFields.map((name) => [name, values[name]]));
}
