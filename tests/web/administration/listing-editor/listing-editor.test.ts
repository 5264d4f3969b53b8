import { QueryClientProvider } from "@tanstack/react-query";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditableListing } from "../../../../domain/listings/editable-listing.ts";
import { emptyListing, listingFieldNames } from "../../../../domain/listings/listing-fields.ts";
import { createQueryClient } from "../../../../web/data/query-client.ts";
import { makeEditorApi } from "../../../../web/administration/listing-editor/editor-api.ts";
import { ListingEditor } from "../../../../web/administration/listing-editor/listing-editor.tsx";
import { ListingList } from "../../../../web/administration/listings/listing-list.tsx";
import { browserI18n } from "../../browser-i18n.ts";
import { readLocation } from "../../../../web/routing/addresses.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";
import { RouterProvider } from "../../../../web/routing/router-provider.tsx";
import { createStaticRouter } from "../../../../web/routing/static-router.ts";

const listing: EditableListing = {
  ...emptyListing,
  id: "00000000-0000-4000-8000-000000000001",
  slug: "a-home",
  title: "A home by the bay",
  property_type: "house-for-sale",
  images: ["/pictures/none"],
  latitude: 12.9,
  longitude: 100.9,
  publication: "published",
  created_at: "2026-11-01T00:00:00+00:00",
  updated_at: "2026-11-01T00:00:00+00:00",
  is_sample: false,
};

beforeEach(() => vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) }));
afterEach(() => vi.unstubAllGlobals());

const never = <Data>() => new Promise<Data>(() => undefined);

async function render(locale: "en" | "th", Page: () => React.ReactNode): Promise<string> {
  const location = readLocation(new URL("https://site.example/admin/properties"), "/");
  const shown = {
    location,
    match: { route: { path: "/", Page }, params: {} },
    error: undefined,
    arrival: { show: "same" } as const,
  };
  const router = createStaticRouter(shown, { basename: "/" });
  const Layout = ({ children }: { children: React.ReactNode }) => children;
  return renderToString(
    element(
      I18nextProvider,
      { i18n: await browserI18n(locale, ["admin"]) },
      element(
        QueryClientProvider,
        { client: createQueryClient(never, "server") },
        element(
          SiteProvider,
          { value: defaultSite },
          element(RouterProvider, { router, Layout, ErrorPage: () => null }),
        ),
      ),
    ),
  );
}

const editor = (stored: EditableListing | null) =>
  element(ListingEditor, {
    api: makeEditorApi(never, listing.id),
    opened: { listing: stored, draft: null, draftVersion: 0 },
    sign: async () => new Headers(),
    onSaved: () => undefined,
    onDuplicated: () => undefined,
    onRemoved: () => undefined,
    renderPreview: () => null,
  });

/** These have no control of their own: actions set the one, a sample has the next, tiles and choices set the others. */
const elsewhere = [
  "publication",
  "is_sample",
  "images",
  "picture_texts",
  "agent_photo",
  "ownership_verified",
  "ownership_claimed",
];

test("Every field of a home can be edited, in both languages of the administration", async () => {
  for (const locale of ["en", "th"] as const) {
    const html = await render(locale, () => editor(listing));
    const wanted = listingFieldNames.filter((name) => !elsewhere.includes(name) && !name.endsWith(".en"));
    // A house stands alone.
    expect(wanted.filter((name) => !html.includes(`id="field-${name}"`))).toEqual(["building_id"]);
    const condo = await render(locale, () => editor({ ...listing, property_type: "condo-for-sale" }));
    expect(condo).toContain('id="field-building_id"');
    expect(html).toContain("A home by the bay");
    // A text without a translation shows its key.
    expect(html).not.toMatch(/editorTexts|pictureTexts|listingTexts/);
  }
});

test("On a phone only the open section has its fields", async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  const html = await render("en", () => editor(listing));
  expect(html).toContain('id="field-title"');
  expect(html).toContain('id="section-price"');
  expect(html).not.toContain('id="field-price"');
});

test("A rental is offered for rent alone: it cannot be marked as sold", async () => {
  const rental: EditableListing = { ...listing, property_type: "house-for-rent", status: ["for-rent"] };
  const html = await render("en", () => editor(rental));
  expect(html).toContain("Mark as rented");
  expect(html).not.toContain("Mark as sold");
  const [choices = ""] = /<fieldset id="field-status".*?<\/fieldset>/s.exec(html) ?? [];
  expect(choices).toContain("For rent");
  expect(choices).not.toMatch(/For sale|Sold/);
  expect(await render("en", () => editor(listing))).toContain("Mark as sold");
});

test("A new home says what it needs and that visitors do not see it", async () => {
  const html = await render("en", () => editor(null));
  expect(html).toContain("This is needed.");
  expect(html).toContain("It is not saved yet.");
  expect(html).toContain("Save and publish");
});

test("The list of homes shows its filters before anything is read", async () => {
  const html = await render("en", () => element(ListingList, { fetchJson: never }));
  expect(html).toContain("Words of the title, building or address");
  expect(html).not.toMatch(/homeTexts/);
});
