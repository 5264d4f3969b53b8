/** An `img` or `source` element: the largest of its addresses, in whichever attribute a page keeps it. */

type ImageAddress = { url: string; width: number };

export function readImageElement(attribs: Record<string, string>): ImageAddress | null {
  const sets = [attribs["srcset"], attribs["data-srcset"], attribs["data-lazy-srcset"]]
    .filter(Boolean)
    .join(",");
  const largest = largestOf(sets);
  const lazy = ["data-src", "data-original", "data-lazy", "data-lazy-src", "data-full", "data-large"]
    .map((name) => attribs[name])
    .find(Boolean);
  const url = largest?.url ?? lazy ?? attribs["src"];
  if (!url || url.startsWith("data:")) return null;
  return { url, width: largest?.width ?? Number(attribs["width"] ?? 0) };
}

/** `a.jpg 640w, b.jpg 2x`: the widest; commas inside an address are not separators. */
function largestOf(srcset: string): ImageAddress | null {
  let best: ImageAddress | null = null;
  for (const match of srcset.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)) {
    const size = Number(match[2] ?? 1) * (match[3] === "w" ? 1 : 1000);
    if (match[1] && (!best || size > best.width)) best = { url: match[1], width: size };
  }
  return best;
}
