/**
 * The map as the server draws it, before and without scripts: every mark is a link, to its home or to the homes of its
 * cluster. The drawing fits into the panel whatever its size, exactly as the live map that takes its place.
 */
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import type { PinListing } from "../../../../domain/listings/pin-listing.ts";
import { AreaShape } from "../../../map/area-shape.tsx";
import { MapGround } from "../../../map/map-ground.tsx";
import { type Size, shareOf, viewOf, windowOf } from "../../../map/map-projection.ts";
import { boxAround } from "../../../map/place-names.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { clusterPins } from "./cluster-pins.ts";
import { firstBox } from "./first-box.ts";
import { markStyles, useMarkTexts } from "./mark-look.ts";

/** About the height of the panel. Only what joins into clusters depends on it. */
const height = 640;

export function FirstMap({ query, pins }: { query: ListingQuery; pins: readonly PinListing[] }) {
  const textsOf = useMarkTexts();
  const box = firstBox(query, pins);
  const size = sizeOf(windowOf(box, 0));
  const view = viewOf(box, size);
  const marks = clusterPins(pins, view, size);
  return (
    <div className="absolute inset-0 [container-type:size]">
      <div
        className="absolute top-1/2 left-1/2 -translate-1/2"
        style={{
          width: `min(100cqw, ${Math.round((size.width / size.height) * 1e4) / 100}cqh)`,
          aspectRatio: `${size.width} / ${size.height}`,
        }}
      >
        <MapGround view={view} size={size} taken={marks.map(({ at }) => boxAround(at, 32, 18))} />
        {query.drawn && <AreaShape corners={query.drawn} view={view} size={size} />}
        {marks.map((mark) => {
          const { text, name } = textsOf(mark);
          const [home, ...others] = mark.pins;
          if (!home) return null;
          return (
            <Link
              key={mark.key}
              to={
                others.length > 0
                  ? paths.listings({ ...query, box: mark.box, after: undefined })
                  : paths.property(home.slug)
              }
              aria-label={name}
              className={markStyles(mark, false)}
              style={shareOf(mark.at, size)}
            >
              {text}
            </Link>
          );
        })}
      </div>
    </div>
  );
}

function sizeOf({ width, height: high }: Size): Size {
  return { width: Math.round((height * width) / high), height };
}
