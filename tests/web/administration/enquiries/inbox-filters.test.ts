/** Whose enquiries one may ask for. */
import { createElement as element } from "react";
import { expect, test } from "vitest";
import { DeskContext } from "../../../../web/administration/enquiries/desk-context.ts";
import { InboxFilters } from "../../../../web/administration/enquiries/list/inbox-filters.tsx";
import { renderPart } from "../../features/finance/words-of.ts";

const filters = { q: "", state: "", kind: "", assignee: "", due: "", page: 1 } as const;
const colleagues = ["nok", "anan"].map((id) => ({
  id,
  name: `${id}@example.com`,
  role: "agent" as const,
  portrait: null,
}));

test.each([
  [["enquiries", "own_enquiries"], true],
  [["own_enquiries"], false],
])("With the rights %j a colleague can be chosen: %j", async (rights, isOffered) => {
  const desk = {
    fetchJson: () => Promise.reject(new Error("Nothing is fetched")),
    fetchText: () => Promise.reject(new Error("Nothing is fetched")),
    sign: () => Promise.resolve(new Headers()),
    me: "nok",
    rights,
    colleagues,
  };
  const $ = await renderPart(
    "en",
    element(DeskContext, { value: desk }, element(InboxFilters, { filters })),
    "/admin/enquiries",
  );
  expect($("option[value=nok]")).toHaveLength(1);
  expect($("option[value=anan]").length > 0).toBe(isOffered);
});
