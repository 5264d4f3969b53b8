import { expect, test } from "vitest";
import { tilesOf } from "../../../web/map/map-tiles.ts";

const address = "https://tiles.example/{z}/{x}/{y}.png";
const pattaya = { lat: 12.93, lng: 100.88 };

test("Tiles cover the window without gaps, and every tile is in view", () => {
  const size = { width: 480, height: 360 };
  for (const zoom of [11, 12.4, 13.7, 16]) {
    const tiles = tilesOf(address, { centre: pattaya, zoom }, size);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left, side }) => left + side))).toBeGreaterThanOrEqual(size.width);
    expect(Math.max(...tiles.map(({ top, side }) => top + side))).toBeGreaterThanOrEqual(size.height);
    const unseen = tiles.filter(
      ({ left, top, side }) =>
        left + side <= 0 || top + side <= 0 || left >= size.width || top >= size.height,
    );
    expect(unseen).toEqual([]);
    expect(new Set(tiles.map((tile) => tile.address)).size).toBe(tiles.length);
  }
});

test("A tile is named by zoom, column and row, as every service counts them", () => {
  // By the usual formula: (100.88 + 180) / 360 × 4096 and (1 − ln(tan 12.93° + sec 12.93°) / π) / 2 × 4096.
  const [tile] = tilesOf(address, { centre: pattaya, zoom: 12 }, { width: 1, height: 1 });
  expect(tile?.address).toBe("https://tiles.example/12/3195/1899.png");
});
