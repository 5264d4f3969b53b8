/** A figure that is none does not vanish without a word. */
import { expect, test } from "vitest";
import { readFeedSettings } from "../../../domain/feeds/feed-settings.ts";
import { hasUnreadValue } from "../../../scraper/feeds/has-unread-value.ts";
import { homeOfRecord } from "../../../scraper/feeds/home-of-record.ts";

const settings = readFeedSettings({ format: "csv", from: "upload", columns: {}, types: {} });

function homeOf(cells: Record<string, string>) {
  if (!settings) throw new Error("These settings are none");
  const said = { id: "1", type: "condo", title: "Sea view", built: "40", ...cells };
  const record = Object.fromEntries(Object.entries(said).map(([field, value]) => [field, [value]]));
  const home = homeOfRecord(record, settings, "THB");
  if (typeof home === "string") throw new Error(home);
  return { home, isUnread: hasUnreadValue(record, home) };
}

test.each([{ beds: "two" }, { baths: "x" }, { built: "large" }, { floor: "high" }, { year_built: "new" }])(
  "%o is pointed out in the review",
  (cells) => expect(homeOf(cells).isUnread).toBe(true),
);

test.each([
  { beds: "2" },
  { beds: "0", baths: "" },
  { floor: "-" },
  { year_built: "N/A" },
  // A condo has no land.
  { plot: "some" },
])("%o is not", (cells) => expect(homeOf(cells).isUnread).toBe(false));

test("A studio is one by its bedrooms too", () => {
  expect(homeOf({ beds: "Studio" })).toMatchObject({ home: { bedrooms: 0 }, isUnread: false });
});
