/**
 * Who may do what, over everything there is: the routes of the app itself, the tables and functions of the catalogue.
 * A new route, table or function is tested without a line here, or fails because no one has said whom it is for.
 */
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Claims, signToken } from "../../../local/keys/tokens.ts";
import { type Product, signIn, startProduct } from "../../start-product.ts";

type AppRoute = { method: string; path: string };

/** The rights of which one opens each part of the admin API; none: every role may. The longest prefix counts. */
const opens: Record<string, readonly string[]> = {
  "/api/admin/today": [],
  "/api/admin/listings": ["listings"],
  "/api/admin/buildings": ["listings"],
  "/api/admin/copy": ["people"],
  "/api/admin/leads": ["enquiries", "own_enquiries"],
  "/api/admin/leads/contracts/:contract/paper-draft": ["contracts"],
  "/api/admin/money": ["own_contracts"],
  "/api/admin/own-homes": ["own_listings"],
  "/api/admin/partner-feeds": ["scraper"],
  "/api/admin/people": ["people"],
  "/api/admin/referrals": ["see_contracts"],
  "/api/admin/settings": ["settings"],
  "/api/admin/statement": ["contracts"],
  "/api/admin/texts": ["texts"],
  "/api/admin/media": ["texts"],
  "/api/admin/sources": ["scraper"],
  "/api/admin/posts": ["scraper"],
  "/api/admin/runs": ["scraper"],
  "/api/admin/alarms": ["scraper"],
  "/api/admin/duplicates": ["scraper"],
  "/api/admin/dead-messages": ["scraper"],
};

/** Tables and views of which anybody may read rows. */
const publicTables = [
  "area_summaries",
  "buildings",
  "listing_price_points",
  "listing_translations",
  "listings",
];

const somebody = "00000000-0000-4000-8000-000000000000";
const accounts = { owner: "admin", editor: "editor", agent: "agent" } as const;
type Role = keyof typeof accounts;
const roles = Object.keys(accounts) as Role[];

let product: Product;
let routes: AppRoute[];
/** Signed in or not, none of these is an admin. */
const outsiders: Record<string, { token?: string; status: 401 | 403 }> = {};
const tokens = {} as Record<Role, string>;
const rightsOf = {} as Record<Role, string[]>;

beforeAll(async () => {
  product = await startProduct();
  for (const role of roles) {
    tokens[role] = await signIn(product, `${accounts[role]}@example.com`);
    const rows = await product.backend.database.query<{ name: string }>(
      "select name from public.role_rights where role = $1",
      [role],
    );
    rightsOf[role] = rows.map(({ name }) => name);
  }
  const visitor = await signIn(product, "visitor@example.com");
  const owner = decodeJwt(tokens.owner);
  const sign = (claims: Claims) => signToken(product.backend.keys, claims);
  outsiders["no token"] = { status: 401 };
  outsiders["garbage"] = { token: "not.a.token", status: 401 };
  outsiders["an expired owner"] = { token: await sign({ ...owner, exp: 1_700_000_000 }), status: 401 };
  outsiders["an anonymous user"] = { token: await sign({ ...owner, is_anonymous: true }), status: 403 };
  outsiders["a visitor"] = { token: visitor, status: 403 };
  outsiders["a visitor who says to be an admin"] = {
    token: await sign({ ...decodeJwt(visitor), user_metadata: { role: "admin" }, user_role: "owner" }),
    status: 403,
  };
  const entry = join(import.meta.dirname, "../../../worker/index.ts");
  const { default: app }: { default: { routes: AppRoute[] } } = await import(/* @vite-ignore */ entry);
  // Middleware counts as a route for all methods.
  routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin"));
});
afterAll(() => product.close());

async function statusOf({ method, path }: AppRoute, token: string | undefined): Promise<number> {
  const response = await product.fetch(path.replaceAll(/:\w+/g, somebody), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== "GET" && { "content-type": "application/json" }),
    },
    // Nothing that any of them takes, so that the allowed ones change nothing.
    ...(method !== "GET" && { body: "[]" }),
  });
  await response.body?.cancel();
  return response.status;
}

function rightsFor(path: string): readonly string[] | undefined {
  const prefix = Object.keys(opens)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  return prefix === undefined ? undefined : opens[prefix];
}

test("Every route of the admin API refuses everybody who is no admin", async () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    for (const [name, { token, status }] of Object.entries(outsiders)) {
      const answered = await statusOf(route, token);
      expect([route.method, route.path, name, answered]).toEqual([route.method, route.path, name, status]);
    }
  }
});

test("Every route of the admin API is open to the roles with its right, and to no other", async () => {
  for (const route of routes) {
    const wanted = rightsFor(route.path);
    expect(wanted, `${route.path}: say in this test which right opens it`).toBeDefined();
    for (const role of roles) {
      const isOpen = wanted?.length === 0 || wanted?.some((right) => rightsOf[role].includes(right));
      const status = await statusOf(route, tokens[role]);
      const isRefused = status === 401 || status === 403;
      expect([route.method, route.path, role, isRefused]).toEqual([route.method, route.path, role, !isOpen]);
    }
  }
});

async function rest(path: string, token: string | undefined, init: RequestInit = {}) {
  const response = await fetch(`${product.backend.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: product.backend.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      "content-type": "application/json",
    },
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || "null") as unknown };
}

test("No table but the public ones shows a row to anybody who is no admin, and none takes one", async () => {
  const tables = await product.backend.database.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name, kind } of tables) {
    for (const [who, { token }] of Object.entries(outsiders)) {
      const { status, body } = await rest(`${name}?limit=1`, token);
      if (!publicTables.includes(name)) {
        const hasRows = status === 200 && Array.isArray(body) && body.length > 0;
        expect([name, who, hasRows]).toEqual([name, who, false]);
      }
      if (kind !== "r") continue;
      const added = await rest(name, token, { method: "POST", body: "{}" });
      expect([name, who, added.status < 300]).toEqual([name, who, false]);
      expect([401, 403]).toContain(added.status);
    }
  }
});

test("Every function that asks for a right refuses callers without it", async () => {
  const functions = await product.backend.database.query<{ call: string; name: string; body: string }>(
    `select p.proname as name, p.prosrc as body, format('select public.%I(%s)', p.proname,
       (select string_agg('null::' || format_type(type, null), ', ' order by place)
        from unnest(p.proargtypes::oid[]) with ordinality as arguments (type, place))) as call
     from pg_proc as p
     where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'perform public\\.require_(right|admin)\\('
       and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
  );
  expect(functions.length).toBeGreaterThan(10);
  const refusesAs = async (call: string, token: string): Promise<boolean> => {
    try {
      await product.backend.database.transaction(async (run) => {
        await run(
          "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
          [JSON.stringify(decodeJwt(token))],
        );
        await run(call);
        throw new Error("rolled back");
      });
    } catch (error) {
      return error instanceof Error && /This needs the right|Only an admin may/.test(error.message);
    }
    return false;
  };
  for (const { name, body, call } of functions) {
    const right = /require_right\('([a-z_]+)'\)/.exec(body)?.[1];
    for (const [who, { token, status }] of Object.entries(outsiders)) {
      if (status === 403 && token) {
        expect([name, who, await refusesAs(call, token)]).toEqual([name, who, true]);
      }
    }
    for (const role of roles) {
      const mayCall = right === undefined || rightsOf[role].includes(right);
      expect([name, role, await refusesAs(call, tokens[role])]).toEqual([name, role, !mayCall]);
    }
  }
});

test("An owner who has a second factor and has not used it has no right", async () => {
  await product.backend.database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now())`,
    [decodeJwt(tokens.owner).sub],
  );
  for (const route of routes) {
    expect([route.method, route.path, await statusOf(route, tokens.owner)]).toEqual([
      route.method,
      route.path,
      403,
    ]);
  }
  const withFactor = await signToken(product.backend.keys, { ...decodeJwt(tokens.owner), aal: "aal2" });
  expect(await statusOf({ method: "GET", path: "/api/admin/today" }, withFactor)).toBe(200);
});
