/**
 * Writes the files of partners for the site Worker, which keeps them at the edge. Only the service binding reaches it, and
 * each of its methods can be called through that.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { PartnerFeedsService } from "../../domain/feeds/partner-feed.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import type { RawEnv } from "../env.ts";
import { officeOf } from "../office.ts";
import { writeFeed } from "./write-feed.ts";

export class PartnerFeeds extends WorkerEntrypoint<RawEnv> implements PartnerFeedsService {
  write(id: string, serial: number): ReturnType<PartnerFeedsService["write"]> {
    const { database, settings } = officeOf(this.env);
    return writeFeed(database, settings.SITE_URL, id, serial, new Date());
  }

  async noteFetch(id: string, agent: string, times: number): Promise<void> {
    const asked = { for_feed: id, agent, times };
    const answer = await officeOf(this.env).database.rpc("note_feed_fetch", asked);
    unwrap(answer, "note the fetch of a feed");
  }
}
