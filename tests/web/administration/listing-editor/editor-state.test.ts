import { expect, test } from "vitest";
import type { EditableListing } from "../../../../domain/listings/editable-listing.ts";
import { emptyListing } from "../../../../domain/listings/listing-fields.ts";
import { findChanges } from "../../../../domain/listings/merge-listing.ts";
import {
  draftOf,
  editorReducer,
  hasChanges,
  openEditor,
} from "../../../../web/administration/listing-editor/state/editor-state.ts";

const stored: EditableListing = {
  ...emptyListing,
  id: "00000000-0000-4000-8000-000000000001",
  slug: "a-home",
  title: "A home",
  price: 2_000_000,
  bedrooms: 1,
  created_at: "2026-11-01T00:00:00+00:00",
  updated_at: "2026-11-01T00:00:00+00:00",
  is_sample: false,
};
const newer = (changes: Partial<EditableListing>): EditableListing => ({
  ...stored,
  updated_at: "2026-11-02T00:00:00+00:00",
  ...changes,
});
const opened = () => openEditor({ listing: stored, draft: null, draftVersion: 0 });
const typed = (values: Partial<EditableListing>) => editorReducer(opened(), { kind: "type", values });

test("What only others changed arrives, and what was touched stays and alone is sent", () => {
  const state = editorReducer(typed({ title: "Mine" }), {
    kind: "newer",
    listing: newer({ price: 3_000_000, "title.th": "บ้าน" }),
  });
  expect(state).toMatchObject({ conflicts: [], arrived: ["price", "title.th"] });
  expect(findChanges(state.base, state.values)).toEqual({ title: "Mine" });
});

test("A new home is written in the language of its title's letters, until the admin chooses another", () => {
  const start = openEditor({ listing: null, draft: null, draftVersion: 0 });
  const type = (values: Partial<EditableListing>[]) =>
    values.reduce((state, one) => editorReducer(state, { kind: "type", values: one }), start).values.language;
  expect(type([{ title: "คอนโดริมหาด" }])).toBe("th");
  expect(type([{ title: "ค" }, { title: "Condo by the sea" }])).toBe("en");
  expect(type([{ title: "คอนโด" }, { language: "en" }, { title: "คอนโดริมหาด" }])).toBe("en");
  expect(type([{ language: "de" }, { title: "Wohnung" }])).toBe("de");
  expect(typed({ title: "คอนโดริมหาด" }).values.language).toBe("en");
});

test("What both changed differently waits for a choice, and equal changes do not", () => {
  const both = editorReducer(typed({ price: 2_500_000, bedrooms: 2 }), {
    kind: "newer",
    listing: newer({ price: 3_000_000, bedrooms: 2 }),
  });
  expect(both.conflicts).toEqual([{ field: "price", mine: 2_500_000, theirs: 3_000_000 }]);
  const theirs = editorReducer(both, { kind: "choose", field: "price", takeTheirs: true });
  expect([theirs.conflicts, findChanges(theirs.base, theirs.values)]).toEqual([[], {}]);
  const mine = editorReducer(both, { kind: "choose", field: "price", takeTheirs: false });
  expect([mine.conflicts, findChanges(mine.base, mine.values)]).toEqual([[], { price: 2_500_000 }]);
});

test("A choice stays open while others save other fields, and is gone once they save the admin's own value", () => {
  const save = (state: ReturnType<typeof opened>, changes: Partial<EditableListing>) =>
    editorReducer(state, { kind: "newer", listing: newer(changes) });
  const both = save(typed({ price: 2_500_000 }), { price: 3_000_000 });
  const later = save(both, { price: 3_000_000, bedrooms: 2 });
  expect(later.conflicts).toEqual([{ field: "price", mine: 2_500_000, theirs: 3_000_000 }]);
  expect(save(later, { price: 2_500_000, bedrooms: 2 }).conflicts).toEqual([]);
});

test("What is typed while a save is on its way stays unsaved", () => {
  const sent = typed({ title: "First" });
  const further = editorReducer(sent, { kind: "type", values: { title: "First and more" } });
  const saved = editorReducer(further, {
    kind: "saved",
    listing: newer({ title: "First" }),
    sent: sent.values,
    extra: {},
  });
  expect(findChanges(saved.base, saved.values)).toEqual({ title: "First and more" });
});

test("What an action added to a save is stored, not left to save", () => {
  const state = typed({ title: "First" });
  const extra = { publication: "published" as const };
  const saved = editorReducer(state, {
    kind: "saved",
    listing: newer({ title: "First", ...extra }),
    sent: { ...state.values, ...extra },
    extra,
  });
  expect(findChanges(saved.base, saved.values)).toEqual({});
});

test("A draft is put on what is stored now, and reverts nothing that others wrote since", () => {
  const draft = {
    ...draftOf(typed({ title: "Draft", price: 1 })),
    listing_id: stored.id,
    version: 3,
    updated_at: "",
  };
  const state = openEditor({ listing: newer({ price: 5, bedrooms: 4 }), draft, draftVersion: 3 });
  expect(state.values).toMatchObject({ title: "Draft", bedrooms: 4, price: 1 });
  expect(state.conflicts).toEqual([{ field: "price", mine: 1, theirs: 5 }]);
});

test("An emptied text that never was there is no change", () => {
  expect(hasChanges(typed({ "title.de": "" }))).toBe(false);
  expect(hasChanges(typed({ condo_name: null }))).toBe(false);
});
