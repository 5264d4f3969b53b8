/**
 * Cloudflare's API as its documentation describes it (developers.cloudflare.com/api): envelopes with `success`,
 * `errors`, `messages` and `result`, pages of lists, values of KV without an envelope. Tests change what the account has.
 */
import { Hono } from "hono";

const accountId = "023e105f4ecef8ad9ca31a8372d0c353";
export const namespaceId = "0f2ac74b498b48028cb68387c421e279";
export const snapshotId = "5c1d7e0b6a3f4d2e9b8c7a6f5e4d3c2b";
export const token = "a-token-of-the-account";

type Consumer = { script: string; type: "worker"; dead_letter_queue?: string };

export type Account = {
  accounts: { id: string; name: string }[];
  namespaces: string[];
  values: Record<string, string>;
  queues: Record<string, Consumer[]>;
  secrets: Record<string, string[]>;
  crons: Record<string, string[]>;
  domains: { hostname: string; service: string }[];
  subdomain: string;
  onWorkersDev: string[];
};

/** An account to which everything was deployed. */
export const deployedAccount = (): Account => ({
  accounts: [{ id: accountId, name: "Baan Tawan" }],
  namespaces: [namespaceId, snapshotId],
  values: { heartbeat: "2026-11-22T08:57:00.000Z", "office-heartbeat": "2026-11-22T08:57:00.000Z" },
  queues: {
    scrape: [{ script: "scraper", type: "worker", dead_letter_queue: "scrape-dead" }],
    "scrape-dead": [{ script: "scraper", type: "worker" }],
    "lead-notices": [{ script: "office", type: "worker" }],
    views: [{ script: "office", type: "worker" }],
    "share-cards": [{ script: "office", type: "worker" }],
  },
  secrets: {
    site: [
      "SUPABASE_PUBLISHABLE_KEY",
      "SITE_KEY",
      "GUIDE_LINK_KEY",
      "SUPABASE_FORWARDING_KEY",
      "MAIL_WEBHOOK_SECRET",
    ],
    office: ["SUPABASE_SECRET_KEY", "GUIDE_LINK_KEY", "MAIL_KEY", "ALARM_WEBHOOK_URL", "HEARTBEAT_URL"],
    scraper: ["SUPABASE_SCRAPER_KEY", "HEARTBEAT_URL"],
  },
  crons: { office: ["*/5 * * * *"], scraper: ["*/5 * * * *"] },
  domains: [{ hostname: "www.baan-tawan.com", service: "site" }],
  subdomain: "baan-tawan",
  onWorkersDev: ["site"],
});

const queuesPerPage = 2;

export function cloudflareStandIn(account: Account): Hono {
  const app = new Hono();
  const succeed = (result: unknown, info?: object) => ({
    success: true,
    errors: [],
    messages: [],
    result,
    result_info: info,
  });
  const fail = (code: number, message: string) => ({
    success: false,
    errors: [{ code, message }],
    messages: [],
    result: null,
  });
  const noWorker = fail(10_007, "This Worker does not exist on your account.");

  app.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${token}`)
      return c.json(fail(10_000, "Authentication error"), 403);
    return next();
  });
  app.get("/accounts", (c) => c.json(succeed(account.accounts)));

  const own = new Hono();
  own.get("/storage/kv/namespaces/:id", (c) => {
    const id = c.req.param("id");
    if (!account.namespaces.includes(id)) return c.json(fail(10_013, "namespace not found"), 404);
    return c.json(succeed({ id, title: "catalogue", supports_url_encoding: true }));
  });
  own.get("/storage/kv/namespaces/:id/values/:key", (c) => {
    const value = account.values[c.req.param("key")];
    return value === undefined ? c.json(fail(10_009, "get: 'key not found'"), 404) : c.text(value);
  });
  own.get("/queues", (c) => {
    const page = Number(c.req.query("page") ?? 1);
    const all = Object.entries(account.queues).map(([queue_name, consumers]) => ({ queue_name, consumers }));
    const pages = { page, per_page: queuesPerPage, total_pages: Math.ceil(all.length / queuesPerPage) };
    return c.json(succeed(all.slice((page - 1) * queuesPerPage, page * queuesPerPage), pages));
  });
  own.get("/workers/scripts/:name/secrets", (c) => {
    const names = account.secrets[c.req.param("name")];
    return names
      ? c.json(succeed(names.map((name) => ({ name, type: "secret_text" }))))
      : c.json(noWorker, 404);
  });
  own.get("/workers/scripts/:name/schedules", (c) => {
    const crons = account.crons[c.req.param("name")];
    return crons ? c.json(succeed({ schedules: crons.map((cron) => ({ cron })) })) : c.json(noWorker, 404);
  });
  own.get("/workers/scripts/:name/subdomain", (c) =>
    c.json(succeed({ enabled: account.onWorkersDev.includes(c.req.param("name")), previews_enabled: false })),
  );
  own.get("/workers/subdomain", (c) => c.json(succeed({ subdomain: account.subdomain })));
  own.get("/workers/domains", (c) => c.json(succeed(account.domains)));
  app.route(`/accounts/${accountId}`, own);
  app.all("*", (c) => c.json(fail(7003, `Could not route to ${c.req.path}`), 400));
  return app;
}
