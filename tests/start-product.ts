/** Starts the whole product in memory for a test: embedded backend, outside site, the built Workers in workerd. */
import type { AuthSettings } from "../local/auth/settings.ts";
import { startBackend } from "../local/backend.ts";
import type { LocalDatabase } from "../local/database/open.ts";
import { ensureBuild } from "../local/ensure-build.ts";
import { startOutsideSite } from "../local/outside/site.ts";
import { seedSource } from "../local/seed/seed.ts";
import { openSampleDatabase } from "../local/seed/sample-database.ts";
import { workerVars } from "../local/site-vars.ts";
import { startWorkers } from "../local/workers.ts";
import type { Project } from "./project/project.ts";

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
  addRows?: (database: Pick<LocalDatabase, "query">, outsideUrl: string) => Promise<void>;
  /** See local/workers.ts. */
  leniency?: number | undefined;
  /** For measuring: see local/workers.ts. */
  inspectorPort?: number | undefined;
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
  const siteUrl = siteUrlOf(port);
  const outside = await startOutsideSite({ port: 0 });
  const database = await openSampleDatabase(outside.url);
  const backend = await startBackend({ port: backendPort, database, auth: { siteUrl, ...auth } });
  await addRows?.(backend.database, outside.url);
  const { vars, workers } = await startOn(backend, outside.url, {
    port,
    siteVars,
    leniency,
    inspectorPort,
    ...(onLog && { onLog }),
  });
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

/** On the given project instead of the embedded backend: see tests/project. */
export async function startProductOnProject(project: Project, options: ProductOptions) {
  await ensureBuild();
  const outside = await startOutsideSite({ port: 0 });
  await seedSource(project.database.query, outside.url);
  const known = await project.database.query(
    "select from public.scrape_sources where name = 'Lost Harbour Homes'",
  );
  if (known.length === 0) await options.addRows?.(project.database, outside.url);
  const { workers } = await startOn(project, outside.url, options);
  return {
    close: async () => {
      await workers.close();
      await outside.close();
      await project.close();
    },
  };
}

type Upstream = Parameters<typeof workerVars>[1];

async function startOn(
  upstream: Upstream,
  outsideUrl: string,
  { port = 0, siteVars, ...options }: Omit<ProductOptions, "addRows" | "auth" | "backendPort">,
) {
  const given = workerVars(siteUrlOf(port), upstream, [new URL(outsideUrl).host]);
  const vars = { ...given, site: { ...given.site, ...patience, ...siteVars } };
  return { vars, workers: await startWorkers({ port, vars, ...options }) };
}

const siteUrlOf = (port: number) => (port === 0 ? "http://site.test" : `http://localhost:${port}`);

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
