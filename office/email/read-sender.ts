/** Who an email is from. Name and logo are the owner's to change, so they are read for each email. */
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { smallPng } from "../../domain/media/media-address.ts";

export type Sender = {
  siteName: string;
  /** Below the site's address. */
  logo?: string | undefined;
};

export async function readSender(database: BackendClient): Promise<Sender> {
  const [settings, logo] = await Promise.all([
    database.rpc("site_settings"),
    database
      .from("texts_in_force")
      .select("src:body->>src")
      .eq("kind", "picture")
      .eq("name", "site.logo")
      .not("body", "is", null),
  ]);
  const { src } = unwrap(logo, "read the logo")?.[0] ?? {};
  return {
    siteName: readSite(unwrap(settings, "read the settings")).business.name,
    logo: smallPng(src ?? ""),
  };
}
