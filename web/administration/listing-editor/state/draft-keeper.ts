/**
 * Keeps what is typed in one draft: a moment after the last key, one request at a time, and always the latest values.
 * A failed request is tried again; nothing typed is lost meanwhile.
 */
import type { ListingDraft } from "../../../../domain/listings/editable-listing.ts";
import { type EditorApi, readNewerDraft } from "../editor-api.ts";

const pauseMs = 800;
const retryMs = 5_000;

export type TypedDraft = Pick<ListingDraft, "seen" | "changes" | "base">;
export type KeptState = {
  state: "idle" | "waiting" | "kept" | "failed";
  /** Another window of this admin has kept a newer draft. */
  newer: ListingDraft | undefined;
};

export class DraftKeeper {
  #api: Pick<EditorApi, "keepDraft" | "dropDraft">;
  #version: number;
  #latest: TypedDraft;
  #kept: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | undefined;
  #isHeld = false;
  #shown: KeptState;
  #listeners = new Set<() => void>();

  constructor(api: Pick<EditorApi, "keepDraft" | "dropDraft">, first: TypedDraft, version: number) {
    this.#api = api;
    this.#latest = first;
    this.#version = version;
    this.#kept = JSON.stringify(first);
    this.#shown = { state: version > 0 ? "kept" : "idle", newer: undefined };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): KeptState => this.#shown;

  type(draft: TypedDraft): void {
    this.#latest = draft;
    if (JSON.stringify(draft) === this.#kept || this.#isHeld) return;
    this.#show({ ...this.#shown, state: "waiting" });
    this.#schedule(pauseMs);
  }

  /** Waits for the request on its way, and sends none while a save runs. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isHeld = true;
    await this.#flight;
  }

  resume(): void {
    this.#isHeld = this.#shown.newer !== undefined;
    this.type(this.#latest);
  }

  /** A save has ended the draft: what was typed meanwhile begins a new one. */
  ended(): void {
    this.#version = 0;
    this.#kept = "";
    this.#show({ state: "idle", newer: undefined });
  }

  /** Goes on from the other window's draft, or over it. */
  follow({ version }: ListingDraft): void {
    this.#version = version;
    this.#isHeld = false;
    this.#kept = "";
    this.#show({ state: "waiting", newer: undefined });
    this.#schedule(pauseMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Only one is on its way; the next begins when it has ended.
      this.#flight = (this.#flight ?? Promise.resolve()).then(() => this.#keep());
    }, afterMs);
  }

  async #keep(): Promise<void> {
    const draft = this.#latest;
    const text = JSON.stringify(draft);
    if (text === this.#kept || this.#isHeld) return;
    try {
      if (Object.keys(draft.changes).length > 0) {
        this.#version = (await this.#api.keepDraft({ ...draft, version: this.#version })).version;
      } else if (this.#version > 0) {
        await this.#api.dropDraft();
        this.#version = 0;
      }
      this.#kept = text;
      this.#show({ state: "kept", newer: undefined });
    } catch (error) {
      const newer = readNewerDraft(error);
      this.#isHeld ||= newer !== undefined;
      this.#show({ state: "failed", newer });
      if (!newer) this.#schedule(retryMs);
    }
  }

  #show(state: KeptState): void {
    this.#shown = state;
    for (const listener of this.#listeners) listener();
  }
}
