/**
 * The background of all our maps: the drawn coast with the areas' names, or the configured tiles with their
 * attribution. All positions are shares of the window, so that they also fit on the server, which cannot measure it.
 */
import { useTranslation } from "react-i18next";
import { areas } from "../../domain/places/areas.ts";
import { areaCentres } from "./coast-shape.ts";
import { CoastDrawing } from "./coast-drawing.tsx";
import { type MapView, type Size, shareOf, toWindow } from "./map-projection.ts";
import { type MapTiles, tilesOf } from "./map-tiles.ts";
import { useMapTiles } from "./map-tiles-context.ts";
import { type Box, placeNames } from "./place-names.ts";

type GroundProps = {
  view: MapView;
  size: Size;
  /** The places of marks and buttons, which no name may overlap. */
  taken: readonly Box[];
  /** The name that a mark shows already. */
  written?: string;
};

export function MapGround(props: GroundProps) {
  const tiles = useMapTiles();
  return tiles ? (
    <TileGround tiles={tiles} view={props.view} size={props.size} />
  ) : (
    <DrawnGround {...props} />
  );
}

function DrawnGround({ view, size, taken, written }: GroundProps) {
  const { t } = useTranslation("frame");
  const names = areas
    .map(({ slug }) => {
      const [lat, lng] = areaCentres[slug];
      return { key: slug, name: t(`areaNames.${slug}`), at: toWindow({ lat, lng }, view, size) };
    })
    .filter(({ name }) => name !== written);
  return (
    <>
      <CoastDrawing view={view} size={size} />
      {placeNames(names, size, taken).map(({ key, name, at }) => {
        if (!at) return null;
        return (
          <span
            key={key}
            aria-hidden="true"
            className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 text-center font-heading text-sm whitespace-nowrap text-quiet [text-shadow:0_0_3px_var(--color-ink),0_0_6px_var(--color-ink)]"
            style={shareOf(at, size)}
          >
            {name}
          </span>
        );
      })}
    </>
  );
}

function TileGround({ tiles, view, size }: Pick<GroundProps, "view" | "size"> & { tiles: MapTiles }) {
  const { attribution, attributionUrl } = tiles;
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-water">
        {tilesOf(tiles.url, view, size).map(({ address, left, top, side }) => (
          <img
            key={address}
            src={address}
            alt=""
            loading="lazy"
            draggable={false}
            className="absolute max-w-none select-none"
            style={{
              ...shareOf({ x: left, y: top }, size),
              width: `${(side / size.width) * 100}%`,
              height: `${(side / size.height) * 100}%`,
            }}
          />
        ))}
      </div>
      <p className="absolute bottom-0 left-0 z-10 rounded-tr-field bg-ink/85 px-2 py-0.5 text-xs">
        {attributionUrl ? (
          <a href={attributionUrl} className="inline-block py-1 hover:text-lamp">
            {attribution}
          </a>
        ) : (
          attribution
        )}
      </p>
    </>
  );
}
