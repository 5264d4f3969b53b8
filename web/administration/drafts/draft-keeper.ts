/**
 * Keeps what is typed in one draft: a moment after the last key, one request at a time, and always the latest values.
 * A failed request is tried again; nothing typed is lost meanwhile. The server counts the writes and refuses one that
 * comes late.
 */
import { isSame } from "../../../domain/listings/merge-listing.ts";
import { ApiFailure } from "../../data/api.ts";

/** How long after the last key a draft is written, and how long after a failure it is tried again. */
export const usualWaits = { pauseMs: 800, retryMs: 5_000 };

/** No changes: nothing is typed. */
type Changed = { changes: object };
type Numbered = Changed & { version: number };
export type KeptState<Draft> = {
  /** `failed` is tried again. `refused` cannot be kept as it is, and waits until it is changed. */
  state: "idle" | "waiting" | "kept" | "failed" | "refused";
  /** Another window of this admin has kept a newer draft. */
  newer: Draft | undefined;
};
export type DraftApi<Typed> = {
  keepDraft: (draft: Typed & { version: number }) => Promise<{ version: number }>;
};

type DraftKeeperOptions = {
  version: number;
  isKept: boolean;
  waits: typeof usualWaits;
  onChange: () => void;
};

export class DraftKeeper<Typed extends Changed, Draft extends Typed & Numbered> {
  #api: DraftApi<Typed>;
  #version: number;
  #latest: Typed;
  /** What the server holds as far as we know; undefined when it must be written again. */
  #kept: string | undefined;
  /** What the last failed request sent. */
  #unanswered: object | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | undefined;
  #isHeld = false;
  #isLeft = false;
  #shown: KeptState<Draft>;
  #onChange: () => void;
  #waits: typeof usualWaits;

  constructor(api: DraftApi<Typed>, first: Typed, { version, isKept, waits, onChange }: DraftKeeperOptions) {
    this.#api = api;
    this.#latest = first;
    this.#version = version;
    this.#kept = textOf(first);
    this.#onChange = onChange;
    this.#waits = waits;
    this.#shown = { state: isKept ? "kept" : "idle", newer: undefined };
  }

  read = (): KeptState<Draft> => this.#shown;

  type(draft: Typed): void {
    this.#latest = draft;
    this.#isLeft = false;
    const isSettled = this.#shown.state === "idle" || this.#shown.state === "kept";
    if (this.#isHeld || (isSettled && textOf(draft) === this.#kept)) return;
    this.#show({ ...this.#shown, state: "waiting" });
    this.#schedule(this.#waits.pauseMs);
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

  /** A save has ended the draft, or taken fields out of it. What is still typed is saved again. */
  saved(version: number, isEnded: boolean): void {
    // Fields were taken out of another window's draft: that one stays, and this window has none.
    const isOthers = !isEnded && version !== this.#version + 1;
    if (!isOthers) this.#version = version;
    const isWritten = !hasChanges(this.#latest) && (isEnded || isOthers);
    this.#kept = isWritten ? textOf(this.#latest) : undefined;
    this.#show({ state: "idle", newer: undefined });
  }

  /** Nobody knows whether the last save arrived, so nobody knows what the draft holds. */
  doubt(): void {
    this.#kept = undefined;
  }

  /** Another window has written the draft, so ours is not the kept one: write it, or ask. */
  hear(version: number): void {
    if (version === this.#version || !hasChanges(this.#latest) || this.#shown.state !== "kept") return;
    this.#kept = undefined;
    this.type(this.#latest);
  }

  /** Another window has written the draft, and nothing is typed here that would find it out. */
  isBehind(version: number): boolean {
    const known = this.#shown.newer?.version ?? this.#version;
    return version !== known && !hasChanges(this.#latest) && this.#shown.state === "idle";
  }

  /** Offers what another window holds, while nothing is typed here. */
  offer(version: number, newer: Draft | null): void {
    if (!this.isBehind(version)) return;
    this.#isHeld = newer !== null;
    if (newer === null) this.#version = version;
    this.#show({ state: "idle", newer: newer ?? undefined });
  }

  /** Goes on from the other window's draft, or over it. */
  follow({ version }: Numbered): void {
    this.#version = version;
    this.#isHeld = false;
    this.#kept = undefined;
    this.#show({ state: "waiting", newer: undefined });
    this.#schedule(this.#waits.pauseMs);
  }

  /** The page is left: what waits is sent at once, and a failure is not tried again. */
  stop(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    if (this.#shown.state === "waiting") this.#schedule(0);
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
    if (this.#isHeld) return;
    try {
      // A new draft without changes needs no row.
      if (textOf(draft) !== this.#kept && (hasChanges(draft) || this.#version > 0 || !this.#kept)) {
        this.#version = (await this.#api.keepDraft({ ...draft, version: this.#version })).version;
      }
      this.#kept = textOf(draft);
      // What was typed during the request has a request of its own.
      if (textOf(this.#latest) === this.#kept) {
        this.#show({ state: hasChanges(draft) ? "kept" : "idle", newer: undefined });
      }
    } catch (error) {
      // The request may have arrived all the same.
      this.#kept = undefined;
      if (error instanceof ApiFailure && error.code === "invalid_input") {
        return this.#show({ state: "refused", newer: undefined });
      }
      this.#fail(readNewerDraft<Draft>(error));
      this.#unanswered = draft.changes;
    }
  }

  #fail(newer: Draft | undefined): void {
    if (newer && hasChanges(newer) && isSame(newer.changes, this.#latest.changes)) {
      // The other window has typed the same.
      this.#version = newer.version;
      this.#kept = textOf(this.#latest);
      return this.#show({ state: "kept", newer: undefined });
    }
    if (newer && (!hasChanges(newer) || isSame(newer.changes, this.#unanswered))) {
      // Nothing of another window can be lost: it has saved, or the draft is ours and only its answer did not come.
      this.#version = newer.version;
      return this.#schedule(0);
    }
    this.#isHeld ||= newer !== undefined;
    this.#show({ state: "failed", newer });
    if (!newer && !this.#isLeft) this.#schedule(this.#waits.retryMs);
  }

  #show(state: KeptState<Draft>): void {
    this.#shown = state;
    this.#onChange();
  }
}

function hasChanges({ changes }: Changed): boolean {
  return Object.keys(changes).length > 0;
}

function textOf(draft: Changed): string {
  return JSON.stringify(draft);
}

/** The newer draft of another window, if that is why a draft was refused. */
function readNewerDraft<Draft>(error: unknown): Draft | undefined {
  const isChange = error instanceof ApiFailure && error.code === "changed_meanwhile";
  return isChange ? (error.body as { draft: Draft }).draft : undefined;
}
