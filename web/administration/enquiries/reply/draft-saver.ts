/**
 * Saves a draft while it is written: a moment after the last key, one request at a time, and again until it is kept.
 * The text itself stays in the form, so a failure loses nothing.
 */
export type Draft = { subject: string; body: string };
export type DraftState = "idle" | "saving" | "saved" | "failed";

const afterLastKeyMs = 800;
const afterFailureMs = 5_000;

type SaverOptions = { save: (draft: Draft) => Promise<unknown>; onState: (state: DraftState) => void };

export class DraftSaver {
  #options: SaverOptions;
  #unsaved: Draft | undefined;
  #isSaving = false;
  #saving: Promise<void> = Promise.resolve();
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
  }

  change(draft: Draft): void {
    this.#isPaused = false;
    this.#unsaved = draft;
    this.#saveAfter(afterLastKeyMs);
  }

  /** Saves at once what is not saved yet: the page is about to be left. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#save();
  }

  /** Before the text is sent: a save that arrives after it would bring the draft back. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isPaused = true;
    await this.#saving;
  }

  /** The text was sent, so it is no longer a draft. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#options.onState("idle");
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isPaused) return;
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  #save(): Promise<void> {
    // A save that is under way starts the next one when it ends.
    if (this.#unsaved && !this.#isSaving) this.#saving = this.#saveNow(this.#unsaved);
    return this.#saving;
  }

  async #saveNow(draft: Draft): Promise<void> {
    this.#isSaving = true;
    this.#options.onState("saving");
    const isKept = await this.#options.save(draft).then(
      () => true,
      () => false,
    );
    this.#isSaving = false;
    if (this.#unsaved === undefined) return;
    if (!isKept) {
      this.#options.onState("failed");
      this.#saveAfter(afterFailureMs);
    } else if (this.#unsaved === draft) {
      this.#unsaved = undefined;
      this.#options.onState("saved");
    } else {
      this.#saveAfter(afterLastKeyMs);
    }
  }
}
