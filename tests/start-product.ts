/** Starts the whole product in memory for a test: embedded backend, outside site, the built Workers in workerd. */
import type { AuthSettings } from "../local/auth/settings.ts";
import { startBackend } from "../local/backend.ts";
import type { LocalDatabase } from "../local/database/open.ts";
import { ensureBuild } from "../local/ensure-build.ts";
import { startOutsideSite } from "../local/outside/site.ts";
import { openSampleDatabase } from "../local/seed/sample-database.ts";
import { workerVars } from "../local/site-vars.ts";
import { startWorkers } from "../local/workers.ts";

export type ProductOptions = {
  /** 0 picks a free port. */
  port?: number;
  /** 0 picks a free port. */
  backendPort?: number;
  /** Overrides of the site Worker's variables, such as cache lifetimes of seconds. */
  siteVars?: Record<string, string>;
  onLog?: (line: string) => void;
  auth?: Partial<AuthSettings>;
  /** Adds rows to the seed's before the site starts. */
  addRows?: (database: LocalDatabase, outsideUrl: string) => Promise<void>;
  /** See local/workers.ts. */
  leniency?: number;
  /** For measuring: see local/workers.ts. */
  inspectorPort?: number;
};

/** On a busy machine a slow backend is not down. A backend that is down refuses the connection. */
const patience = { BACKEND_TIMEOUT_SECONDS: "60" };

export type Product = Awaited<ReturnType<typeof startProduct>>;

export async function startProduct({
  port = 0,
  backendPort = 0,
  siteVars = {},
  onLog,
  auth = {},
  addRows,
  leniency,
  inspectorPort,
}: ProductOptions = {}) {
  await ensureBuild();
  const siteUrl = port === 0 ? "http://site.test" : `http://localhost:${port}`;
  const outside = await startOutsideSite({ port: 0 });
  const database = await openSampleDatabase(outside.url);
  const backend = await startBackend({ port: backendPort, database, auth: { siteUrl, ...auth } });
  await addRows?.(backend.database, outside.url);
  const given = workerVars(siteUrl, backend, [new URL(outside.url).host]);
  const vars = { ...given, site: { ...given.site, ...patience, ...siteVars } };
  const workers = await startWorkers({ port, vars, leniency, inspectorPort, ...(onLog && { onLog }) });
  return {
    url: workers.url,
    vars,
    backend,
    outside,
    workers,
    fetch: (path: string, init?: RequestInit) => askOnce(workers.url + path, init),
    close: async () => {
      await workers.close();
      await outside.close();
      await backend.close();
    },
  };
}

/** Uses a new connection each time. workerd closes one after five idle seconds, perhaps just as a request is sent. */
function askOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("connection", "close");
  return fetch(url, { redirect: "manual", ...init, headers });
}

/** Signs in through the site's own gateway and returns the access token. */
export async function signIn(product: Product, email: string): Promise<string> {
  const response = await product.fetch("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "local-only-password" }),
  });
  const body: { access_token?: string } = await response.json();
  if (!body.access_token) throw new Error(`Sign-in of ${email} answered ${response.status}`);
  return body.access_token;
}

/** Asks again until the answer is good, because queues and caches need time. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isGood: (value: Value) => boolean,
  withinMs = 120_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (isGood(value)) return value;
    if (Date.now() > deadline) throw new Error(`Not good after ${withinMs} ms: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
