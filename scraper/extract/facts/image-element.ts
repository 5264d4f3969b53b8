/** A picture on a page: the largest of its addresses, in whichever attribute or `source` a page keeps it. */
import type { AnyNode, Element } from "domhandler";

export const pictureName = /\.(?:jpe?g|png|webp|avif)(?:\?|$)/i;

type ImageAddress = { url: string; width: number };

export function isImage(node: AnyNode): node is Element {
  return "attribs" in node && node.name === "img";
}

/** An `img`, or the widest source beside it in a `picture`. */
export function readPicture(img: Element): ImageAddress | null {
  const { parent } = img;
  const sources =
    parent && "name" in parent && parent.name === "picture"
      ? parent.children.flatMap((child) => ("attribs" in child && child.name === "source" ? [child] : []))
      : [];
  const found = [img, ...sources].flatMap((element) => readImageElement(element.attribs) ?? []);
  return found.reduce<ImageAddress | null>(
    (best, one) => (best && best.width >= one.width ? best : one),
    null,
  );
}

function readImageElement(attribs: Record<string, string>): ImageAddress | null {
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
  let url = "";
  const take = (size: number) => {
    if (url !== "" && (!best || size > best.width)) best = { url, width: size };
  };
  for (const part of srcset.split(/\s+/)) {
    // The comma after a size ends the entry. The next address may follow it without a space.
    const [, size, unit, next] = sizeInSet.exec(part) ?? [];
    if (size !== undefined) {
      take(Number(size) * (unit === "w" ? 1 : 1000));
      url = next ?? "";
    } else {
      take(1000);
      url = part;
    }
    url = url.replace(/^,/, "");
    if (url.endsWith(",")) {
      url = url.slice(0, -1);
      take(1000);
      url = "";
    }
  }
  take(1000);
  return best;
}

const sizeInSet = /^([\d.]{1,8})([wx])(?:,(.*))?$/;
