/**
 * The owner's lists through the site's Worker: the library with 10 pictures and with 1,000, the texts with 10 posts of
 * his own and with 100. Fails when the median of the long one is more than twice that of the short one.
 *
 * Usage: npm run bench:text-lists
 */
import type { ArticleBody } from "../domain/texts/articles/article-blocks.ts";
import { signIn, startProduct } from "../tests/start-product.ts";
import { reportFigure } from "./report-figure.ts";

const rounds = 31;
const largestRatio = 2;
const body: ArticleBody = {
  title: "A post",
  description: "What it is about",
  blocks: [{ type: "paragraph", content: [{ type: "text", text: "One sentence." }] }],
};

const lists = {
  pictures: {
    path: "/api/admin/media",
    sizes: [10, 1_000],
    fill: (from: number, to: number) =>
      product.backend.database.query(
        `insert into public.media_pictures (id, name, width, height, bytes, added_at)
         select md5(n::text), 'picture ' || n, 1600, 1200, 100000, now() - make_interval(days => n / 10)
         from generate_series($1::int, $2::int) as n`,
        [from, to],
      ),
  },
  posts: {
    path: "/api/admin/texts/articles",
    sizes: [10, 100],
    fill: (from: number, to: number) =>
      product.backend.database.query(
        `insert into public.texts (kind, name, locale, version, state, body, saved_by)
         select 'article', 'blog/post-' || n, 'en', 1, 'published', $3::jsonb, gen_random_uuid()
         from generate_series($1::int, $2::int) as n`,
        [from, to, JSON.stringify(body)],
      ),
  },
} as const;

const product = await startProduct();
try {
  const authorization = `Bearer ${await signIn(product, "admin@example.com")}`;
  await product.backend.database.query("delete from public.media_pictures");
  for (const [name, { path, sizes, fill }] of Object.entries(lists)) {
    const [few, many] = sizes;
    await fill(1, few);
    const short = await medianOf(path, authorization);
    await fill(few + 1, many);
    const long = await medianOf(path, authorization);
    console.log(`${name}: ${short.toFixed(1)} ms with ${few}, ${long.toFixed(1)} ms with ${many}`);
    reportFigure({
      figure: `list of ${name}, ${few} → ${many}`,
      value: long / short,
      unit: "×",
      atMost: largestRatio,
    });
  }
} finally {
  await product.workers.close();
  await product.outside.close();
  await product.backend.close();
}

async function medianOf(path: string, authorization: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const response = await product.fetch(path, { headers: { authorization } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}
