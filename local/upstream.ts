/** The backend that the Workers talk to: a given Supabase, or the embedded one with its sample outside site. */
import { startBackend } from "./backend.ts";
import { startOutsideSite } from "./outside/site.ts";
import type { Settings } from "./settings.ts";
import { seed } from "./seed/seed.ts";

export type Upstream = {
  url: string;
  publishableKey: string;
  secretKey: string;
  forwardingKey?: string;
  /** Set when it is ours. */
  outsideUrl: string | undefined;
  /** Hosts that the scraper may read although they are not public. */
  privateHosts: string[];
  close(): Promise<void>;
};

export async function startUpstream(settings: Settings, folder: string): Promise<Upstream> {
  if (!("SUPABASE_URL" in settings)) return startEmbedded(settings, folder);
  return {
    url: settings.SUPABASE_URL,
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY,
    secretKey: settings.SUPABASE_SECRET_KEY,
    outsideUrl: undefined,
    privateHosts: [],
    close: async () => {},
  };
}

async function startEmbedded(settings: Settings, folder: string): Promise<Upstream> {
  const backend = await startBackend({
    folder,
    port: settings.BACKEND_PORT,
    auth: { siteUrl: `http://localhost:${settings.PORT}` },
  });
  const outside = await startOutsideSite({ port: settings.OUTSIDE_PORT });
  await seed(backend.database, outside.url);
  return {
    url: backend.url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    forwardingKey: backend.forwardingKey,
    outsideUrl: outside.url,
    privateHosts: [new URL(outside.url).host],
    close: async () => {
      await outside.close();
      await backend.close();
    },
  };
}
