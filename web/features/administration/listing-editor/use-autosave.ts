/**
 * Keeps what is typed in one draft: a moment after the last key, one request at a time, and always the latest values.
 * A failed request is tried again; nothing typed is lost meanwhile.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ListingDraft } from "../../../../domain/listings/editable-listing.ts";
import { type EditorApi, readNewerDraft } from "./editor-api.ts";

const pauseMs = 800;
const retryMs = 5_000;

export type Autosave = {
  state: "idle" | "waiting" | "kept" | "failed";
  /** Another window of this admin has kept a newer draft. */
  newer: ListingDraft | undefined;
};

type Draft = Pick<ListingDraft, "seen" | "changes" | "base">;

export function useAutosave(api: EditorApi, draft: Draft, firstVersion: number) {
  const [status, setStatus] = useState<Autosave>({ state: "idle", newer: undefined });
  const version = useRef(firstVersion);
  const latest = useRef(draft);
  const kept = useRef(JSON.stringify(draft));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flight = useRef<Promise<void>>(undefined);
  const isHeld = useRef(false);
  latest.current = draft;

  const keep = useCallback(async () => {
    const now = latest.current;
    const text = JSON.stringify(now);
    if (text === kept.current || isHeld.current) return;
    try {
      if (Object.keys(now.changes).length > 0) {
        version.current = (await api.keepDraft({ ...now, version: version.current })).version;
      } else if (version.current > 0) {
        await api.dropDraft();
        version.current = 0;
      }
      kept.current = text;
      setStatus({ state: "kept", newer: undefined });
    } catch (error) {
      const newer = readNewerDraft(error);
      if (newer) isHeld.current = true;
      else schedule(retryMs);
      setStatus({ state: "failed", newer });
    }
    // schedule is made of refs alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api]);

  function schedule(afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Only one is on its way; the next begins when it has ended.
      flight.current = (flight.current ?? Promise.resolve()).then(keep);
    }, afterMs);
  }

  const text = JSON.stringify(draft);
  useEffect(() => {
    if (text === kept.current) return;
    setStatus((before) => ({ ...before, state: "waiting" }));
    schedule(pauseMs);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ...status,
    /** Waits for the request on its way and sends none while a save runs. */
    pause: async () => {
      clearTimeout(timer.current);
      isHeld.current = true;
      await flight.current;
    },
    resume: () => {
      isHeld.current = false;
      if (JSON.stringify(latest.current) !== kept.current) schedule(pauseMs);
    },
    /** A save has ended the draft. */
    ended: () => {
      version.current = 0;
      kept.current = JSON.stringify({ seen: latest.current.seen, changes: {}, base: {} });
      setStatus({ state: "idle", newer: undefined });
    },
    /** Goes on from the other window's draft, or over it. */
    follow: (other: ListingDraft) => {
      version.current = other.version;
      isHeld.current = false;
      kept.current = "";
      setStatus({ state: "waiting", newer: undefined });
      schedule(0);
    },
  };
}
