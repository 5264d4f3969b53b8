/** The backend of the Workers: a given Supabase, or the embedded one with its sample outside site. */
import { startBackend } from "./backend.ts";
import { setAsideData } from "./data-folder/set-aside-data.ts";
import { startOutsideSite } from "./outside/site.ts";
import { forgetLostMessages } from "./forget-lost-messages.ts";
import type { Settings } from "./settings.ts";
import { seedEnquiries } from "./seed/seed-enquiries.ts";
import { seed } from "./seed/seed.ts";

export type Upstream = {
  url: string;
  publishableKey: string;
  secretKey: string;
  scraperKey: string;
  siteKey: string;
  forwardingKey?: string;
  /** Set only with the embedded backend. */
  outsideUrl: string | undefined;
  /** Resolves when the embedded Postgres has stopped by itself. */
  stopped?: Promise<Error>;
  /** Has what waited for a message of workerd's queues sent again. A given Supabase belongs to other queues too. */
  forgetLostMessages?: () => Promise<void>;
  /** Private hosts that the scraper may read. */
  privateHosts: string[];
  close(): Promise<void>;
};

export async function startUpstream(settings: Settings, folder: string): Promise<Upstream> {
  if (!("SUPABASE_URL" in settings)) return startEmbedded(settings, folder);
  return {
    url: settings.SUPABASE_URL,
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY,
    secretKey: settings.SUPABASE_SECRET_KEY,
    scraperKey: settings.SUPABASE_SCRAPER_KEY,
    siteKey: settings.SITE_KEY,
    outsideUrl: undefined,
    privateHosts: [],
    close: async () => {},
  };
}

async function startEmbedded(settings: Settings, folder: string): Promise<Upstream> {
  const notice = await setAsideData(folder, new Date());
  if (notice) console.log(notice);
  const backend = await startBackend({
    folder,
    port: settings.BACKEND_PORT,
    auth: { siteUrl: `http://localhost:${settings.PORT}` },
  });
  await forgetLostMessages(backend.database);
  const outside = await startOutsideSite({ port: settings.OUTSIDE_PORT });
  await seed(backend.database, outside.url);
  await seedEnquiries(backend.database, new Date());
  return {
    url: backend.url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    scraperKey: backend.scraperKey,
    siteKey: backend.siteKey,
    forwardingKey: backend.forwardingKey,
    outsideUrl: outside.url,
    stopped: backend.database.stopped,
    forgetLostMessages: () => forgetLostMessages(backend.database),
    privateHosts: [new URL(outside.url).host],
    close: async () => {
      await outside.close();
      await backend.close();
    },
  };
}
