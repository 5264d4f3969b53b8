/** A viewing is in Pattaya, wherever the office's reader is. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { ViewingStatus } from "../../../../domain/leads/desk/lead-states.ts";
import { TodayBoard } from "../../../../web/administration/today/today-board.tsx";
import { todayQuery } from "../../../../web/administration/today/today-query.ts";
import { RouterContext } from "../../../../web/routing/router-context.ts";
import type { Router } from "../../../../web/routing/router-state.ts";
import { browserI18n } from "../../browser-i18n.ts";

const router = { createHref: (to: string) => to } as Partial<Router> as Router;

test.each([
  ["en", "29 Nov 2026, 19:56 in Pattaya"],
  ["th", "29 พ.ย. 2569 19:56 ที่พัทยา"],
] as const)("The time of a viewing is Pattaya's and says so (%s)", async (locale, shown) => {
  expect(await drawViewing(locale, "confirmed")).toContain(shown);
});

test.each([
  ["en", "cancelled by the sender"],
  ["th", "ผู้ส่งยกเลิกเอง"],
] as const)("A viewing that its visitor gave up says so (%s)", async (locale, shown) => {
  expect(await drawViewing(locale, "cancelled")).toContain(shown);
});

async function drawViewing(locale: "en" | "th", status: ViewingStatus): Promise<string> {
  const fetchJson = () => Promise.reject(new Error("not asked"));
  const client = new QueryClient();
  client.setQueryData(todayQuery(fetchJson).queryKey, {
    viewings: {
      count: 1,
      first: [{ id: "1", name: "Claire", listing: null, at: "2026-11-29T12:56:00Z", status }],
    },
  } as never);
  return renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n: await browserI18n(locale, ["admin"]) },
      element(
        QueryClientProvider,
        { client },
        element(RouterContext, { value: router }, element(TodayBoard, { fetchJson })),
      ),
    ),
  );
}
