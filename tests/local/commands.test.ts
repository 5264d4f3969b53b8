import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { decodeProtectedHeader } from "jose";
import { TOTP } from "otpauth";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../local/backend.ts";
import { listen, stop } from "../../local/listen.ts";
import { sampleSignIns, seed } from "../../local/seed/seed.ts";

const root = join(import.meta.dirname, "../..");

async function run(script: string, options: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, script), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

/** A folder with the sample users and listings. Making it takes seconds, so each test gets a copy. */
let made: Promise<string> | undefined;
afterAll(async () => made && rm(await made, { recursive: true }));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "backend-"));
  const backend = await startBackend({ folder, port: 0 });
  await seed(backend.database);
  await backend.close();
  return folder;
}

async function startWithFolder() {
  const folder = await mkdtemp(join(tmpdir(), "backend-"));
  await cp(await (made ??= makeFolder()), folder, { recursive: true });
  const backend = await startBackend({ folder, port: 0 });
  onTestFinished(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });
  return { backend, environment: { DATA_FOLDER: folder, BACKEND_PORT: new URL(backend.url).port } };
}

test("The start says how it is called, and starts nothing for that", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const asked = await run("local/start.ts", ["--help"], { DATA_FOLDER: folder });
  expect(asked.code).toBe(0);
  expect(asked.output).toMatch(/^Usage: npm start -- \[[^]*--fresh[^]*BACKEND_PORT[^]*DATA_FOLDER/);
  const misread = await run("local/start.ts", ["--frsh"], { DATA_FOLDER: folder });
  expect(misread.code).toBe(1);
  expect(misread.output).toContain("Usage: npm start -- [");
  expect(await readdir(folder)).toEqual([]);
});

test("A start names every port that is in use at once, and how to choose another", async () => {
  const servers = [createServer(), createServer()];
  const [site, backend] = await Promise.all(servers.map((server) => listen(server, 0)));
  onTestFinished(async () => void (await Promise.all(servers.map(stop))));
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code, output } = await run("local/start.ts", [], {
    DATA_FOLDER: folder,
    PORT: String(site),
    BACKEND_PORT: String(backend),
    OUTSIDE_PORT: "0",
  });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${site} is in use. Choose another: PORT=${Number(site) + 10} npm start\n`);
  expect(output).toContain(
    `Port ${backend} is in use. Choose another: BACKEND_PORT=${Number(backend) + 10} npm start\n`,
  );
});

test("A command grants, lists and revokes admins of the running backend", async () => {
  const { environment } = await startWithFolder();
  const admin = (...options: string[]) => run("local/admin-command.ts", options, environment);
  expect(await admin("grant", "visitor@example.com")).toEqual({
    code: 0,
    output: "visitor@example.com is an admin now.\n",
  });
  expect((await admin("list")).output).toMatch(/admin@example\.com[^]*visitor@example\.com/);
  expect((await admin("revoke", "visitor@example.com")).code).toBe(0);
  expect((await admin("list")).output).not.toContain("visitor@example.com");
  expect(await admin("grant", "nobody@example.com")).toEqual({
    code: 1,
    output: "Nobody has signed up as nobody@example.com.\n",
  });
  expect((await admin("revoke", "admin@example.com")).output).toContain("This is the last owner");
  expect((await admin("revoke", "admin@example.com", "--force")).code).toBe(0);
  expect((await admin("list")).output).not.toContain("admin@example.com");
  expect((await admin("promote")).code).toBe(1);
});

test("A command lets an owner in again who has lost the second factor", async () => {
  const { backend, environment } = await startWithFolder();
  const signIn = async () => {
    const client = createClient(backend.url, backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await client.auth.signInWithPassword(sampleSignIns.admin);
    return client;
  };
  const { auth } = await signIn();
  const { data: factor } = await auth.mfa.enroll({ factorType: "totp" });
  const code = new TOTP({ secret: factor?.totp.secret ?? "" }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code })).error).toBeNull();
  const lockedOut = await signIn();
  expect((await lockedOut.rpc("is_admin")).data).toBe(false);
  expect(await run("local/admin-command.ts", ["forget-factors", "admin@example.com"], environment)).toEqual({
    code: 0,
    output: "admin@example.com has no second factor now (1 removed).\n",
  });
  expect((await (await signIn()).rpc("is_admin")).data).toBe(true);
});

test("A command makes site keys for a project, and forgets the earlier ones", async () => {
  const { backend } = await startWithFolder();
  const environment = { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey };
  const keys = (...options: string[]) => run("local/keys/keys-command.ts", options, environment);
  const send = async (siteKey: string) => {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const lead = { kind: "contact", locale: "en", name: "Ann", email: "ann@example.com", reachBy: "email" };
    const hashes = { consent: "1", fingerprint: crypto.randomUUID(), sender: crypto.randomUUID() };
    const answer = await client
      .rpc("submit_form", { lead: { ...lead, ...hashes } })
      .setHeader("x-site-key", siteKey);
    return answer.error?.code ?? "kept";
  };
  const made = await keys("site-key");
  const key = /^site_\S{43}$/m.exec(made.output)?.[0] ?? "";
  expect([made.code, await send(key), await send(backend.siteKey), await send("guessed")]).toEqual([
    0,
    "kept",
    "kept",
    "42501",
  ]);
  expect((await keys("forget-site-keys")).code).toBe(0);
  expect([await send(key), await send(backend.siteKey)]).toEqual(["kept", "42501"]);
  expect((await run("local/keys/keys-command.ts", ["site-key"], {})).code).toBe(1);
});

test("A command rotates and revokes keys of the running backend", async () => {
  const { backend, environment } = await startWithFolder();
  const keys = (...options: string[]) => run("local/keys/keys-command.ts", options, environment);
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const signIn = async () => {
    const { data, error } = await client.auth.signInWithPassword(sampleSignIns.visitor);
    if (error) throw error;
    return data.session.access_token;
  };
  const before = await signIn();
  expect((await keys("rotate", "RS256")).code).toBe(0);
  const after = await signIn();
  expect([decodeProtectedHeader(before).alg, decodeProtectedHeader(after).alg]).toEqual(["ES256", "RS256"]);
  expect((await client.auth.getUser(before)).error).toBeNull();
  expect((await keys("revoke", decodeProtectedHeader(before).kid ?? "")).code).toBe(0);
  expect((await client.auth.getUser(before)).error).toMatchObject({ status: 403, code: "bad_jwt" });
  expect((await keys("list")).output).toMatch(/RS256\s+current\n.*ES256\s+revoked/);
  expect((await keys("revoke", decodeProtectedHeader(after).kid ?? "")).output).toContain("rotate first");
});

test("The migrate command needs a database address", async () => {
  const { code, output } = await run("local/database/migrate-command.ts", [], {});
  expect(code).toBe(1);
  expect(output).toContain("DATABASE_URL");
});

test("A program of Postgres gets the database's address in its environment, not on its command line", async () => {
  const script =
    "console.log(process.argv.slice(1), process.env.PGHOST, process.env.PGPORT, process.env.PGPASSWORD)";
  const tool = (environment: Record<string, string>) =>
    run("local/database/tool-command.ts", [process.execPath, "-e", script, "--", "--data-only"], environment);
  const address = "postgresql://postgres.project:p%40ss@db.example.com:6543/postgres";
  expect(await tool({ DATABASE_URL: address })).toEqual({
    code: 0,
    output: "[ '--data-only' ] db.example.com 6543 p@ss\n",
  });
  expect((await tool({})).code).toBe(1);
});
