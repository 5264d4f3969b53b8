/** The reply that is being written: kept on the server as a draft, from where it was left. */
import { useEffect, useRef, useState } from "react";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { useKey } from "../../../data/use-key.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";
import { type Draft, DraftSaver, type DraftState } from "./draft-saver.ts";

export function useDraft(lead: LeadDetails, emptySubject: string) {
  const { fetchJson } = useDesk();
  const empty: Draft = { subject: emptySubject, body: "" };
  // What another window saves later does not replace what is typed here.
  const [draft, setDraft] = useState<Draft>(() => lead.draft ?? empty);
  const [state, setState] = useState<DraftState>("idle");
  const [savedAt, setSavedAt] = useState<Date>();
  const saver = useRef<DraftSaver>(undefined);
  useEffect(() => {
    const made = new DraftSaver({
      save: ({ subject, body }) =>
        // "keepalive" lets it arrive although the page is left.
        fetchJson(`/api/admin/leads/${lead.id}/draft`, {
          method: "PUT",
          // The subject is filled in by itself, so a subject alone is no draft.
          body: JSON.stringify({ subject: body.trim() ? subject : "", body }),
          keepalive: true,
        }),
      onState: (next) => {
        setState(next);
        if (next === "saved") setSavedAt(new Date());
      },
    });
    saver.current = made;
    const leave = () => made.flush();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      made.flush();
    };
  }, [fetchJson, lead.id]);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saver.current?.change(next);
  };
  /** Sends what is written. If that fails, it stays a draft. */
  const sendDraft = async (send: (written: Draft) => Promise<unknown>) => {
    await saver.current?.pause();
    try {
      await send(draft);
    } catch (error) {
      saver.current?.change(draft);
      throw error;
    }
    saver.current?.forget();
    setDraft(empty);
  };
  return { draft, change, sendDraft, state, savedAt };
}

/** Sends a reply. Pressing twice sends one. */
export function useSendReply(leadId: string) {
  const { fetchJson } = useDesk();
  const { keyOf, forget } = useKey();
  return async (reply: object) => {
    await order(fetchJson, `${leadId}/messages`, { ...reply, idempotencyKey: keyOf(reply) });
    forget();
  };
}
