/** The queue of one listing's pictures, and a warning before the window is closed while some are not sent. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { digestOf, preparePicture } from "./prepare-picture.ts";
import { sendPicture } from "./send-picture.ts";
import { UploadQueue } from "./upload-queue.ts";

export type SignRequest = () => Promise<Headers>;

export function useUploads(listingId: string, sign: SignRequest, onSent: (pictures: string[]) => void) {
  const [queue] = useState(
    () =>
      new UploadQueue({
        prepare: (file) => preparePicture(file),
        digest: digestOf,
        send: async (picture, digest, onProgress) =>
          sendPicture({
            path: `/api/admin/listings/${listingId}/pictures/${digest}`,
            picture,
            headers: await sign(),
            onProgress,
          }),
        wait: waitOrOnline,
      }),
  );
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
