import * as v from "valibot";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";

const schema = v.object({ schedules: v.array(v.object({ cron: v.string() })) });

/** Cloudflare runs the scraper at the times in its file. */
export const cron: Check = {
  name: "cron",
  when: "after",
  async run({ scraper, cloudflare }) {
    const found = await cloudflare.read(`/workers/scripts/${scraper.name}/schedules`, schema);
    const times = new Set(found?.schedules.map(({ cron: time }) => time));
    return (scraper.triggers.crons ?? [])
      .filter((time) => !times.has(time))
      .map((time) => error(`Cloudflare does not run the scraper at "${time}".`, "Run `npm run deploy`."));
  },
};
