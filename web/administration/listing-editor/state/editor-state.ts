/** The editor's state: stored values, typed values, and conflicts after another admin has saved. */
import type {
  EditableListing,
  ListingDraft,
  OpenedListing,
} from "../../../../domain/listings/editable-listing.ts";
import {
  type ListingChanges,
  type ListingField,
  type ListingFields,
  emptyListing,
  listingFieldNames,
} from "../../../../domain/listings/listing-fields.ts";
import { languageByScript } from "../../../../domain/languages/script-language.ts";
import {
  type Conflict,
  findChanges,
  isSame,
  mergeListing,
} from "../../../../domain/listings/merge-listing.ts";

export type EditorState = {
  stored: EditableListing | null;
  /** The values that the typed ones are compared with. */
  base: ListingFields;
  values: ListingFields;
  conflicts: Conflict[];
  /** The fields that somebody else changed while the editor was open. */
  arrived: ListingField[];
};

export type EditorAction =
  | { kind: "type"; values: Partial<ListingFields> | ((before: ListingFields) => Partial<ListingFields>) }
  | { kind: "newer"; listing: EditableListing }
  | { kind: "saved"; listing: EditableListing; sent: ListingFields; extra: ListingChanges }
  | { kind: "draft"; draft: ListingDraft }
  | { kind: "choose"; field: ListingField; takeTheirs: boolean }
  | { kind: "discard" }
  | { kind: "noticed" };

export function openEditor({ listing, draft }: OpenedListing): EditorState {
  const base = fieldsOf(listing);
  const state = { stored: listing, base, values: base, conflicts: [], arrived: [] };
  return draft ? restoreDraft(state, draft) : state;
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case "type": {
      const typed = typeof action.values === "function" ? action.values(state.values) : action.values;
      return { ...state, values: { ...state.values, ...languageOfTitle(state, typed), ...typed } };
    }
    case "newer": {
      const base = fieldsOf(action.listing);
      const merged = mergeListing(state.base, state.values, base);
      const open = state.conflicts.filter(
        ({ field }) =>
          !isSame(merged.values[field], base[field]) && !merged.conflicts.some((one) => one.field === field),
      );
      return {
        stored: action.listing,
        base,
        values: merged.values,
        conflicts: [...open, ...merged.conflicts],
        arrived: [...new Set([...state.arrived, ...merged.theirs])],
      };
    }
    case "saved": {
      // Keep the fields that were typed during the save. The fields that the action added were never typed.
      const base = fieldsOf(action.listing);
      const { values } = mergeListing(action.sent, { ...state.values, ...action.extra }, base);
      return { ...state, stored: action.listing, base, values, conflicts: [] };
    }
    case "draft":
      return restoreDraft({ ...state, values: state.base }, action.draft);
    case "choose": {
      const conflict = state.conflicts.find(({ field }) => field === action.field);
      const conflicts = state.conflicts.filter((one) => one !== conflict);
      if (!conflict || !action.takeTheirs) return { ...state, conflicts };
      return { ...state, conflicts, values: { ...state.values, [action.field]: conflict.theirs } };
    }
    case "discard":
      return { ...state, values: state.base, conflicts: [] };
    case "noticed":
      return { ...state, arrived: [] };
  }
}

/** A new home is written in the language of its title's letters, unless the admin chose another. */
function languageOfTitle(
  { stored, values }: EditorState,
  { title }: Partial<ListingFields>,
): Partial<ListingFields> {
  if (stored || title === undefined) return {};
  return values.language === languageOf(values.title) ? { language: languageOf(title) } : {};
}

function languageOf(title: string): ListingFields["language"] {
  return languageByScript(title) ?? emptyListing.language;
}

/** A draft's values on top of what is stored now, as if its fields had been typed on the values they were read with. */
function restoreDraft(state: EditorState, { changes, base }: ListingDraft): EditorState {
  const then = { ...state.base, ...base };
  const merged = mergeListing(then, { ...then, ...changes }, state.base);
  return { ...state, values: merged.values, conflicts: merged.conflicts };
}

export function draftOf({
  base,
  values,
  stored,
}: EditorState): Pick<ListingDraft, "seen" | "changes" | "base"> {
  const changes = findChanges(base, values);
  const names = Object.keys(changes) as ListingField[];
  return {
    seen: stored?.updated_at ?? null,
    changes,
    base: Object.fromEntries(names.map((name) => [name, base[name] ?? null])),
  };
}

export function hasChanges({ base, values }: EditorState): boolean {
  return listingFieldNames.some((name) => !isSame(base[name], values[name]));
}

function fieldsOf(listing: EditableListing | null): ListingFields {
  if (!listing) return emptyListing;
  const known = listingFieldNames.filter((name) => listing[name] !== undefined);
  return { ...emptyListing, ...Object.fromEntries(known.map((name) => [name, listing[name]])) };
}
