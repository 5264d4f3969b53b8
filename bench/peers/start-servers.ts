/** Starts the twins' servers as processes of their own, so that each one's processor time can be read. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ListContent } from "./read-cards.ts";

export type Server = { url: string; pid: number; close: () => void };

/** Next's own server reads the cards over HTTP, as ours reads its backend. */
export async function startNext(folder: string, content: ListContent): Promise<Server> {
  const cards = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(content));
  });
  const cardsPort = await listen(cards);
  const free = createServer();
  const port = await listen(free);
  free.close();
  const child = spawn(
    process.execPath,
    [join(folder, "node_modules/next/dist/bin/next"), "start", "-p", String(port)],
    {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, NODE_ENV: "production", PEER_CARDS: `http://localhost:${cardsPort}/` },
    },
  );
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/listings`);
  return {
    ...serverOf(child, url),
    close: () => {
      child.kill();
      cards.close();
    },
  };
}

export async function startFolder(folder: string): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "serve-folder.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = String(await once(child.stdout, "data"));
  return serverOf(child, `http://localhost:${line.trim()}`);
}

function serverOf(child: ChildProcess, url: string): Server {
  if (child.pid === undefined) throw new Error(`${url} did not start`);
  return { url, pid: child.pid, close: () => void child.kill() };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function waitFor(address: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not answer`);
}
