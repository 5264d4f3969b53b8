/** A queue of files, and a warning before the window is closed while some are not sent. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { digestOf } from "./prepare-picture.ts";
import { UploadQueue, type UploadQueueParts } from "./upload-queue.ts";

type Parts = Pick<UploadQueueParts, "prepare" | "send">;

export function useUploadQueue(parts: Parts, onSent: (answers: string[]) => void) {
  const [queue] = useState(() => new UploadQueue({ ...parts, digest: digestOf, wait: waitOrOnline }));
  useEffect(() => queue.deliverTo(onSent), [queue, onSent]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const isUnsent = uploads.some(({ state }) => state !== "sent" && state !== "refused");
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsent]);
  return { queue, uploads };
}

/** Ends early when the browser says that the line is back. */
function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
  });
}
