import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { addresses } from "../../../local/deploy/checks/addresses.ts";
import { routes } from "../../../local/deploy/checks/routes.ts";
import { saveSettings } from "./save-settings.ts";
import { sampleBusiness } from "../../../local/deploy/checks/sample-business.ts";
import { settings } from "../../../local/deploy/checks/settings.ts";
import { linesOf } from "./healthy-deployment.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

test("Public https addresses pass", async () => {
  expect(await linesOf(addresses, backend)).toBe("ok       addresses");
});

test.each([
  "http://localhost:8787",
  "http://127.0.0.1:54321",
  "http://[::1]:8787",
  "https://example.com",
  "https://www.example.org",
  "https://site.test",
  "https://nas.local",
])("The address %s is refused", async (address) => {
  const lines = await linesOf(addresses, backend, { vars: { SITE_URL: address } });
  expect(lines).toContain(
    `error    addresses: SITE_URL in wrangler.toml is ${new URL(address).origin}: a local`,
  );
  expect(lines).toContain("→ Set SITE_URL in the [vars] of wrangler.toml to its public https address.");
});

test("The address that the repository has for development is refused in every file", async () => {
  const lines = await linesOf(addresses, backend, { vars: { SUPABASE_URL: "http://127.0.0.1:54321" } });
  expect(lines).toContain("SUPABASE_URL in wrangler.toml is http://127.0.0.1:54321");
  expect(lines).toContain("SUPABASE_URL in office/wrangler.toml is http://127.0.0.1:54321");
  expect(lines).toContain("SUPABASE_URL in scraper/wrangler.toml is http://127.0.0.1:54321");
});

test("An address without https, and text that is no address, are refused", async () => {
  expect(await linesOf(addresses, backend, { vars: { SITE_URL: "http://www.baan-tawan.com" } })).toContain(
    "error    addresses: SITE_URL in wrangler.toml is not https.",
  );
  expect(await linesOf(addresses, backend, { vars: { CONTACT_URL: "contact" } })).toContain(
    "error    addresses: CONTACT_URL in scraper/wrangler.toml is no address.",
  );
});

test("Hosts that only a developer's scraper may read are refused", async () => {
  expect(await linesOf(addresses, backend, { vars: { PRIVATE_HOSTS_ALLOWED: "127.0.0.1:4100" } })).toContain(
    "error    addresses: The scraper may read private hosts.",
  );
});

test("A contact page elsewhere is worth a warning", async () => {
  const lines = await linesOf(addresses, backend, { vars: { CONTACT_URL: "https://www.other.com/contact" } });
  expect(lines).toContain("warning  addresses: CONTACT_URL is not on the site");
});

test("The domain is in the file, or the remedy says which line to add", async () => {
  expect(await linesOf(routes, backend)).toBe("ok       route of the domain");
  expect(await linesOf(routes, backend, { domain: "" })).toContain(
    'routes = [{ pattern = "www.baan-tawan.com", custom_domain = true }]',
  );
  expect(await linesOf(routes, backend, { domain: "baan-tawan.com" })).toMatch(/^error/);
  const onWorkersDev = { domain: "", vars: { SITE_URL: "https://site.baan-tawan.workers.dev" } };
  expect(await linesOf(routes, backend, onWorkersDev)).toBe("ok       route of the domain");
});

test("Variables that a Worker would refuse are errors", async () => {
  expect(await linesOf(settings, backend)).toBe("ok       variables");
  expect(await linesOf(settings, backend, { vars: { CACHE_FRESH_SECONDS: "soon" } })).toContain(
    "CACHE_FRESH_SECONDS: must be a number of seconds",
  );
  expect(await linesOf(settings, backend, { vars: { SITE_URL: "https://www.baan-tawan.com/" } })).toContain(
    "SITE_URL: must be an origin without a path",
  );
});

test("Settings for emails are whole, or missing with a warning", async () => {
  expect(await linesOf(settings, backend, { vars: { OFFICE_EMAIL: "office" } })).toContain(
    "error    variables: The settings for emails are not right.",
  );
  expect(await linesOf(settings, backend, { vars: { MAIL_SERVICE: "mailbox" } })).toContain(
    "error    variables: Emails go to the mailbox of the embedded backend.",
  );
  expect(await linesOf(settings, backend, { vars: { MAIL_SERVICE: "" } })).toContain(
    "warning  variables: Enquiries are stored, but nobody gets an email about them.",
  );
});

test("Sample contacts are worth a warning until an owner has saved the settings", async () => {
  expect(await linesOf(sampleBusiness, backend)).toContain(
    "warning  contacts of the business: The address, phone number, email, messengers or office hours",
  );
  await saveSettings(backend.database);
  expect(await linesOf(sampleBusiness, backend)).toBe("ok       contacts of the business");
});
