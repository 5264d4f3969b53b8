/** Refuses a source's addresses that the scraper would not read: private and metadata hosts, ports, credentials. */
import { sentAddress } from "../../../../domain/feeds/feed-settings.ts";
import { guardUrl } from "../../../../domain/scraping/guard-url.ts";
import type { ScrapeSourceInput } from "../../../../domain/scraping/scrape-source.ts";
import { ApiError } from "../../../errors.ts";

export function refusePrivateHosts(
  source: ScrapeSourceInput,
  privateHostsAllowed: ReadonlySet<string>,
): void {
  const addresses = [
    ...source.start_urls.map((url, index) => [`start_urls.${index}`, url] as const),
    ...(source.sitemap_url === null ? [] : [["sitemap_url", source.sitemap_url] as const]),
    ...source.allowed_hosts.map((host, index) => [`allowed_hosts.${index}`, `https://${host}/`] as const),
  ];
  for (const [field, address] of addresses) {
    // The address of a file that was sent can exist nowhere, and is never asked.
    if (address === sentAddress) continue;
    const verdict = guardUrl(address, privateHostsAllowed);
    if (verdict.ok) continue;
    const message = `${field}: the scraper may not read this address (${verdict.reason}).`;
    throw new ApiError("host_not_allowed", message, { field });
  }
}
