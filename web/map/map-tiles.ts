/** Pictures of an outside tile service as the ground of a map. By default none is configured, and none is asked. */
import { type MapView, type Size, project } from "./map-projection.ts";

/** A deploy-time choice: an address with {z}, {x} and {y}, and the name that its owner wants to see on the map. */
export type MapTiles = { url: string; attribution: string; attributionUrl?: string | undefined };

/** Edge of a tile, and the zoom that every raster service has. */
const tilePx = 256;
const sharpestZoom = 18;

type Tile = { address: string; left: number; top: number; side: number };

/** The tiles that cover a window, from the whole zoom nearest to the view's, in pixels of the window. */
export function tilesOf(url: string, view: MapView, { width, height }: Size): Tile[] {
  const z = Math.min(sharpestZoom, Math.round(view.zoom));
  const side = tilePx * 2 ** (view.zoom - z);
  const middle = project(view.centre, view.zoom);
  const west = middle.x - width / 2;
  const north = middle.y - height / 2;
  const tiles: Tile[] = [];
  for (let y = Math.floor(north / side); y * side < north + height; y += 1) {
    for (let x = Math.floor(west / side); x * side < west + width; x += 1) {
      const address = url.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
      tiles.push({ address, left: x * side - west, top: y * side - north, side });
    }
  }
  return tiles;
}
