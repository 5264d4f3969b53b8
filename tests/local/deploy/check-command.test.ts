import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cloudflareStandIn, deployedAccount, token } from "./cloudflare-stand-in.ts";
import { writeDeployedFiles } from "./deployed-files.ts";
import { runCommand, serveStandIn } from "./run-command.ts";

const root = join(import.meta.dirname, "../../..");

test("The command asks Cloudflare, says what is missing, and ends with 1", async () => {
  const vars = { SITE_URL: "http://127.0.0.1:1", SUPABASE_URL: "http://127.0.0.1:1", MAIL_SERVICE: "" };
  const folder = await writeDeployedFiles({ vars });
  const cloudflare = {
    CLOUDFLARE_API_BASE_URL: await serveStandIn(cloudflareStandIn(deployedAccount()).fetch),
    CLOUDFLARE_API_TOKEN: token,
  };
  // A line that is not filled in yet.
  const { code, output } = await runCommand("deploy/check-command.ts", ["--folder", folder], {
    ...cloudflare,
    SUPABASE_SECRET_KEY: "",
  });
  expect(output).toContain("ok       queue consumers\n");
  expect(output).toContain("ok       secrets\n");
  expect(output).toContain("error    addresses: SITE_URL in wrangler.toml is http://127.0.0.1:1: a local");
  // One address that is missing is one problem, and so is one file.
  expect(output).toContain("contacts of the business, signing keys: SUPABASE_URL is not set yet.\n");
  expect(output.match(/Set SUPABASE_URL in the \[vars\]/g)).toHaveLength(1);
  expect(output).toContain(
    "version of PostgREST, bucket for pictures, administrators: SUPABASE_SECRET_KEY is",
  );
  expect(output.match(/Fill in \.env\.deploy/g)).toHaveLength(1);
  const steps = [...output.matchAll(/^Step (\d+)\./gm)].map(([, step]) => Number(step));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(output).toMatch(/\n\d+ errors, \d+ warnings\.\n$/);
  expect(code).toBe(1);
  expect(output).not.toContain(token);
});

test("Before deploying, nothing is asked that deploying brings about", async () => {
  const folder = await writeDeployedFiles({ vars: { SUPABASE_URL: "http://127.0.0.1:1", MAIL_SERVICE: "" } });
  const cloudflare = {
    CLOUDFLARE_API_BASE_URL: await serveStandIn(cloudflareStandIn(deployedAccount()).fetch),
    CLOUDFLARE_API_TOKEN: token,
  };
  const { code, output } = await runCommand(
    "deploy/check-command.ts",
    ["--folder", folder, "--before"],
    cloudflare,
  );
  expect(output).toContain("ok       KV namespace\n");
  expect(output).not.toContain("queue consumers");
  expect(output).not.toContain("migrations");
  expect(code).toBe(1);
});

test("Deploying checks, builds and tries all Workers before it migrates, and deploys last", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  expect(scripts.deploy).toContain("local/deploy/deploy-command.ts");
  const commands = async (...options: string[]) => {
    const { output } = await runCommand("deploy/deploy-command.ts", ["--show", ...options], {});
    return output.split("\n").flatMap((line) => /^ {2}(.+)/.exec(line)?.[1] ?? []);
  };
  const all = await commands();
  expect(all).toEqual([
    "npm run deploy:check -- --before",
    "npm run guide -- --check",
    "vite build --logLevel warn",
    ...["office", "scraper", "site"].map((name) => `wrangler deploy --dry-run -c dist/${name}/wrangler.json`),
    "npm run migrate",
    ...["office", "scraper", "site"].map((name) => `wrangler deploy -c dist/${name}/wrangler.json`),
  ]);
  expect(await commands("--from", "scraper")).toEqual(all.slice(-2));
});

test("A deployment asks first for the trial on a staging project, and not again when it is resumed", async () => {
  const asks = async (...options: string[]) => {
    const { output } = await runCommand("deploy/deploy-command.ts", ["--show", ...options], {});
    return output.includes("npm run test:project");
  };
  expect([await asks(), await asks("--from", "migrate")]).toEqual([true, false]);
});

test("A step of deploying that fails says so, and how to go on", async () => {
  const path = await mkdtemp(join(tmpdir(), "commands-"));
  onTestFinished(() => rm(path, { recursive: true }));
  await writeFile(join(path, "npm"), "#!/bin/sh\nexit 3\n", { mode: 0o755 });
  const { code, output } = await runCommand("deploy/deploy-command.ts", ["--from", "migrate"], {
    PATH: path,
  });
  expect(code).toBe(1);
  expect(output).toContain("No Worker was deployed.");
  expect(output).toContain("npm run deploy -- --from migrate\n");
  expect(output).not.toContain("wrangler");
  expect((await runCommand("deploy/deploy-command.ts", ["--from", "nowhere"], {})).code).toBe(1);
});
