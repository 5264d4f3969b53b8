import { expect, test } from "vitest";
import { assertPortsFree } from "../../../local/free-ports.ts";
import { ensureBuild } from "../../../local/ensure-build.ts";
import { kill, startFixture, untilEnded } from "./start-fixture.ts";

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)(
  "workerd ends with a process that ends by %s, and its port is free",
  async (signal) => {
    await ensureBuild();
    const { child, said } = await startFixture<{ url: string; workerd: number[] }>("start-workers.ts");
    expect(said.workerd).toHaveLength(1);
    const port = Number(new URL(said.url).port);
    const ports = { PORT: port, BACKEND_PORT: 0, OUTSIDE_PORT: 0 };
    await expect(assertPortsFree(ports)).rejects.toThrow(`Port ${port} is in use`);
    await kill(child, signal);
    await untilEnded(said.workerd);
    await assertPortsFree(ports, true);
  },
);
