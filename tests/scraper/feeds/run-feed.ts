/** Runs a feed as the queue would: its file, then each of its pages, in this process and over a real database. */
import type { Backend } from "../../../local/backend.ts";
import { consumeBatch } from "../../../scraper/queue/consume.ts";
import { batchOf, messageOf } from "../queue/deliver.ts";
import { openScene, type Scene } from "../scene.ts";
import { host } from "../visitor.ts";

export type FeedScene = Scene & {
  sourceId: string;
  /** What the partner's address answers from now on. */
  serve(text: string, status?: number): void;
  run(
    columns?: Record<string, unknown>,
  ): Promise<{ id: string; state: string; reason: string | null; feed: unknown }>;
  /** Goes on with a run, as after an answer. */
  goOn(runId: string): Promise<void>;
  pages(
    runId: string,
  ): Promise<{ name: string; state: string; reason: string | null; difference: unknown }[]>;
};

export async function openFeed(
  backend: Backend,
  feed: Record<string, unknown>,
  source: Record<string, unknown> = {},
): Promise<FeedScene> {
  let answer = { text: "", status: 200 };
  const scene = openScene(backend, {
    answer: () => new Response(answer.text, { status: answer.status }),
  });
  const sourceId = await scene.addSource({
    start_urls: [`https://${host}/feed`],
    feed: JSON.stringify({ from: "address", columns: {}, types: {}, ...feed }),
    max_pages: 1000,
    ...source,
  });
  const goOn = async (runId: string) => {
    await consumeBatch(batchOf([messageOf(scene, { kind: "run", runId })]), scene.scraper);
    const pages = scene.sent.splice(0).flatMap(({ body }) => (body.kind === "page" ? [body] : []));
    await consumeBatch(batchOf(pages.map((body) => messageOf(scene, body))), scene.scraper);
  };
  return {
    ...scene,
    sourceId,
    serve: (text, status = 200) => void (answer = { text, status }),
    goOn,
    run: async (columns = {}) => {
      const id = await scene.addRun(sourceId, columns);
      await goOn(id);
      const [run] = await scene.query<{ id: string; state: string; reason: string | null; feed: unknown }>(
        "select id, state, reason, feed from public.scrape_runs where id = $1",
        [id],
      );
      if (!run) throw new Error("The run is gone");
      return run;
    },
    pages: (runId) =>
      scene.query(
        `select split_part(url, '#', 2) as name, state, reason, difference from public.scrape_pages
         where run_id = $1 order by url`,
        [runId],
      ),
  };
}

export const kyeroFeed = (properties: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${properties.join("")}</root>`;

export const kyeroHome = (id: number, inside = "", price = 3_000_000 + id) => `<property>
  <id>K-${id}</id><date>2026-11-01 10:00:00</date><ref>R-${id}</ref><price>${price}</price><currency>THB</currency>
  <price_freq>sale</price_freq><type>Apartment</type><town>Pattaya</town><province>Chon Buri</province>
  <location><latitude>12.89${id}</latitude><longitude>100.87${id}</longitude></location>
  <beds>${1 + (id % 3)}</beds><baths>1</baths><surface_area><built>${30 + id * 3}</built></surface_area>
  <desc><en>Sea view home ${id}\n\nQuiet and bright, number ${id}.</en><th>บ้านวิวทะเล ${id}\n\nเงียบสงบ</th></desc>
  <images><image id="1"><url>https://pictures.example/${id}-a.jpg</url></image><image id="2"><url>https://pictures.example/${id}-b.jpg</url></image></images>
  ${inside}</property>`;
