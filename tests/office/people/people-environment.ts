/** What the office Worker is given, for what it does about people: the backend's data, Auth and mailbox. */
import type { Backend } from "../../../local/backend.ts";
import type { RawEnv } from "../../../office/env.ts";

export function peopleEnvironment(backend: Backend): RawEnv {
  return {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: "http://site.test",
    GUIDE_LINK_KEY: "a key for tests with thirty-two characters",
    MAIL_SERVICE: "mailbox",
    MAIL_URL: `${backend.url}/_local/mailbox/messages`,
    OFFICE_EMAIL: "office@example.com",
    CATALOGUE: {},
    SNAPSHOT: {},
    SHARE_CARD_QUEUE: {},
  } as unknown as RawEnv;
}
