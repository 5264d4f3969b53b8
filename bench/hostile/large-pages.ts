/** Pages of 5 MB: each is read, or refused with a reason, in the memory of a Worker. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What Cloudflare gives an isolate. */
const heapMb = 128;

const card =
  "<div class='card'><a href='/home/1'><h3>One bedroom condo Jomtien</h3></a>" +
  "<p class='price'>฿ 2,500,000</p><ul><li>1 bed<li>40 m²</ul></div>";
const page = (piece: string, before = "<h1>Condo for sale</h1>", after = "") => ({ piece, before, after });

export const largePages = {
  cards: page(card),
  rows: page("<tr><td>Price<td>2,500,000 THB", "<table>", "</table>"),
  words: page("<b>a</b> "),
  pictures: page("<img src='/a/1.jpg'>"),
  paragraphs: page("<p>A quiet home near the sea with two bedrooms for 3,000,000 baht. "),
  "a long text": page("A quiet home near the sea with two bedrooms for 3,000,000 baht. "),
  offers: page(
    '{"@type":"Offer","price":2500000,"name":"A home by the sea"},',
    '<script type="application/ld+json">[',
    "{}]</script>",
  ),
  state: page(
    '{"price":2500000,"title":"A home by the sea","bedrooms":1},',
    '<script id="__NEXT_DATA__" type="application/json">{"homes":[',
    "{}]}</script>",
  ),
};

export type Reading = { name: string; seconds: number | null };

/** `seconds` is null where the memory did not suffice. */
export function readLargePages(): Reading[] {
  return Object.keys(largePages).map((name) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, join(import.meta.dirname, "large-page.ts"), name],
      { encoding: "utf8" },
    );
    return { name, seconds: status === 0 ? Number(stdout) : null };
  });
}
