/**
 * The embedded Supabase: Postgres, `/rest/v1`, `/auth/v1`, `/storage/v1`, a mailbox and an OpenID provider on one port
 * of the loopback interface. It is for development and refuses to run in production.
 */
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { allowOrigins } from "./allow-origins.ts";
import { makeRateLimiter } from "./auth/rate-limit.ts";
import { callbackUrl, oidcClient } from "./auth/external/providers.ts";
import { makeAuthServer } from "./auth/server.ts";
import { type AuthSettings, defaultAuthSettings } from "./auth/settings.ts";
import { type LocalDatabase, openDatabase } from "./database/open.ts";
import { identifyCaller } from "./gateway.ts";
import { type KeyStore, openKeyStore } from "./keys/key-store.ts";
import { hashSiteKey } from "./keys/site-key.ts";
import { BackendError, listen, stop } from "./listen.ts";
import { makeMailboxServer } from "./mailbox/server.ts";
import { makeOidcServer, oidcPath } from "./oidc/server.ts";
import { keepCatalogue } from "./rest/keep-catalogue.ts";
import { makeRestServer } from "./rest/server.ts";
import { openByteStore } from "./storage/byte-store.ts";
import { makeStorageServer } from "./storage/server.ts";
import { makeStatementLog, type StatementLog } from "./statement-log.ts";

export type BackendOptions = {
  /** The folder for data and keys. Without it everything is in memory and lost on close. */
  folder?: string;
  /** An open database in memory, instead of an empty one. */
  database?: LocalDatabase;
  /** 0 picks a free port. */
  port: number;
  auth?: Partial<AuthSettings>;
  /** Tests pass their own clock. */
  now?: () => Date;
  /** Closes the backend when aborted. */
  signal?: AbortSignal;
};

export type Backend = Pick<StatementLog, "statements" | "readsOf" | "allReads"> & {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** A secret key whose only right is to have Auth count rate limits per `Sb-Forwarded-For`. */
  forwardingKey: string;
  /** A secret key whose role in the database is `scraper`. */
  scraperKey: string;
  /** With which the site Worker may send forms. */
  siteKey: string;
  keys: KeyStore;
  database: LocalDatabase;
  /** Answers a request in-process. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
};

export async function startBackend(options: BackendOptions): Promise<Backend> {
  if (process.env["NODE_ENV"] === "production") {
    throw new BackendError(
      "production",
      "The embedded backend is for development and refuses NODE_ENV=production.",
    );
  }
  const keys = await openKeyStore(options.folder);
  const database =
    options.database ?? (await openDatabase(options.folder && join(options.folder, "postgres")));
  await database.query("insert into public.site_keys (hash) values ($1) on conflict do nothing", [
    hashSiteKey(keys.read().siteKey),
  ]);
  const log = makeStatementLog();
  let url = "";
  const app = assemble({ ...options, keys, database, log, url: () => url });
  const answer = getRequestListener(app.fetch);
  const answerOidc = makeOidcServer(
    () => `${url}${oidcPath}`,
    () => ({
      ...oidcClient,
      redirectUris: [callbackUrl({ url: () => url }), `${url}/oidc-sample-client`],
    }),
  );
  const server = createServer((request, response) => {
    const isOidc = request.url?.startsWith(`${oidcPath}/`);
    void (isOidc ? answerOidc(request, response) : answer(request, response));
  });
  try {
    url = `http://127.0.0.1:${await listen(server, options.port)}`;
  } catch (error) {
    await database.close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= stop(server).then(() => database.close()));
  options.signal?.addEventListener("abort", () => void close(), { once: true });
  const { publishableKey, secretKey, forwardingKey, scraperKey, siteKey } = keys.read();
  return {
    url,
    publishableKey,
    secretKey,
    forwardingKey,
    scraperKey,
    siteKey,
    keys,
    database,
    statements: log.statements,
    readsOf: log.readsOf,
    allReads: log.allReads,
    fetch: async (request) => app.fetch(request),
    close,
  };
}

type Parts = BackendOptions & {
  keys: KeyStore;
  database: LocalDatabase;
  log: StatementLog;
  url: () => string;
};

function assemble({ folder, keys, database, log, url, auth, now = () => new Date() }: Parts): Hono {
  const settings = { ...defaultAuthSettings, ...auth };
  const app = new Hono();
  app.use(allowOrigins);
  app.get("/", (context) => context.text("The embedded Supabase for development. Bound to this machine.\n"));
  const rest = new Hono();
  // PostgREST allows clocks to differ by 30 seconds.
  rest.use(identifyCaller(keys, 30));
  rest.route("/", makeRestServer({ database, log, readCatalogue: keepCatalogue(database) }));
  app.route("/rest/v1", rest);
  const limiter = makeRateLimiter(settings.rateLimits.windowSeconds, now);
  app.route("/auth/v1", makeAuthServer({ database, keys, settings, limiter, url, now }));
  const bytes = openByteStore(folder && join(folder, "storage"));
  app.route("/storage/v1", makeStorageServer({ database, log, keys, bytes, now }));
  app.route("/_local/mailbox", makeMailboxServer(database, url));
  return app;
}
