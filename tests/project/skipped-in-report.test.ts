import { expect, test } from "vitest";
import { listSkipped } from "./skipped-in-report.ts";

test("Skipped journeys are named with their reason, also in a group", () => {
  const skipped = {
    status: "skipped",
    annotations: [{ type: "skip", description: "MAILBOX_URL is not set" }],
  };
  const suite = {
    title: "buying/viewing.spec.ts",
    specs: [
      { title: "A time is held", tests: [skipped] },
      { title: "A time is asked for", tests: [{ status: "expected" }] },
    ],
    suites: [{ title: "By phone", specs: [{ title: "A call", tests: [{ status: "skipped" }] }] }],
  };
  expect(listSkipped({ suites: [suite] })).toEqual([
    { title: "buying/viewing.spec.ts › A time is held", reason: "MAILBOX_URL is not set" },
    { title: "By phone › A call", reason: "no reason is given" },
  ]);
});
