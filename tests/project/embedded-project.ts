/** The embedded backend in the place of a given project, to try `npm run test:project` itself: `-- --embedded`. */
import { defaultAuthSettings } from "../../local/auth/settings.ts";
import { startBackend } from "../../local/backend.ts";
import type { ProjectFile } from "./project.ts";
import { servePostgres } from "./serve-postgres.ts";

/** docs/deploying.md asks for as much of a given project: all tests come from one address. */
const rateLimits = {
  ...defaultAuthSettings.rateLimits,
  signUps: 10_000,
  anonymous: 10_000,
  tokenRequests: 10_000,
  verifications: 10_000,
};

export async function startEmbeddedProject(siteUrl: string) {
  const backend = await startBackend({ port: 0, auth: { siteUrl, rateLimits } });
  const postgres = await servePostgres(backend.database.pglite);
  const environment: ProjectFile = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SUPABASE_SCRAPER_KEY: backend.scraperKey,
    SITE_KEY: backend.siteKey,
    DATABASE_URL: postgres.url,
    MAILBOX_URL: `${backend.url}/_local/mailbox/messages`,
    SITE_URL: siteUrl,
  };
  return {
    environment,
    close: async () => {
      await postgres.close();
      await backend.close();
    },
  };
}
