import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { authSettings } from "../../../local/deploy/checks/auth-settings.ts";
import { firstAdmin } from "../../../local/deploy/checks/first-admin.ts";
import { migrations } from "../../../local/deploy/checks/migrations.ts";
import { pictureBucket } from "../../../local/deploy/checks/picture-bucket.ts";
import { projectKeys } from "../../../local/deploy/checks/project-keys.ts";
import { rights } from "../../../local/deploy/checks/rights.ts";
import { scraperKey } from "../../../local/deploy/checks/scraper-key.ts";
import { rowLevelSecurity } from "../../../local/deploy/checks/row-level-security.ts";
import { signingKeys } from "../../../local/deploy/checks/signing-keys.ts";
import { seed } from "../../../local/seed/seed.ts";
import { linesOf } from "./healthy-deployment.ts";

/** Right in everything, and shared: a test that changes something in it takes one of its own. */
let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

async function ownBackend(): Promise<Backend> {
  const own = await startBackend({ port: 0 });
  onTestFinished(() => own.close());
  return own;
}

test("A project that publishes an ES256 key and signs with it passes", async () => {
  expect(await linesOf(signingKeys, backend)).toBe("ok       signing keys");
});

test("A project with only a shared secret publishes no key, and is refused", async () => {
  const own = await ownBackend();
  own.keys.write({ ...own.keys.read(), signing: [] });
  const lines = await linesOf(signingKeys, own);
  expect(lines).toContain("error    signing keys: The project publishes no key of the kinds ES256 or RS256");
  expect(lines).toContain("JWT Keys → Migrate JWT secret");
});

test("A published key of a kind that the Worker does not accept is no key", async () => {
  const { publicKey } = await generateKeyPair("EdDSA", { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), alg: "EdDSA", kid: "1" }];
  const lines = await linesOf(signingKeys, backend, {
    supabase: { fetch: async () => Response.json({ keys }) },
  });
  expect(lines).toMatch(/^error {4}signing keys: The project publishes no key/);
});

test("A project that publishes a standby key but still signs with a shared secret is refused", async () => {
  const lines = await linesOf(signingKeys, backend, {
    managed: (project) => {
      project.signingKeys = [
        { algorithm: "HS256", status: "in_use" },
        { algorithm: "ES256", status: "standby" },
      ];
    },
  });
  expect(lines).toContain("error    signing keys: The project signs tokens with HS256.");
});

test("A project that is paused or misspelt cannot be asked", async () => {
  const unreachable = { fetch: async () => Promise.reject(new TypeError("fetch failed")) };
  expect(await linesOf(signingKeys, backend, { supabase: unreachable })).toContain(
    "error    signing keys: Supabase could not be reached",
  );
  const notJson = { fetch: async () => new Response("<html>", { status: 200 }) };
  expect(await linesOf(signingKeys, backend, { supabase: notJson })).toContain(
    "Supabase answered 200 with something unexpected.",
  );
  const paused = { fetch: async () => new Response("Project paused", { status: 540 }) };
  expect(await linesOf(signingKeys, backend, { supabase: paused })).toContain("Supabase answered 540");
});

test("The project's own keys pass", async () => {
  expect(await linesOf(projectKeys, backend)).toBe("ok       keys of the project");
});

test("The scraper's key passes; the secret and the public one in its place are refused", async () => {
  expect(await linesOf(scraperKey, backend)).toBe("ok       key of the scraper");
  expect(await linesOf(scraperKey, backend, { supabase: { scraperKey: backend.secretKey } })).toContain(
    "error    key of the scraper: SUPABASE_SCRAPER_KEY opens /rest/v1/leads: it is not the scraper's.",
  );
  expect(await linesOf(scraperKey, backend, { supabase: { scraperKey: backend.publishableKey } })).toContain(
    'error    key of the scraper: SUPABASE_SCRAPER_KEY does not act in the role "scraper" (status 401).',
  );
});

test("A secret key in the place of the public one is refused, in its new and its older form", async () => {
  const older = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .sign(Buffer.alloc(32));
  for (const publishableKey of [backend.secretKey, older]) {
    expect(await linesOf(projectKeys, backend, { supabase: { publishableKey } })).toContain(
      "error    keys of the project: SUPABASE_PUBLISHABLE_KEY is a secret key.",
    );
  }
});

test("Keys of another project, exchanged keys and missing keys are refused", async () => {
  const strange = { publishableKey: "sb_publishable_of_another_project" };
  expect(await linesOf(projectKeys, backend, { supabase: strange })).toContain(
    "error    keys of the project: Supabase does not know SUPABASE_PUBLISHABLE_KEY.",
  );
  const exchanged = { secretKey: backend.publishableKey };
  expect(await linesOf(projectKeys, backend, { supabase: exchanged })).toContain(
    "error    keys of the project: Supabase does not take SUPABASE_SECRET_KEY for a secret key",
  );
  expect(await linesOf(projectKeys, backend, { supabase: { publishableKey: undefined } })).toContain(
    "SUPABASE_PUBLISHABLE_KEY is not set.",
  );
  expect(await linesOf(projectKeys, backend, { supabase: { secretKey: undefined } })).toContain(
    "SUPABASE_SECRET_KEY is not set.",
  );
});

test("A project in which nobody can sign in by email is refused", async () => {
  const withoutEmail = async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith("/settings")
      ? Response.json({ external: { email: false } })
      : backend.fetch(new Request(input, init));
  expect(await linesOf(projectKeys, backend, { supabase: { fetch: withoutEmail } })).toContain(
    "error    keys of the project: Nobody can sign in by email.",
  );
});

test("The Site URL, the redirect URLs and SMTP of the project are compared with the site", async () => {
  expect(await linesOf(authSettings, backend)).toBe("ok       settings of Supabase Auth");
  const fresh = await linesOf(authSettings, backend, {
    managed: ({ auth }) =>
      Object.assign(auth, {
        site_url: "http://localhost:3000",
        uri_allow_list: null,
        security_sb_forwarded_for_enabled: false,
        smtp_host: null,
      }),
  });
  expect(fresh).toContain('error    settings of Supabase Auth: The Site URL is "http://localhost:3000"');
  expect(fresh).toContain("→ Set it to https://www.baan-tawan.com:");
  expect(fresh).toContain("→ Add https://www.baan-tawan.com/**:");
  expect(fresh).toContain(
    "warning  settings of Supabase Auth: Supabase's own mail server sends Auth's emails",
  );
  expect(fresh).toContain(
    "warning  settings of Supabase Auth: Auth does not take visitors' addresses from the site",
  );
  const forgotten = await linesOf(authSettings, backend, {
    managed: ({ auth }) =>
      void (auth.uri_allow_list = "https://www.baan-tawan.com/**,http://localhost:8787/**"),
  });
  expect(forgotten).toContain(
    "warning  settings of Supabase Auth: Sign-in may also lead to http://localhost:8787/**.",
  );
});

test("Without a personal token the settings of Auth are not called right", async () => {
  expect(await linesOf(authSettings, backend, { supabase: { management: undefined } })).toContain(
    "warning  settings of Supabase Auth: Not looked at",
  );
});

test("A personal token that Supabase refuses is an error", async () => {
  const management = {
    url: "https://management.test",
    project: "abcdefghijklmnopqrst",
    token: "sbp_revoked",
  };
  const lines = await linesOf(authSettings, backend, { supabase: { management } });
  expect(lines).toContain("error    settings of Supabase Auth: Supabase's management API answered 401");
});

test("Every migration is applied, and none that is not here", async () => {
  const own = await ownBackend();
  expect(await linesOf(migrations, own)).toBe("ok       migrations");
  await own.database.query(
    "update site_private.migrations set name = 'later.sql' where name like '%0_admins.sql'",
  );
  const lines = await linesOf(migrations, own);
  expect(lines).toMatch(
    /error {4}migrations: 1 of \d+ are not applied, first \d+_admins\.sql\.\n +→ Run `npm run migrate`\./,
  );
  expect(lines).toContain("warning  migrations: The database has later.sql, which is not here.");
});

test("A database that was never migrated lacks all", async () => {
  const own = await ownBackend();
  await own.database.query("drop schema site_private cascade");
  expect(await linesOf(migrations, own)).toMatch(/error {4}migrations: (\d+) of \1 are not applied/);
});

test("A database that cannot be asked is an error", async () => {
  expect(await linesOf(migrations, backend, { deployment: { database: undefined } })).toContain(
    "error    migrations: DATABASE_URL is not set",
  );
  const query = async () => Promise.reject(new Error("password authentication failed"));
  expect(await linesOf(migrations, backend, { deployment: { database: { query } } })).toContain(
    "error    migrations: The database could not be asked: password authentication failed",
  );
});

test("A table without row level security is named", async () => {
  const own = await ownBackend();
  expect(await linesOf(rowLevelSecurity, own)).toBe("ok       row level security");
  await own.database.query("alter table public.leads disable row level security");
  const lines = await linesOf(rowLevelSecurity, own);
  expect(lines).toContain("error    row level security: The table public.leads is open to everyone.");
  expect(lines).toContain("alter table public.leads enable row level security");
});

test("Rights beyond those of the migrations are named, and those that are missing", async () => {
  const own = await ownBackend();
  expect(await linesOf(rights, own)).toBe("ok       rights in the database");
  await own.database.script(`
    grant select on public.leads to anon;
    grant execute on function public.finish_run(uuid) to public;
    revoke select on public.listings from authenticated;
    create table public.theirs (id int)`);
  const lines = await linesOf(rights, own);
  expect(lines).toContain(
    "error    rights in the database: anon may select on table public.leads.\n         → Run `revoke select on table public.leads from anon`",
  );
  expect(lines).toContain("Everyone may execute on function public.finish_run(for_run uuid).");
  expect(lines).toContain("→ Run `grant select on table public.listings to authenticated`");
  expect(lines).not.toContain("theirs");
});

test("A database with every default right, as after loading a dump, is summed up", async () => {
  const own = await ownBackend();
  await own.database.script(`
    grant all on all tables in schema public to anon, authenticated;
    grant execute on all functions in schema public to anon, authenticated`);
  expect(await linesOf(rights, own)).toMatch(
    /: \d{2,} more rights are wrong\.\n +→ Restore into a migrated project/,
  );
});

test("The bucket for pictures is there and public", async () => {
  const own = await ownBackend();
  expect(await linesOf(pictureBucket, own)).toBe("ok       bucket for pictures");
  await own.database.query("update storage.buckets set public = false");
  expect(await linesOf(pictureBucket, own)).toContain(
    'error    bucket for pictures: The bucket "listing-images" is private',
  );
  await own.database.query("delete from storage.buckets");
  expect(await linesOf(pictureBucket, own)).toContain(
    'error    bucket for pictures: There is no bucket "listing-images".',
  );
});

test("A site without an administrator gets a warning", async () => {
  const own = await ownBackend();
  expect(await linesOf(firstAdmin, own)).toContain("warning  administrators: There is no administrator yet.");
  await seed(own.database);
  expect(await linesOf(firstAdmin, own)).toBe("ok       administrators");
});
