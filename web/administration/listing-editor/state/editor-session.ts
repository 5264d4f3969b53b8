/**
 * One window's editing of a listing: its state, its draft, and its one way to save, which sends the version that was
 * seen and only the fields that were touched.
 */
import type {
  ListingDraft,
  ListingPresence,
  OpenedListing,
} from "../../../../domain/listings/editable-listing.ts";
import {
  type ListingChanges,
  type ListingFields,
  newListingFields,
} from "../../../../domain/listings/listing-fields.ts";
import { type Conflict, findChanges } from "../../../../domain/listings/merge-listing.ts";
import { DraftKeeper, type KeptState, usualWaits } from "../../drafts/draft-keeper.ts";
import { type EditorApi, readChange } from "../editor-api.ts";
import { type EditorAction, type EditorState, draftOf, editorReducer, openEditor } from "./editor-state.ts";
import { type Judgement, judgeHome } from "./judge-home.ts";

/** How often to retry when another admin was quicker but wrote nothing that clashes. */
const mostAttempts = 4;

type Typed = Partial<ListingFields>;
type TypedDraft = Pick<ListingDraft, "seen" | "changes" | "base">;
export type SaveOptions = {
  /** How the history calls it. */
  name?: string;
  /** Sends the added values only; what is typed stays a draft. */
  alone?: boolean;
  /** The published homes that it resembles were shown. */
  isAnotherHome?: boolean;
  /** The texts that lead to it were shown. */
  isConfirmed?: boolean;
};

type Heard = Pick<ListingPresence, "updated_at" | "draft_version">;

export type SessionView = Judgement & {
  state: EditorState;
  isSaving: boolean;
  failure: Error | null;
  autosave: KeptState<ListingDraft>;
};

export class EditorSession {
  #api: Pick<EditorApi, "open" | "save" | "keepDraft">;
  #keeper: DraftKeeper<TypedDraft, ListingDraft>;
  #view: SessionView;
  #listeners = new Set<() => void>();

  constructor(
    api: Pick<EditorApi, "open" | "save" | "keepDraft">,
    opened: OpenedListing,
    waits = usualWaits,
  ) {
    this.#api = api;
    const state = openEditor(opened);
    this.#keeper = new DraftKeeper(api, draftOf(state), {
      version: opened.draftVersion,
      isKept: opened.draft !== null,
      waits,
      onChange: () => this.#change({ autosave: this.#keeper.read() }),
    });
    this.#view = {
      state,
      ...judgeHome(state),
      isSaving: false,
      failure: null,
      autosave: this.#keeper.read(),
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): SessionView => this.#view;

  set = (values: Typed | ((before: ListingFields) => Typed)): void => this.#do({ kind: "type", values });
  choose = (field: Conflict["field"], takeTheirs: boolean): void =>
    this.#do({ kind: "choose", field, takeTheirs });
  discard = (): void => this.#do({ kind: "discard" });
  noticed = (): void => this.#do({ kind: "noticed" });

  takeDraft = (): void => {
    const { newer } = this.#view.autosave;
    if (!newer) return;
    this.#do({ kind: "draft", draft: newer });
    this.#keeper.follow(newer);
  };

  keepMine = (): void => {
    const { newer } = this.#view.autosave;
    if (newer) this.#keeper.follow(newer);
  };

  /** Reads what was saved elsewhere meanwhile, and learns whether another window has written the draft. */
  hear = async ({ updated_at, draft_version }: Heard): Promise<void> => {
    if (this.#view.isSaving) return;
    this.#keeper.hear(draft_version ?? 0);
    const isNewer = updated_at !== null && updated_at !== this.#view.state.stored?.updated_at;
    if (!isNewer && !this.#keeper.isBehind(draft_version ?? 0)) return;
    const { listing, draft, draftVersion } = await this.#api.open(true);
    if (this.#view.isSaving) return;
    if (listing && isNewer) this.#do({ kind: "newer", listing });
    this.#keeper.offer(draftVersion, draft);
  };

  /** True when everything is stored. `extra` are values that an action adds. */
  save = async (extra: ListingChanges = {}, options: SaveOptions = {}): Promise<boolean> => {
    if (this.#view.isSaving) return false;
    this.#change({ isSaving: true, failure: null });
    await this.#keeper.pause();
    try {
      return await this.#attempt(extra, options);
    } catch (error) {
      this.#keeper.doubt();
      this.#change({ failure: error instanceof Error ? error : new Error(String(error)) });
      return false;
    } finally {
      this.#change({ isSaving: false });
      this.#keeper.resume();
    }
  };

  forgetFailure = (): void => this.#change({ failure: null });

  stop = (): void => this.#keeper.stop();

  async #attempt(extra: ListingChanges, options: SaveOptions): Promise<boolean> {
    const { name = "", alone = false, isAnotherHome = false, isConfirmed = false } = options;
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      const { stored, base, values } = this.#view.state;
      const sent: ListingFields = { ...(alone ? base : values), ...extra };
      const changes = { ...(stored === null && mustHave(sent)), ...findChanges(base, sent) };
      if (Object.keys(changes).length === 0) return true;
      try {
        const saved = await this.#api.save(changes, stored?.updated_at ?? null, {
          name,
          endsDraft: !alone,
          isAnotherHome,
          isConfirmed,
        });
        this.#do(alone ? { kind: "newer", listing: saved } : { kind: "saved", listing: saved, sent, extra });
        this.#do({ kind: "noticed" });
        this.#keeper.saved(saved.draft_version, !alone);
        return true;
      } catch (error) {
        const change = readChange(error);
        if (!change?.listing) throw error;
        this.#do({ kind: "newer", listing: change.listing });
        if (!alone && this.#view.state.conflicts.length > 0) return false;
      }
    }
    return false;
  }

  #do(action: EditorAction): void {
    const state = editorReducer(this.#view.state, action);
    this.#change({ state, ...judgeHome(state, this.#view) });
    this.#keeper.type(draftOf(state));
  }

  #change(part: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** The required fields of a new listing are sent even if the admin kept the first choice. */
function mustHave(values: ListingFields): ListingChanges {
  return Object.fromEntries(newListingFields.map((name) => [name, values[name]]));
}
