import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { cloudflareStandIn, deployedAccount, token } from "./cloudflare-stand-in.ts";
import { writeDeployedFiles } from "./deployed-files.ts";

const root = join(import.meta.dirname, "../../..");

async function startCloudflare(): Promise<string> {
  const server = createServer(getRequestListener(cloudflareStandIn(deployedAccount()).fetch));
  const port = await listen(server, 0);
  onTestFinished(() => stop(server));
  return `http://127.0.0.1:${port}`;
}

async function run(options: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, "local/deploy/check-command.ts"), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

test("The command asks Cloudflare, says what is missing, and ends with 1", async () => {
  const vars = { SITE_URL: "http://127.0.0.1:1", SUPABASE_URL: "http://127.0.0.1:1", MAIL_SERVICE: "" };
  const folder = await writeDeployedFiles({ vars });
  const cloudflare = { CLOUDFLARE_API_BASE_URL: await startCloudflare(), CLOUDFLARE_API_TOKEN: token };
  // A line that is not filled in yet.
  const { code, output } = await run(["--folder", folder], { ...cloudflare, SUPABASE_SECRET_KEY: "" });
  expect(output).toContain("ok       queue consumers\n");
  expect(output).toContain("ok       secrets\n");
  expect(output).toContain("error    addresses: SITE_URL in wrangler.toml is http://127.0.0.1:1: a local");
  expect(output).toContain(
    "error    signing keys: Supabase could not be reached at http://127.0.0.1:1/auth/v1/",
  );
  expect(output).toContain("error    bucket for pictures: SUPABASE_SECRET_KEY is not set.");
  expect(output).toMatch(/\n\d+ errors, \d+ warnings\.\n$/);
  expect(code).toBe(1);
  expect(output).not.toContain(token);
});

test("Before deploying, nothing is asked that deploying brings about", async () => {
  const folder = await writeDeployedFiles({ vars: { SUPABASE_URL: "http://127.0.0.1:1", MAIL_SERVICE: "" } });
  const cloudflare = { CLOUDFLARE_API_BASE_URL: await startCloudflare(), CLOUDFLARE_API_TOKEN: token };
  const { code, output } = await run(["--folder", folder, "--before"], cloudflare);
  expect(output).toContain("ok       KV namespace\n");
  expect(output).not.toContain("queue consumers");
  expect(output).not.toContain("migrations");
  expect(code).toBe(1);
});

test("Deploying begins with the check, so that an error ends it", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  expect(scripts.deploy).toMatch(
    /^npm run deploy:check -- --before && npm run guide -- --check && npm run migrate && /,
  );
});
