import { afterAll, beforeAll, expect, test } from "vitest";
import { bullets } from "./bullets.ts";
import { covered } from "./contract.ts";
import { closeTarget, openTarget } from "./target.ts";
import "./reads.ts";
import "./writes.ts";
import "./caller.ts";
import "./sign-in.ts";
import "./refusals.ts";
import "./messages.ts";
import "./account.ts";
import "./providers.ts";
import "./second-factors.ts";
import "./passkeys.ts";
import "./administration.ts";
import "./clockwork.ts";
import "./storage.ts";

beforeAll(openTarget);
afterAll(closeTarget);

test("Every promise is covered by a test, and what was skipped is named", () => {
  const lines = Object.entries(bullets).map(([promise, id]) => {
    const tests = (covered.get(id) ?? []).map(
      ({ name, skipped }) => `    ${name}${skipped ? ` (skipped: ${skipped})` : ""}`,
    );
    return `${promise}\n${tests.join("\n") || "    NO TEST"}`;
  });
  console.log(`\nThe contract and the tests that cover it\n\n${lines.join("\n")}\n\n${countSkipped()}\n`);
  expect(Object.entries(bullets).filter(([, id]) => !covered.get(id)?.length)).toEqual([]);
});

function countSkipped(): string {
  const tests = new Set([...covered.values()].flat());
  const reasons = [...tests].flatMap(({ skipped }) => skipped ?? []);
  const counts = [...new Set(reasons)].map(
    (reason) => `  ${reasons.filter((one) => one === reason).length}: ${reason}`,
  );
  return [`${reasons.length} of ${tests.size} tests of the contract were skipped.`, ...counts].join("\n");
}
