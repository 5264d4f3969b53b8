/** Names every port in use and how to choose another. */
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "./settings.ts";

type NamedPort = { name: string; value: number };

/** After a kill, the children of the killed process need a moment to end. */
const patienceMs = 10_000;
const lookEveryMs = 200;

export async function assertPortsFree(settings: Settings, isAfterKill = false): Promise<void> {
  const deadline = Date.now() + (isAfterKill ? patienceMs : 0);
  let taken = await findTaken(settings);
  while (taken.length > 0 && Date.now() < deadline) {
    await wait(lookEveryMs);
    taken = await findTaken(settings);
  }
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ name, value }) => `Port ${value} is in use. Choose another: ${name}=${value + 10} npm start`,
  );
  throw new Error(lines.join("\n"));
}

async function findTaken(settings: Settings): Promise<NamedPort[]> {
  const names =
    "SUPABASE_URL" in settings ? (["PORT"] as const) : (["PORT", "BACKEND_PORT", "OUTSIDE_PORT"] as const);
  const wanted: NamedPort[] = names.map((name) => ({ name, value: settings[name] }));
  const taken: NamedPort[] = [];
  for (const port of wanted) if (port.value !== 0 && !(await isFree(port.value))) taken.push(port);
  return taken;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
