/** `npm start` as a process of its own, for tests that kill it, fill its disk or use it for long. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { eventually } from "./start-product.ts";

export type Ports = { PORT: string; BACKEND_PORT: string; OUTSIDE_PORT: string };

export type Start = {
  child: ChildProcess;
  url: string;
  ports: Ports;
  folder: string;
  output(): string;
};

/** Far longer than a start takes, even three at once on a busy machine. */
const startsWithinMs = 300_000;

export async function choosePorts(): Promise<Ports> {
  const [PORT, BACKEND_PORT, OUTSIDE_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  return { PORT, BACKEND_PORT, OUTSIDE_PORT };
}

/** Below those that the system gives to connections: a start takes its ports seconds after they were chosen. */
const [firstPort, lastPort] = [20_000, 32_000];

async function freePort(): Promise<string> {
  const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return freePort();
  }
  server.close();
  await once(server, "close");
  return String(port);
}

/** The caller ends it. */
export function startCommand(folder: string, ports: Ports, environment: NodeJS.ProcessEnv = {}): Start {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../local/start.ts")], {
    env: { PATH: process.env["PATH"] ?? "", DATA_FOLDER: folder, ...ports, ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  return { child, url: `http://127.0.0.1:${ports.PORT}`, ports, folder, output: () => output };
}

/** Throws with the start's output when it has ended instead. */
export async function untilRunning({ child, output, url }: Start): Promise<void> {
  await eventually(
    async () => ({ isStarted: output().includes("Ctrl-C stops everything"), code: child.exitCode }),
    ({ isStarted, code }) => isStarted || code !== null,
    startsWithinMs,
  );
  if (child.exitCode !== null) throw new Error(`The start has ended.\n${output()}`);
  const { status } = await fetch(`${url}/api/front-page`);
  if (status !== 200) throw new Error(`The front page answered ${status}.\n${output()}`);
}

export async function untilEnded({ child }: Start): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

export async function kill(start: Start, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  start.child.kill(signal);
  await untilEnded(start);
}
