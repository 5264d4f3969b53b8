/** The key with which the site Worker proves to the database that a form came through the site. */
import { createHash, randomBytes } from "node:crypto";

export function makeSiteKey(): string {
  return `site_${randomBytes(32).toString("base64url")}`;
}

/** What `site_keys` stores of it. */
export function hashSiteKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
