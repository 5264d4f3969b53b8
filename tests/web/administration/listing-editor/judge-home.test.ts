import { expect, test } from "vitest";
import { type ListingFields, emptyListing } from "../../../../domain/listings/listing-fields.ts";
import { openEditor } from "../../../../web/administration/listing-editor/state/editor-state.ts";
import { judgeHome } from "../../../../web/administration/listing-editor/state/judge-home.ts";

const opened = openEditor({ listing: null, draft: null, draftVersion: 0 });
const typed = (values: Partial<ListingFields>) => ({ ...opened, values: { ...emptyListing, ...values } });

test("What a key does not change stays the same object, so what shows it is not redrawn", () => {
  const before = judgeHome(typed({ bedrooms: 1.5, title: "A hom" }));
  const after = judgeHome(typed({ bedrooms: 1.5, title: "A home" }), before);
  expect(after.problems).toMatchObject({ bedrooms: { kind: "whole" } });
  expect(after.problems).toBe(before.problems);
  expect(after.gaps).toBe(before.gaps);
  expect(after.hindrances).toBe(before.hindrances);
});

test("A home that was never saved is new, and not called a draft", () => {
  const { hindrances } = judgeHome(typed({}));
  expect(hindrances).toContain("new");
  expect(hindrances).not.toContain("draft");
});

test("A key that mends a problem, fills a gap or shows the home is seen at once", () => {
  const before = judgeHome(typed({ bedrooms: 1.5, bathrooms: 1 }));
  const after = judgeHome(typed({ bedrooms: 2, bathrooms: 1, price: 2_000_000 }), before);
  expect(after.problems).not.toHaveProperty("bedrooms");
  const gapsOf = ({ gaps }: typeof before) => gaps.map(({ gap }) => gap);
  expect(gapsOf(before).filter((gap) => !gapsOf(after).includes(gap))).toEqual(["price"]);
  expect(before.hindrances).toContain("no-price");
  expect(after.hindrances).not.toContain("no-price");
  expect(after.score).toBeGreaterThan(before.score);
});
