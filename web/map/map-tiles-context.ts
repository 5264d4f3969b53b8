/** The tile service of a page's maps. Every page knows it, without the code that draws tiles. */
import { createContext, useContext } from "react";
import type { MapTiles } from "./map-tiles.ts";

const MapTilesContext = createContext<MapTiles | null>(null);

export const MapTilesProvider = MapTilesContext.Provider;

export function useMapTiles(): MapTiles | null {
  return useContext(MapTilesContext);
}
