import { expect, test } from "vitest";
import { writeDeployedFiles } from "./deployed-files.ts";
import { runCommand, serveStandIn } from "./run-command.ts";
import { managedProject, managementStandIn, managementToken } from "./management-stand-in.ts";

test("Auth's settings and the six emails are shown, then set, then read back", async () => {
  const managed = managedProject();
  const folder = await writeDeployedFiles();
  const environment = {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await serveStandIn(managementStandIn(managed).fetch),
  };
  const auth = (...options: string[]) =>
    runCommand("deploy/auth-command.ts", ["--folder", folder, ...options], environment);
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
  const { code, output } = await runCommand("deploy/auth-command.ts", ["--folder", folder, "--apply"], {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await serveStandIn(managementStandIn(managed).fetch),
  });
  expect(output).toContain("Read back, these are not as they were set: mailer_otp_length.");
  expect(code).toBe(1);
});

test("The keys with a role of their own are made by a command, which no key is typed into", async () => {
  const environment = {
    SUPABASE_ACCESS_TOKEN: managementToken,
    SUPABASE_API_URL: await serveStandIn(managementStandIn(managedProject()).fetch),
  };
  const folder = await writeDeployedFiles();
  const made = await runCommand("keys/keys-command.ts", ["scraper-key", "--folder", folder], environment);
  expect(made.output).toContain("SUPABASE_SCRAPER_KEY=sb_secret_scraper_as_scraper\n");
  const forwarding = await runCommand(
    "keys/keys-command.ts",
    ["forwarding-key", "--folder", folder],
    environment,
  );
  expect(forwarding.output).toContain("SUPABASE_FORWARDING_KEY=sb_secret_forwarding_as_anon\n");
  const without = await runCommand("keys/keys-command.ts", ["scraper-key", "--folder", folder], {});
  expect([without.code, without.output]).toEqual([1, expect.stringContaining("Set SUPABASE_ACCESS_TOKEN")]);
});
