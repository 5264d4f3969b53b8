import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { writeDeployedFiles } from "./deployed-files.ts";
import {
  type ManagedProject,
  managedProject,
  managementStandIn,
  managementToken,
} from "./management-stand-in.ts";

const root = join(import.meta.dirname, "../../..");

async function startManagement(managed: ManagedProject): Promise<string> {
  const server = createServer(getRequestListener(managementStandIn(managed).fetch));
  const port = await listen(server, 0);
  onTestFinished(() => stop(server));
  return `http://127.0.0.1:${port}`;
}

async function run(file: string, options: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, "local", file), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

test("Auth's settings and the six emails are shown, then set, then read back", async () => {
  const managed = managedProject();
  const folder = await writeDeployedFiles();
  const environment = {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await startManagement(managed),
  };
  const auth = (...options: string[]) =>
    run("deploy/auth-command.ts", ["--folder", folder, ...options], environment);
  const shown = await auth();
  expect(shown.code).toBe(1);
  expect(shown.output).toContain("mailer_otp_length\n  is      null\n  wanted  6\n");
  expect(shown.output).toContain("4 settings are right,");
  expect(managed.auth).toEqual(managedProject().auth);

  const applied = await auth("--apply");
  expect(applied.output).toMatch(/\n\d+ set and read back\.\n$/);
  expect(applied.code).toBe(0);
  expect(managed.auth).toMatchObject({
    mailer_otp_length: 6,
    password_min_length: 10,
    disable_signup: false,
  });
  expect(managed.auth["mailer_templates_confirmation_content"]).toContain("{{ .TokenHash }}");
  // What belongs to the owner's mail service stays.
  expect(managed.auth.smtp_host).toBe("smtp.resend.com");
  expect(await auth()).toMatchObject({ code: 0, output: expect.stringContaining(", 0 differ.\n") });
});

test("A setting that the project does not take is named after reading back", async () => {
  const managed = { ...managedProject(), refuses: ["mailer_otp_length"] };
  const folder = await writeDeployedFiles();
  const { code, output } = await run("deploy/auth-command.ts", ["--folder", folder, "--apply"], {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await startManagement(managed),
  });
  expect(output).toContain("Read back, these are not as they were set: mailer_otp_length.");
  expect(code).toBe(1);
});

test("The keys with a role of their own are made by a command, which no key is typed into", async () => {
  const environment = {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await startManagement(managedProject()),
  };
  const folder = await writeDeployedFiles();
  const made = await run("keys/keys-command.ts", ["scraper-key", "--folder", folder], environment);
  expect(made.output).toContain("SUPABASE_SCRAPER_KEY=sb_secret_scraper_as_scraper\n");
  const forwarding = await run("keys/keys-command.ts", ["forwarding-key", "--folder", folder], environment);
  expect(forwarding.output).toContain("SUPABASE_FORWARDING_KEY=sb_secret_forwarding_as_anon\n");
  const without = await run("keys/keys-command.ts", ["scraper-key", "--folder", folder], {});
  expect([without.code, without.output]).toEqual([1, expect.stringContaining("Set SUPABASE_ACCESS_TOKEN")]);
});
