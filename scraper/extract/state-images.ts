/** Addresses of pictures in embedded data: a list of addresses, or of objects that hold one in several sizes. */
import { isObject } from "./parse-json.ts";

const pictureAddress = /^(?:https?:)?\/\/\S+$|^\/\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i;

export function readImageUrls(value: unknown): string[] {
  const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return list.flatMap((item) => {
    const url = typeof item === "string" ? item : isObject(item) ? largestUrl(item, 0) : null;
    return url && pictureAddress.test(url) ? [url] : [];
  });
}

/** Of one picture's sizes the one that calls itself large, else the last: sizes are written in growing order. */
function largestUrl(item: Record<string, unknown>, depth: number): string | null {
  const urls = Object.entries(item).flatMap(([key, value]): { key: string; url: string }[] => {
    if (typeof value === "string" && pictureAddress.test(value)) return [{ key, url: value }];
    if (depth >= 3 || typeof value !== "object" || value === null) return [];
    const inner = Array.isArray(value) ? value.findLast(isObject) : value;
    const url = isObject(inner) ? largestUrl(inner, depth + 1) : null;
    return url ? [{ key, url }] : [];
  });
  return (
    (
      urls.find(({ key }) => /orig|full|large|xl|big|max|hd/i.test(key)) ??
      urls.find(({ key }) => /^(?:url|src|href|uri)$/i.test(key)) ??
      urls.at(-1)
    )?.url ?? null
  );
}
