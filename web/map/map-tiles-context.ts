/** Which tile service a page's maps use: known on every page, apart from the code that draws with it. */
import { createContext, useContext } from "react";
import type { MapTiles } from "./map-tiles.ts";

const MapTilesContext = createContext<MapTiles | null>(null);

export const MapTilesProvider = MapTilesContext.Provider;

export function useMapTiles(): MapTiles | null {
  return useContext(MapTilesContext);
}
