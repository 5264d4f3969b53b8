/** The page to come back to, kept while a link in an email or a provider is open in another tab. */
import { readOwnPath } from "../../../../domain/accounts/own-path.ts";

const key = "sign-in-next";
const keptMs = 60 * 60_000;

export function keepPath(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the visitor comes to the account page.
  }
}

/** Once. */
export function readKeptPath(): string | undefined {
  try {
    const kept: { path?: unknown; at?: unknown } = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.removeItem(key);
    const isFresh = typeof kept.at === "number" && Date.now() - kept.at < keptMs;
    return isFresh ? readOwnPath(kept.path) : undefined;
  } catch {
    return undefined;
  }
}
