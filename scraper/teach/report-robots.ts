/** Asks the hosts of a source for their robots.txt again, and says what it means for the source. */
import type { RobotsReport } from "../../domain/scraping/teaching.ts";
import { readRobotsAnew, type Visitor } from "../fetch/visit.ts";
import type { SourceRow } from "../store/runs.ts";

export async function reportRobots(source: SourceRow, visitor: Visitor): Promise<RobotsReport[]> {
  const addresses = [...source.start_urls, ...(source.sitemap_url === null ? [] : [source.sitemap_url])].map(
    (address) => new URL(address),
  );
  const byHost = Map.groupBy(addresses, ({ host }) => host);
  return Promise.all([...byHost].map(([host, urls]) => reportHost(host, urls, visitor)));
}

async function reportHost(host: string, urls: readonly URL[], visitor: Visitor): Promise<RobotsReport> {
  const [first] = urls;
  const robots = first && (await readRobotsAnew(first, visitor));
  if (!robots || "kind" in robots) {
    const says = robots?.kind === "not-our-turn" ? "not-our-turn" : "unreachable";
    return { host, says, crawlDelaySeconds: null };
  }
  const says = urls.every((url) => robots.allows(url)) ? "allowed" : "forbidden";
  return { host, says, crawlDelaySeconds: robots.crawlDelaySeconds };
}
