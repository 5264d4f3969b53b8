/**
 * A bounding box in a URL: west,south,east,north in degrees. Boxes are widened to a grid whose tile size depends on the
 * box's size, so that dragging a map asks for only a few different boxes.
 */
export type MapBox = { west: number; south: number; east: number; north: number };

/** Tiles across the longer side before widening. */
const tilesAcross = 4;
/** About 430 metres, with eight decimals in a URL. */
const smallestTile = 1 / 256;
const largestTile = 8;

export function readMapBox(text: string): MapBox | undefined {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? snapToTiles({ west, south, east, north }) : undefined;
}

/** As many as are read. A tile's edge is written whole with them: rounded, it could lie in the next tile when read again. */
const decimals = 8;

export function writeMapBox({ west, south, east, north }: MapBox): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(decimals))).join(",");
}

/** Rounds outwards to a power of two of a degree. Repeated until stable, so that a snapped box snaps to itself. */
function snapToTiles(box: MapBox): MapBox {
  const tile = tileFor(box);
  const snapped = {
    west: Math.max(-180, Math.floor(box.west / tile) * tile),
    south: Math.max(-90, Math.floor(box.south / tile) * tile),
    east: Math.min(180, Math.ceil(box.east / tile) * tile),
    north: Math.min(90, Math.ceil(box.north / tile) * tile),
  };
  return tileFor(snapped) === tile ? snapped : snapToTiles(snapped);
}

function tileFor({ west, south, east, north }: MapBox): number {
  const longerSide = Math.max(east - west, north - south);
  const wanted = 2 ** Math.floor(Math.log2(longerSide / tilesAcross));
  return Math.min(largestTile, Math.max(smallestTile, wanted));
}
