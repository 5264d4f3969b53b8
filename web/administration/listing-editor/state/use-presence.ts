/** Reports every twenty seconds that the listing is open here, and learns who else has it open and if it was saved. */
import { useEffect, useEffectEvent, useState } from "react";
import type { ListingPresence } from "../../../../domain/listings/editable-listing.ts";
import type { EditorApi } from "../editor-api.ts";

const everyMs = 20_000;

export function usePresence(
  api: EditorApi,
  onPresence: (presence: ListingPresence) => void,
): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const hear = useEffectEvent(onPresence);
  useEffect(() => {
    let isOpen = true;
    const note = async () => {
      try {
        const presence = await api.notePresence();
        if (!isOpen) return;
        setOthers(presence.others);
        hear(presence);
      } catch {
        // Nothing depends on it: a save checks the version itself. The next note comes soon.
        if (isOpen) setOthers([]);
      }
    };
    const leave = () => void api.notePresence(true).catch(() => undefined);
    void note();
    const timer = setInterval(() => void note(), everyMs);
    window.addEventListener("pagehide", leave);
    return () => {
      isOpen = false;
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [api]);
  return others;
}
