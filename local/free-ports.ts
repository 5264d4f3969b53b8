/** Says plainly which port is taken, and how to choose another. */
import { createServer } from "node:net";
import type { Settings } from "./settings.ts";

type NamedPort = { name: string; value: number };

export async function assertPortsFree(settings: Settings): Promise<void> {
  const names =
    "SUPABASE_URL" in settings ? (["PORT"] as const) : (["PORT", "BACKEND_PORT", "OUTSIDE_PORT"] as const);
  const wanted: NamedPort[] = names.map((name) => ({ name, value: settings[name] }));
  const taken: NamedPort[] = [];
  for (const port of wanted) if (port.value !== 0 && !(await isFree(port.value))) taken.push(port);
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ name, value }) => `Port ${value} is in use. Choose another: ${name}=${value + 10} npm start`,
  );
  throw new Error(lines.join("\n"));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
