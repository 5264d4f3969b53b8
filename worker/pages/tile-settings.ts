/** The map tile service, chosen at deploy time. Without one, no outside service is used. */
import * as v from "valibot";
import type { MapTiles } from "../../web/map/map-tiles.ts";

/** No query, because its keys would be public. No braces in the host, because the content policy names one origin. */
const tileAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^/?#{}]+\/[^?#]*$/, "must be an https address without a query"),
  v.check(
    (address) => ["{z}", "{x}", "{y}"].every((part) => address.includes(part)),
    "must contain {z}, {x} and {y}",
  ),
);

export const tileSettings = {
  MAP_TILES_URL: v.optional(tileAddress),
  MAP_TILES_ATTRIBUTION: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  MAP_TILES_ATTRIBUTION_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\//, "must be an https address")),
  ),
} as const;

type TileSettings = v.InferOutput<v.ObjectSchema<typeof tileSettings, undefined>>;

/** Every tile service requires attribution. */
export function hasAttribution({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }: TileSettings): boolean {
  return !MAP_TILES_URL || MAP_TILES_ATTRIBUTION !== undefined;
}

export function readTiles(settings: TileSettings): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = settings;
  if (!url || !attribution) return null;
  return { url, attribution, attributionUrl: settings.MAP_TILES_ATTRIBUTION_URL };
}
