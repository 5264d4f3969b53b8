/** Addresses of pictures in embedded data: a list of addresses, or of objects that hold one in several sizes. */
import { isObject } from "../../parse/parse-json.ts";

const pictureAddress = /^(?:https?:)?\/\/[^\s{}]+$|^\/\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i;
const large = /orig|full|large|xl|big|max|hd/i;
const small = /thumb|small|mini|tiny|icon|preview|blur|logo/i;
const deepest = 3;

export function readImageUrls(value: unknown, depth = 0): string[] {
  const [only]: unknown[] = Array.isArray(value) ? value : [];
  // `[{"mediaType":1,"mediaInfo":[…]}]`: one gallery in a list of galleries.
  if (Array.isArray(value) && value.length === 1 && isObject(only) && Object.values(only).some(isGallery))
    return readImageUrls(only, depth + 1);
  if (Array.isArray(value)) return value.flatMap(readPicture);
  if (!isObject(value) || depth > deepest) return [];
  // `{"count":2,"urls":[…],"urls_large":[…]}`: the list that calls itself large, else the longest.
  const lists = Object.entries(value)
    .filter(([key]) => !small.test(key))
    .map(([key, inner]) => ({ key, urls: isList(inner) ? readImageUrls(inner, depth + 1) : [] }))
    .toSorted((one, other) => other.urls.length - one.urls.length);
  const list = lists.find(({ key, urls }) => urls.length > 0 && large.test(key)) ?? lists[0];
  return list && list.urls.length > 0 ? list.urls : Object.values(value).flatMap(readPicture);
}

function isGallery(value: unknown): boolean {
  return Array.isArray(value) && value.length > 1 && value.every((item) => readPicture(item).length > 0);
}

function isList(value: unknown): boolean {
  return Array.isArray(value) || (isObject(value) && Object.values(value).some(Array.isArray));
}

function readPicture(item: unknown): string[] {
  const url = typeof item === "string" ? item : isObject(item) ? largestUrl(item, 0) : null;
  return url && pictureAddress.test(url) ? [url] : [];
}

/** "size1440x960", "1280x960", "w1024": how wide a picture is by its key or, where that says nothing, by its address. */
function widthIn({ key, url }: { key: string; url: string }): number {
  const named = /(?<!\d)(\d{2,4})x\d{2,4}(?!\d)/.exec(key) ?? /^[a-z_-]{0,12}(\d{2,4})w?$/i.exec(key);
  return Number((named ?? /(?<!\d)(\d{2,4})x\d{2,4}(?!\d)/.exec(url))?.[1] ?? 0);
}

/**
 * Of one picture's sizes the widest, if all say how wide they are; else the one that calls itself large, else the last:
 * sizes are written in growing order.
 */
function largestUrl(item: Record<string, unknown>, depth: number): string | null {
  const urls = Object.entries(item).flatMap(([key, value]): { key: string; url: string }[] => {
    if (typeof value === "string" && pictureAddress.test(value)) return [{ key, url: value }];
    if (depth >= deepest || typeof value !== "object" || value === null) return [];
    const inner = Array.isArray(value) ? value.findLast(isObject) : value;
    const url = isObject(inner) ? largestUrl(inner, depth + 1) : null;
    return url ? [{ key, url }] : [];
  });
  const widths = urls.map(widthIn);
  const isMeasured =
    widths.filter((width) => width > 0).length > 1 && !urls.some(({ key }) => large.test(key));
  const widest = isMeasured ? urls[widths.indexOf(Math.max(...widths))] : undefined;
  return (
    (
      widest ??
      urls.find(({ key }) => large.test(key)) ??
      urls.find(({ key }) => /^(?:url|src|href|uri)$/i.test(key)) ??
      urls.findLast(({ key }) => !small.test(key)) ??
      urls.at(-1)
    )?.url ?? null
  );
}
