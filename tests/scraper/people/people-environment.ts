/** What the scraper Worker is given, for what it does about people: the backend's data, Auth and mailbox. */
import type { Backend } from "../../../local/backend.ts";
import type { RawEnv } from "../../../scraper/env.ts";

export function peopleEnvironment(backend: Backend): RawEnv {
  return {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: "http://site.test",
    CONTACT_URL: "http://site.test/contact",
    PRIVATE_HOSTS_ALLOWED: "",
    MAIL_SERVICE: "mailbox",
    MAIL_URL: `${backend.url}/_local/mailbox/messages`,
    OFFICE_EMAIL: "office@example.com",
    SCRAPE_QUEUE: {},
    CATALOGUE: {},
    HOST_GATE: {},
  } as unknown as RawEnv;
}
