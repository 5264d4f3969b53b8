/** The results of a search on a map of the coast: prices as marks, clusters, and a search that can follow the map. */
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardListing } from "../../../../domain/listings/card-listing.ts";
import type { ListingQuery } from "../../../../domain/listings/listing-query.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { MapGround } from "../../../map/map-ground.tsx";
import { type MapView, type Size, boxOf, viewOf } from "../../../map/map-projection.ts";
import { type Box, boxAround } from "../../../map/place-names.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { clusterListings } from "./cluster-listings.ts";
import { ListingMarks } from "./listing-marks.tsx";
import { SelectedListing } from "./selected-listing.tsx";
import { useMapView } from "./use-map-view.ts";

/** Where most listings are: Naklua to Na Jomtien. */
const usualBox = { west: 100.845, south: 12.81, east: 100.955, north: 12.985 };

/** The space taken by the checkbox and the zoom buttons. */
function buttonBoxes({ width }: Size): Box[] {
  return [
    { left: 0, top: 0, right: 260, bottom: 60 },
    { left: width - 70, top: 0, right: width, bottom: 150 },
  ];
}

type ListingMapProps = {
  listings: readonly CardListing[];
  query: ListingQuery;
  size: Size;
  /** The id of the listing whose card is under the pointer. */
  pointedAt: string | undefined;
};

export function ListingMap({ listings, query, size, pointedAt }: ListingMapProps) {
  const { t } = useTranslation("catalogue");
  const navigate = useNavigate();
  const [isFollowing, setIsFollowing] = useState(query.box !== undefined);
  const [selected, setSelected] = useState<CardListing>();

  const searchHere = (view: MapView) => {
    const box = boxOf(view, size);
    void navigate(paths.listings({ ...query, box, after: undefined }), { replace: true, keepsPlace: true });
  };
  const { view, change, zoomBy, gestures } = useMapView(
    viewOf(query.box ?? usualBox, size),
    size,
    (settled) => isFollowing && searchHere(settled),
  );
  const marks = clusterListings(listings, view, size);
  return (
    <div className="absolute inset-0">
      <section
        aria-label={t("map")}
        aria-describedby="map-help"
        tabIndex={0}
        className="absolute inset-0 touch-none overflow-hidden focus-visible:-outline-offset-2"
        {...gestures}
        onWheel={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
          const box = event.currentTarget.getBoundingClientRect();
          zoomBy(-event.deltaY / 300, {
            x: event.clientX - box.left - size.width / 2,
            y: event.clientY - box.top - size.height / 2,
          });
        }}
      >
        <MapGround
          view={view}
          size={size}
          taken={[...marks.map(({ at }) => boxAround(at, 32, 18)), ...buttonBoxes(size)]}
        />
        <ListingMarks
          marks={marks}
          selectedId={selected?.id ?? pointedAt}
          onSelect={setSelected}
          onOpenCluster={(mark) => {
            const dx = mark.at.x - size.width / 2;
            const dy = mark.at.y - size.height / 2;
            zoomBy(1.2, { x: dx, y: dy });
          }}
        />
      </section>
      <p id="map-help" className="sr-only">
        {t("mapHelp")}
      </p>
      <div className="absolute top-3 left-3 rounded-full bg-ink/90 pr-4 pl-3 text-sm">
        <Checkbox
          label={t("searchHere")}
          checked={isFollowing}
          onChange={({ target }) => {
            setIsFollowing(target.checked);
            if (target.checked) searchHere(view);
          }}
        />
      </div>
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-field border border-line bg-ink">
        <MapButton label={t("nearer")} onPress={() => zoomBy(0.7)}>
          <Plus aria-hidden="true" />
        </MapButton>
        <MapButton label={t("further")} onPress={() => zoomBy(-0.7)}>
          <Minus aria-hidden="true" />
        </MapButton>
        <button
          type="button"
          onClick={() => change(() => viewOf(usualBox, size))}
          className="min-h-11 cursor-pointer px-2 text-xs hover:bg-lifted"
        >
          {t("wholeCoast")}
        </button>
      </div>
      {listings.length === 0 && (
        <p className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit rounded-full bg-ink/90 px-4 py-2 text-center text-sm">
          {t("empty")}
        </p>
      )}
      {selected && <SelectedListing listing={selected} onClose={() => setSelected(undefined)} />}
    </div>
  );
}

function MapButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 w-full cursor-pointer place-items-center border-b border-line hover:bg-lifted"
    >
      {children}
    </button>
  );
}
