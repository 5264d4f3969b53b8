import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { cron } from "../../../local/deploy/checks/cron.ts";
import { domain } from "../../../local/deploy/checks/domain.ts";
import { heartbeat } from "../../../local/deploy/checks/heartbeat.ts";
import { kvNamespace } from "../../../local/deploy/checks/kv-namespace.ts";
import { queueConsumers } from "../../../local/deploy/checks/queue-consumers.ts";
import { queues } from "../../../local/deploy/checks/queues.ts";
import { secrets } from "../../../local/deploy/checks/secrets.ts";
import { siteAnswers } from "../../../local/deploy/checks/site-answers.ts";
import { snapshotId } from "./cloudflare-stand-in.ts";
import { linesOf } from "./healthy-deployment.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

test("A token that Cloudflare refuses is an error with its reason", async () => {
  const lines = await linesOf(cron, backend, { cloudflareToken: "of nobody" });
  expect(lines).toContain("error    cron: Cloudflare answered 403: Authentication error (10000).");
  expect(lines).toContain("npx wrangler login");
});

test("A sign-in with several accounts must say which one", async () => {
  const lines = await linesOf(cron, backend, {
    account: ({ accounts }) =>
      void accounts.push({ id: "f0c9e105f4ecef8ad9ca31a8372d0c35", name: "Another" }),
  });
  expect(lines).toContain("error    cron: The Cloudflare sign-in belongs to 2 accounts.");
  expect(lines).toContain("Set CLOUDFLARE_ACCOUNT_ID");
});

test("The KV namespace has a real id, which the account knows", async () => {
  expect(await linesOf(kvNamespace, backend)).toBe("ok       KV namespace");
  expect(await linesOf(kvNamespace, backend, { namespace: "catalogue" })).toContain(
    'error    KV namespace: "catalogue" in wrangler.toml stands in for an id.\n         → Run `npx wrangler kv namespace create catalogue`',
  );
  expect(
    await linesOf(kvNamespace, backend, { account: (account) => void (account.namespaces = []) }),
  ).toContain("error    KV namespace: Cloudflare has no KV namespace");
  expect(await linesOf(kvNamespace, backend, { namespace: snapshotId })).toContain(
    "error    KV namespace: CATALOGUE and SNAPSHOT are one namespace.",
  );
});

test("Queues are looked for on every page of the list, with those for dead messages", async () => {
  expect(await linesOf(queues, backend)).toBe("ok       queues");
  const lines = await linesOf(queues, backend, {
    account: (account) => delete account.queues["scrape-dead"],
  });
  expect(lines).toBe(
    'error    queues: There is no queue "scrape-dead".\n         → Run `npx wrangler queues create scrape-dead`.',
  );
});

test("Each queue is consumed by its Worker, with its queue for dead messages", async () => {
  expect(await linesOf(queueConsumers, backend)).toBe("ok       queue consumers");
  const idle = await linesOf(queueConsumers, backend, {
    account: ({ queues: all }) => void (all["lead-notices"] = []),
  });
  expect(idle).toContain(
    'error    queue consumers: The Worker "office" does not consume the queue "lead-notices".',
  );
  const other = await linesOf(queueConsumers, backend, {
    account: ({ queues: all }) => void (all["scrape"] = [{ script: "other", type: "worker" }]),
  });
  expect(other).toContain(
    'error    queue consumers: The Worker "scraper" does not consume the queue "scrape".',
  );
  const lost = await linesOf(queueConsumers, backend, {
    account: ({ queues: all }) => void (all["scrape"] = [{ script: "scraper", type: "worker" }]),
  });
  expect(lost).toContain('error    queue consumers: Dead messages of "scrape" do not go to "scrape-dead".');
});

test("Cron runs the office and the scraper at the times in their files", async () => {
  expect(await linesOf(cron, backend)).toBe("ok       cron");
  const never = await linesOf(cron, backend, { account: ({ crons }) => delete crons["scraper"] });
  expect(never).toContain('error    cron: Cloudflare does not run the scraper at "*/5 * * * *".');
  const idle = await linesOf(cron, backend, { account: ({ crons }) => delete crons["office"] });
  expect(idle).toContain('error    cron: Cloudflare does not run the office at "*/5 * * * *".');
  const rarely = await linesOf(cron, backend, {
    account: ({ crons }) => void (crons["scraper"] = ["0 * * * *"]),
  });
  expect(rarely).toContain('error    cron: Cloudflare does not run the scraper at "*/5 * * * *".');
});

test("A missing secret is an error, a missing optional one a warning, both with the command", async () => {
  expect(await linesOf(secrets, backend)).toBe("ok       secrets");
  const lines = await linesOf(secrets, backend, {
    account: (account) => void (account.secrets = { office: ["SUPABASE_SECRET_KEY"] }),
  });
  expect(lines).toContain(
    'error    secrets: The Worker "site" has no SUPABASE_PUBLISHABLE_KEY.\n         → Run `npx wrangler secret put SUPABASE_PUBLISHABLE_KEY -c wrangler.toml`.',
  );
  expect(lines).toContain('error    secrets: The Worker "office" has no MAIL_KEY.');
  expect(lines).toContain(
    "warning  secrets: Without HEARTBEAT_URL, nobody notices when cron or the queue stops.",
  );
  expect(lines).toContain('error    secrets: The Worker "scraper" has no SUPABASE_SCRAPER_KEY.');
  const withoutEmails = await linesOf(secrets, backend, {
    vars: { MAIL_SERVICE: "" },
    account: (account) =>
      void (account.secrets["office"] = [
        "SUPABASE_SECRET_KEY",
        "GUIDE_LINK_KEY",
        "ALARM_WEBHOOK_URL",
        "HEARTBEAT_URL",
      ]),
  });
  expect(withoutEmails).toBe("ok       secrets");
});

test.each([
  ["site", "wrangler.toml"],
  ["scraper", "scraper/wrangler.toml"],
])("The secret key in the Worker %s is an error", async (worker, file) => {
  const lines = await linesOf(secrets, backend, {
    account: (account) => void account.secrets[worker]?.push("SUPABASE_SECRET_KEY"),
  });
  expect(lines).toBe(
    `error    secrets: The Worker "${worker}" has SUPABASE_SECRET_KEY, which it must not hold.\n         → Run \`npx wrangler secret delete SUPABASE_SECRET_KEY -c ${file}\`.`,
  );
});

test("The domain belongs to the site Worker", async () => {
  expect(await linesOf(domain, backend)).toBe("ok       domain");
  const none = await linesOf(domain, backend, { account: (account) => void (account.domains = []) });
  expect(none).toContain("error    domain: Cloudflare does not connect www.baan-tawan.com to a Worker.");
  const other = await linesOf(domain, backend, {
    account: (account) => void (account.domains = [{ hostname: "www.baan-tawan.com", service: "old-site" }]),
  });
  expect(other).toContain('error    domain: www.baan-tawan.com belongs to the Worker "old-site".');
});

test("An address on workers.dev is that of the account, and something is deployed there", async () => {
  const vars = { SITE_URL: "https://site.baan-tawan.workers.dev" };
  expect(await linesOf(domain, backend, { vars })).toBe("ok       domain");
  const misspelt = { SITE_URL: "https://site.baan-tawn.workers.dev" };
  expect(await linesOf(domain, backend, { vars: misspelt })).toContain(
    "error    domain: The site's address is https://site.baan-tawan.workers.dev",
  );
  const empty = await linesOf(domain, backend, {
    vars,
    account: (account) => void (account.onWorkersDev = []),
  });
  expect(empty).toContain("error    domain: Nothing is deployed at https://site.baan-tawan.workers.dev.");
});

test("The deployed site reaches its data", async () => {
  expect(await linesOf(siteAnswers, backend)).toBe("ok       the site answers");
  expect(await linesOf(siteAnswers, backend, { siteStatus: 503 })).toContain(
    "error    the site answers: The site runs but cannot read from Supabase.",
  );
  expect(await linesOf(siteAnswers, backend, { siteStatus: 522 })).toContain(
    "error    the site answers: https://www.baan-tawan.com/readyz answered 522.",
  );
  const fetch = async () => Promise.reject(new TypeError("fetch failed"));
  expect(await linesOf(siteAnswers, backend, { deployment: { fetch } })).toContain(
    "error    the site answers: The site could not be reached",
  );
});

test("The time of the last successful tick is printed, and is an error when it is missing or long ago", async () => {
  expect(await linesOf(heartbeat, backend)).toBe(
    "ok       last successful tick: the scraper's 3 minutes ago, the office's 3 minutes ago",
  );
  const never = await linesOf(heartbeat, backend, { account: (account) => void (account.values = {}) });
  expect(never).toContain("error    last successful tick: No tick of the scraper has succeeded yet.");
  const stopped = await linesOf(heartbeat, backend, {
    account: (account) => void (account.values["heartbeat"] = "2026-11-22T08:39:00.000Z"),
  });
  expect(stopped).toContain(
    "error    last successful tick: The scraper's last tick that succeeded was at 2026-11-22T08:39:00.000Z, 21 minutes ago.",
  );
  const idle = await linesOf(heartbeat, backend, {
    account: (account) => delete account.values["office-heartbeat"],
  });
  expect(idle).toContain("error    last successful tick: No tick of the office has succeeded yet.");
});
