/** The backend that the Workers talk to: a given Supabase, or the embedded one with its sample outside site. */
import { startBackend } from "./backend.ts";
import { ports } from "./addresses.ts";
import { startOutsideSite } from "./outside/start.ts";
import { seed } from "./seed/seed.ts";

export type Upstream = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Set when it is ours. */
  outsideUrl: string | undefined;
  /** Hosts that the scraper may read although they are not public. */
  privateHosts: string[];
  close(): Promise<void>;
};

export function startUpstream(folder: string): Promise<Upstream> {
  const url = process.env["SUPABASE_URL"];
  return url ? useGivenSupabase(url) : startEmbedded(folder);
}

async function useGivenSupabase(url: string): Promise<Upstream> {
  const names = ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"] as const;
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Error(`SUPABASE_URL is set, but these are missing: ${missing.join(", ")}`);
  return {
    url,
    publishableKey: process.env["SUPABASE_PUBLISHABLE_KEY"] ?? "",
    secretKey: process.env["SUPABASE_SECRET_KEY"] ?? "",
    outsideUrl: undefined,
    privateHosts: [],
    close: async () => {},
  };
}

async function startEmbedded(folder: string): Promise<Upstream> {
  const backend = await startBackend({ folder, port: ports.backend.value });
  const outside = await startOutsideSite({ port: ports.outside.value });
  await seed(backend.database, { outsideUrl: outside.url });
  return {
    url: backend.url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    outsideUrl: outside.url,
    privateHosts: [new URL(outside.url).host],
    close: async () => {
      await outside.close();
      await backend.close();
    },
  };
}
