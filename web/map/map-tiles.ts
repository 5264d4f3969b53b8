/** Tiles of an outside service as the background of a map. By default no service is configured or contacted. */
import { type MapView, type Size, project } from "./map-projection.ts";

/** A deploy-time setting: a URL with {z}, {x} and {y}, and the attribution that its owner wants on the map. */
export type MapTiles = { url: string; attribution: string; attributionUrl?: string | undefined };

/** The edge of a tile, and the largest zoom that every raster service has. */
const tilePx = 256;
const maxZoom = 18;

type Tile = { address: string; left: number; top: number; side: number };

/** The tiles that cover a window, at the whole zoom closest to the view's. Positions are in pixels of the window. */
export function tilesOf(url: string, view: MapView, { width, height }: Size): Tile[] {
  const z = Math.min(maxZoom, Math.round(view.zoom));
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
