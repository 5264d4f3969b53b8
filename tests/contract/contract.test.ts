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

test("Every promise is covered by a test", () => {
  const lines = Object.entries(bullets).map(([promise, id]) => {
    const tests = covered.get(id) ?? [];
    return `${promise}\n${tests.map((name) => `    ${name}`).join("\n") || "    NO TEST"}`;
  });
  console.log(`\nThe contract and the tests that cover it\n\n${lines.join("\n")}\n`);
  expect(Object.entries(bullets).filter(([, id]) => !covered.get(id)?.length)).toEqual([]);
});
