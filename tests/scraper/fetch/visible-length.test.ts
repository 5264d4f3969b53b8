import { expect, test } from "vitest";
import { visibleLength } from "../../../scraper/fetch/visible-length.ts";

test("Tags, scripts and styles do not count, and a run of spaces counts as one", () => {
  expect(visibleLength("<style>p{}</style><p>Just  a\n moment</p><SCRIPT>var a = '<p>'</SCRIPT>")).toBe(13);
  expect(visibleLength("no markup")).toBe(9);
});

test("Markup that never ends is read in one pass", () => {
  const started = performance.now();
  for (const piece of ["<", "<script>", "<p ", "</"]) expect(visibleLength(piece.repeat(500_000))).toBe(0);
  expect(performance.now() - started).toBeLessThan(2000);
});
