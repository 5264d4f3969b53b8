/** Runs a command of `local/` as a person would, and serves a stand-in for it to ask. */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { listen, stop } from "../../../local/listen.ts";

const local = join(import.meta.dirname, "../../../local");

export async function serveStandIn(fetch: Parameters<typeof getRequestListener>[0]): Promise<string> {
  const server = createServer(getRequestListener(fetch));
  const port = await listen(server, 0);
  onTestFinished(() => stop(server));
  return `http://127.0.0.1:${port}`;
}

/** `file` is a path inside `local/`. */
export async function runCommand(file: string, options: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(local, file), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}
