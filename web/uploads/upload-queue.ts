/**
 * Pictures and other files on their way. One counts as sent when the server has answered that it has all of it. A cut line
 * is tried again, each time after a longer wait; what then still fails is kept and can be sent again, all at once.
 */
import { ApiFailure } from "../data/api.ts";
import { UnreadablePicture } from "./prepare-picture.ts";

export type Upload = {
  key: number;
  name: string;
  state: "waiting" | "preparing" | "sending" | "again" | "sent" | "failed" | "refused";
  /** From 0 to 1, while it is sent. */
  share: number;
  reason?: UnreadablePicture["reason"] | "pdf" | "full" | "not_allowed" | "network";
};

type Work = Upload & {
  file: Blob;
  prepared?: { picture: Blob; digest: string };
  picture?: string;
  isShown: boolean;
};

export type UploadQueueParts = {
  prepare: (file: Blob) => Promise<Blob>;
  digest: (picture: Blob) => Promise<string>;
  /** `file` is what was chosen, `picture` what was made of it. The answer names it on the server. */
  send: (
    picture: Blob,
    digest: string,
    onProgress: (share: number) => void,
    file: Blob & { name?: string },
  ) => Promise<string>;
  wait: (ms: number) => Promise<void>;
};

const atOnce = 2;
const waitsMs = [1_000, 2_000, 4_000, 8_000];

export class UploadQueue {
  #parts: UploadQueueParts;
  #uploads: Work[] = [];
  #listeners = new Set<() => void>();
  #shown: readonly Upload[] = [];
  #running = 0;
  #receive: ((pictures: string[]) => void) | undefined;
  #nextKey = 1;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly Upload[] => this.#shown;

  /** Hands the pictures over in the order in which they were chosen, as far as that holds nothing up. */
  deliverTo(receive: (pictures: string[]) => void): () => void {
    this.#receive = receive;
    this.#show();
    return () => {
      this.#receive = undefined;
    };
  }

  add(files: readonly (Blob & { name?: string })[]): void {
    for (const file of files) {
      this.#uploads.push({
        key: this.#nextKey,
        name: file.name ?? "",
        state: "waiting",
        share: 0,
        file,
        isShown: false,
      });
      this.#nextKey += 1;
    }
    this.#run();
  }

  retryFailed(): void {
    for (const upload of this.#uploads) if (upload.state === "failed") upload.state = "waiting";
    this.#run();
  }

  /** Takes those from the list that are done, or that the person gives up. */
  clear(): void {
    this.#uploads = this.#uploads.filter((upload) => isUnderWay(upload));
    this.#tell();
  }

  #run(): void {
    this.#tell();
    while (this.#running < atOnce) {
      const next = this.#uploads.find(({ state }) => state === "waiting");
      if (!next) return;
      this.#running += 1;
      this.#change(next, { state: "preparing", share: 0 });
      void this.#carry(next).finally(() => {
        this.#running -= 1;
        this.#show();
        this.#run();
      });
    }
  }

  async #carry(upload: Work): Promise<void> {
    try {
      upload.prepared ??= await this.#prepare(upload.file);
      const { picture, digest } = upload.prepared;
      for (let attempt = 0; ; attempt += 1) {
        try {
          this.#change(upload, { state: "sending", share: 0 });
          const onProgress = (share: number) => this.#change(upload, { share });
          upload.picture = await this.#parts.send(picture, digest, onProgress, upload.file);
          this.#change(upload, { state: "sent", share: 1 });
          return;
        } catch (error) {
          const waitMs = waitsMs[attempt];
          if (!isPassing(error) || waitMs === undefined) throw error;
          this.#change(upload, { state: "again", share: 0 });
          await this.#parts.wait(waitMs);
        }
      }
    } catch (error) {
      const reason = reasonOf(error);
      this.#change(upload, { state: reason === "network" ? "failed" : "refused", share: 0, reason });
    }
  }

  async #prepare(file: Blob) {
    const picture = await this.#parts.prepare(file);
    return { picture, digest: await this.#parts.digest(picture) };
  }

  /** Hands over what has arrived, up to the first picture that is still on its way. */
  #show(): void {
    if (!this.#receive) return;
    const arrived: string[] = [];
    for (const upload of this.#uploads) {
      if (["waiting", "preparing", "sending", "again"].includes(upload.state)) break;
      if (upload.state !== "sent" || upload.isShown || upload.picture === undefined) continue;
      upload.isShown = true;
      arrived.push(upload.picture);
    }
    if (arrived.length > 0) this.#receive(arrived);
  }

  #change(upload: Work, change: Partial<Upload>): void {
    Object.assign(upload, change);
    this.#tell();
  }

  #tell(): void {
    this.#shown = this.#uploads.map(({ key, name, state, share, reason }) => ({
      key,
      name,
      state,
      share,
      ...(reason && { reason }),
    }));
    for (const listener of this.#listeners) listener();
  }
}

/** A cut line, an outage and a picture that arrived cut off pass; a refusal stays. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500 || error.code === "invalid_input";
}

function reasonOf(error: unknown): NonNullable<Upload["reason"]> {
  if (error instanceof UnreadablePicture) return error.reason;
  if (!(error instanceof ApiFailure)) return "unreadable";
  if (error.status === 413) return "too_large";
  if (error.status === 403) return "not_allowed";
  if (error.status === 409) return "full";
  return error.status === 415 ? whyUnreadable(error) : "network";
}

/** The server names in `field` what it found. */
function whyUnreadable({ body }: ApiFailure): NonNullable<Upload["reason"]> {
  const found = /"field":"(heic|svg|empty|pdf)/.exec(JSON.stringify(body) ?? "")?.[1];
  return found === "heic" || found === "svg" || found === "empty" || found === "pdf" ? found : "unreadable";
}

export function isUnderWay({ state }: Upload): boolean {
  return !["sent", "failed", "refused"].includes(state);
}
