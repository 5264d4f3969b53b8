/** The homes of a query on the coast: prices as marks, clusters, and a search that follows the map. */
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Property } from "../../../../domain/listing.ts";
import type { ListingQuery } from "../../../../domain/listing-query.ts";
import { Checkbox } from "../../../components/checkbox.tsx";
import { MapGround } from "../../../map/map-ground.tsx";
import { type MapView, type Size, boxOf, viewOf } from "../../../map/map-projection.ts";
import { type Box, boxAround } from "../../../map/place-names.ts";
import { paths } from "../../../paths.ts";
import { clusterHomes } from "./cluster-homes.ts";
import { HomeMarks } from "./home-marks.tsx";
import { SelectedHome } from "./selected-home.tsx";
import { useMapView } from "./use-map-view.ts";

/** Where most homes are: Naklua to Na Jomtien. */
const usualBox = { west: 100.845, south: 12.81, east: 100.955, north: 12.985 };

/** Where the switch and the zoom buttons stand. */
function buttonsIn({ width }: Size): Box[] {
  return [
    { left: 0, top: 0, right: 260, bottom: 60 },
    { left: width - 70, top: 0, right: width, bottom: 150 },
  ];
}

type ListingMapProps = {
  homes: readonly Property[];
  query: ListingQuery;
  size: Size;
  /** The home whose card is pointed at. */
  pointedAt: string | undefined;
};

export function ListingMap({ homes, query, size, pointedAt }: ListingMapProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isFollowing, setIsFollowing] = useState(query.box !== undefined);
  const [selected, setSelected] = useState<Property>();

  const searchHere = (view: MapView) => {
    const box = boxOf(view, size);
    void navigate(paths.listings({ ...query, box, after: undefined }), {
      preventScrollReset: true,
      replace: true,
    });
  };
  const { view, change, zoomBy, gestures } = useMapView(
    viewOf(query.box ?? usualBox, size),
    size,
    (rested) => isFollowing && searchHere(rested),
  );
  const marks = clusterHomes(homes, view, size);
  return (
    <div className="absolute inset-0">
      <section
        aria-label={t("catalogue.map")}
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
          taken={[...marks.map(({ at }) => boxAround(at, 32, 18)), ...buttonsIn(size)]}
        />
        <HomeMarks
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
        {t("catalogue.mapHelp")}
      </p>
      <div className="absolute top-3 left-3 rounded-full bg-ink/90 pr-4 pl-3 text-sm">
        <Checkbox
          label={t("catalogue.searchHere")}
          checked={isFollowing}
          onChange={({ target }) => {
            setIsFollowing(target.checked);
            if (target.checked) searchHere(view);
          }}
        />
      </div>
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-field border border-line bg-ink">
        <MapButton label={t("catalogue.nearer")} onPress={() => zoomBy(0.7)}>
          <Plus aria-hidden="true" />
        </MapButton>
        <MapButton label={t("catalogue.further")} onPress={() => zoomBy(-0.7)}>
          <Minus aria-hidden="true" />
        </MapButton>
        <button
          type="button"
          onClick={() => change(() => viewOf(usualBox, size))}
          className="min-h-11 cursor-pointer px-2 text-xs hover:bg-lifted"
        >
          {t("catalogue.wholeCoast")}
        </button>
      </div>
      {homes.length === 0 && (
        <p className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit rounded-full bg-ink/90 px-4 py-2 text-center text-sm">
          {t("catalogue.empty")}
        </p>
      )}
      {selected && <SelectedHome home={selected} onClose={() => setSelected(undefined)} />}
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
