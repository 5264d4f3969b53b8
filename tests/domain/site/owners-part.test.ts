import { expect, test } from "vitest";
import { listOwnersPart } from "../../../domain/site/owners-part.ts";
import { detailNames } from "../../../domain/site/site-details.ts";
import { site } from "../../../domain/site/site.ts";

const stateOf = (what: string) => listOwnersPart().find((part) => part.what.startsWith(what))?.state;

test("The list holds the invented terms, the owner's words and the places to fill in", () => {
  const invented = site.isSample ? "sample" : "said";
  expect(stateOf("affiliate-commission: THB")).toBe(invented);
  expect(stateOf("affiliate-window: 90 days")).toBe(invented);
  expect(stateOf("answer-within: 48 hours")).toBe("said");
  expect(stateOf("phone")).toBe(invented);
  for (const name of detailNames) expect(stateOf(name), name).toBe(site.details[name] ? "said" : "empty");
  expect(stateOf("people")).toBeDefined();
});
