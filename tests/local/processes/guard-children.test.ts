import { expect, test } from "vitest";
import { kill, startFixture, untilEnded } from "./start-fixture.ts";

type Children = { watching: number; obeying: number; stubborn: number };

test.concurrent.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)(
  "A process that ends by %s takes its children with it, and those that ignore SIGTERM too",
  async (signal) => {
    const { child, said } = await startFixture<Children>("start-children.ts");
    const pids = [said.watching, said.obeying, said.stubborn];
    expect(pids.every((pid) => process.kill(pid, 0))).toBe(true);
    await kill(child, signal);
    await untilEnded(pids);
  },
);
