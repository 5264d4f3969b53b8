/**
 * The baseline for the site Worker, in the same workerd configuration. It returns stored bytes from memory and does
 * nothing else. For a miss (`x-miss`) the platform does the same as in a miss of ours (rate limits, cache lookups,
 * reads, stores), without our own work. `/format` makes the process's first number format, which loads its tables.
 */
const answers = new Map();
let misses = 0;

export default {
  async fetch(request, env, context) {
    const address = request.url.slice(request.url.indexOf("/", 8));
    const miss = request.headers.get("x-miss");
    if (miss) return makeMiss(JSON.parse(miss), env, context);
    const known = answers.get(address);
    if (known) return new Response(known.body, known.init);
    if (address === "/format") return new Response(new Intl.NumberFormat("en-GB").format(1));
    if (request.method !== "PUT") return new Response("unknown", { status: 404 });
    const headers = JSON.parse(request.headers.get("x-answer-headers"));
    answers.set(address, { body: await request.arrayBuffer(), init: { headers } });
    return new Response("kept");
  },
};

async function makeMiss({ reads, headers, paths, limits }, env, context) {
  misses += 1;
  await env.CATALOGUE.get("version", { cacheTtl: 30 });
  const keys = paths.map((path) => new Request(`http://bare.test/${misses}${path}`));
  for (const key of keys) await caches.default.match(key);
  for (let n = 0; n < limits; n += 1) await env.MISS_LIMIT.limit({ key: `visitor-${misses}` });
  await Promise.all(reads.map(async (read) => (await fetch(read, { headers })).arrayBuffer()));
  const [page, ...parts] = paths.map((path) => answers.get(path));
  for (const [n, { body }] of [page, ...parts].entries()) {
    const stored = new Response(body, { headers: { "cache-control": "public, max-age=600" } });
    context.waitUntil(caches.default.put(keys[n], stored));
  }
  return new Response(page.body, page.init);
}
