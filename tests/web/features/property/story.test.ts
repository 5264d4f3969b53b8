/** The description of a home: nothing is headed that has no words. */
import { createElement as element } from "react";
import { expect, test } from "vitest";
import { Story } from "../../../../web/features/property/story.tsx";
import { exampleListing } from "../../../example-listing.ts";
import { renderPart, wordsOf } from "../finance/words-of.ts";

test("A home without description and amenities has no such section", async () => {
  const property = exampleListing(1);
  expect((await renderPart("en", element(Story, { property })))("section")).toHaveLength(0);
});

test("Without a description only the seller's title is named in another language", async () => {
  const property = exampleListing(1, { translations: { de: { title: "Wohnung", description: "" } } });
  const words = await wordsOf("de", element(Story, { property }));
  expect(words).toContain("Home 1");
  expect(words).not.toContain("Englisch");
});

test("A description stands under its heading", async () => {
  const property = exampleListing(1, { description: "A bright room." });
  expect(await wordsOf("en", element(Story, { property }))).toBe("About this homeA bright room.");
});
