import * as v from "valibot";
import { expect, test } from "vitest";
import { hasAttribution, readTiles, tileSettings } from "../../../worker/pages/tile-settings.ts";

const url = "https://tiles.example/{z}/{x}/{y}.png";
const schema = v.object(tileSettings);

test("By default the maps use no tile service", () => {
  expect(readTiles(v.parse(schema, {}))).toBeNull();
});

test("A tile service needs an attribution", () => {
  const named = v.parse(schema, { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "© Tile makers" });
  expect(hasAttribution(named)).toBe(true);
  expect(readTiles(named)).toEqual({ url, attribution: "© Tile makers" });
  expect(hasAttribution(v.parse(schema, { MAP_TILES_URL: url }))).toBe(false);
});

test("A tile address without tile placeholders, with a key or without encryption is refused", () => {
  for (const wrong of [
    "https://tiles.example/all.png",
    "http://tiles.example/{z}/{x}/{y}.png",
    "https://tiles.example/{z}/{x}/{y}.png?key=secret",
    "https://{s}.tiles.example/{z}/{x}/{y}.png",
  ]) {
    expect(v.is(schema, { MAP_TILES_URL: wrong }), wrong).toBe(false);
  }
});
