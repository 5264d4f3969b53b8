/** That a pasted text is no home is said once, and why only where that says more. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { type PasteOutcome, pasteOutcomeQuery } from "../../../../web/administration/paste/paste-api.ts";
import { PostDrafts } from "../../../../web/administration/paste/post-drafts.tsx";
import { browserI18n } from "../../browser-i18n.ts";

const fetchJson = () => Promise.reject(new Error("not asked"));

async function wordsOf(reason: string, locale: "en" | "th" = "en") {
  const i18n = await browserI18n(locale, ["admin"]);
  const client = new QueryClient();
  const page = { url: "post:1", state: "not-a-listing", reason, httpStatus: null };
  const outcome = { pages: [{ ...page, listingId: null, listing: null, difference: null }] };
  client.setQueryData(
    pasteOutcomeQuery(fetchJson, "run").queryKey,
    outcome as Partial<PasteOutcome> as PasteOutcome,
  );
  const part = element(PostDrafts, { fetchJson, runId: "run", pictures: [], onNext: () => undefined });
  const shown = load(
    renderToStaticMarkup(element(I18nextProvider, { i18n }, element(QueryClientProvider, { client }, part))),
  );
  return ["h2", "li"].map((name) => shown(name).text());
}

test("That no home was recognised is said once", async () => {
  const nothing = "no-home-described: nothing-described";
  expect(await wordsOf(nothing)).toEqual(["No home was recognised in this text", ""]);
  expect(await wordsOf(nothing, "th")).toEqual(["ไม่พบที่อยู่อาศัยในข้อความนี้", ""]);
});

test("What says more stands below", async () => {
  const [heading, why] = await wordsOf("not-a-home: business-headline");
  expect(heading).toBe("No home was recognised in this text");
  expect(why).toMatch(/^it is not a home \(.*business premises/);
});
