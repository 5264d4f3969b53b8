/** Against the embedded backend: its Auth keeps the sessions, its mailbox the emails. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";
import type { RawEnv } from "../../../office/env.ts";
import { readEmailSettings } from "../../../office/email/email-settings.ts";
import { tellDevices } from "../../../office/people/tell-devices.ts";
import { officeOf } from "../../../office/office.ts";
import { peopleEnvironment } from "./people-environment.ts";

const desk = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const newerDesk = desk.replace("140", "141");
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";

let backend: Backend;
let env: RawEnv;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  env = peopleEnvironment(backend);
});
afterAll(() => backend.close());

async function signIn(name: keyof typeof sampleSignIns, userAgent: string): Promise<void> {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { "user-agent": userAgent } },
  });
  const { error } = await client.auth.signInWithPassword(sampleSignIns[name]);
  if (error) throw error;
}

const tell = (settings = readEmailSettings(env)) => tellDevices(officeOf(env).database, settings);

async function emailsTo(name: keyof typeof sampleSignIns): Promise<{ subject: string; text: string }[]> {
  const to = encodeURIComponent(sampleSignIns[name].email);
  return (await fetch(`${backend.url}/_local/mailbox/messages?to=${to}`)).json();
}

test("An admin gets one email about a new kind of device, and none about the first one or a new version", async () => {
  await signIn("editor", desk);
  await tell();
  await signIn("editor", newerDesk);
  await tell();
  expect(await emailsTo("editor")).toEqual([]);

  await signIn("editor", phone);
  await tell();
  await tell();
  const emails = await emailsTo("editor");
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining("a new device")]);
  expect(emails[0]?.text).toContain("from a new device: Safari · iPhone, on ");
  expect(emails[0]?.text).toContain("(Pattaya time)");
  expect(emails[0]?.text).toContain("http://site.test/account#security");
});

test("An email that could not be sent is sent at a later tick, and the log has no names", async () => {
  await signIn("agent", desk);
  await tell();
  await signIn("agent", phone);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const settings = readEmailSettings(env);
  if (!settings) throw new Error("There are no settings.");
  await tell({ ...settings, service: { kind: "mailbox", url: `${backend.url}/nowhere` } });
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain("@");
  log.mockRestore();
  expect(await emailsTo("agent")).toEqual([]);
  await tell();
  expect(await emailsTo("agent")).toHaveLength(1);
});

test("People without a role get no email", async () => {
  for (const userAgent of [desk, phone]) {
    await signIn("visitor", userAgent);
    await tell();
  }
  expect(await emailsTo("visitor")).toEqual([]);
});

test("Visitors and admins read no devices", async () => {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(sampleSignIns.admin);
  expect((await client.from("admin_devices").select("*")).error?.code).toBe("42501");
  expect((await client.rpc("devices_to_tell")).error?.code).toBe("42501");
});
