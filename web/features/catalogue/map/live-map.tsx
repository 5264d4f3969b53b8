/**
 * The results of a search on a map that moves: prices and counts as marks, in step with the list. A part of the coast,
 * or an area that the visitor draws, becomes a filter in the address.
 */
import { MapPin, Pencil, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PinPage } from "../../../../domain/api.ts";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import type { PinListing } from "../../../../domain/listings/pin-listing.ts";
import type { DrawnArea } from "../../../../domain/places/drawn-area.ts";
import { readMapBox, writeMapBox } from "../../../../domain/places/map-box.ts";
import { AreaShape } from "../../../map/area-shape.tsx";
import { MapGround } from "../../../map/map-ground.tsx";
import { type Size, boxOf } from "../../../map/map-projection.ts";
import { PlacePoints, type ShownKind, signBoxes } from "../../../map/place-points.tsx";
import { PlaceSwitches } from "../../../map/place-switches.tsx";
import { boxAround } from "../../../map/place-names.ts";
import { paths } from "../../../routing/paths.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { type Mark, clusterPins, isOnePlace } from "./cluster-pins.ts";
import { DrawArea } from "./draw-area.tsx";
import { firstBox, usualBox } from "./first-box.ts";
import { markHome, pointAtHome } from "./homes-in-step.ts";
import { MapMarks } from "./map-marks.tsx";
import { mapButtonStyles, ZoomButtons } from "./map-buttons.tsx";
import { pinsQuery } from "./pins-query.ts";
import { scrollToCard } from "./scroll-to-card.ts";
import { SelectedHomes } from "./selected-homes.tsx";
import { useEscape } from "./use-escape.ts";
import { narrowPx, useMapView } from "./use-map-view.ts";
import { useTopOf } from "./use-top-of.ts";

/** From the middle of a mark to its edge, in pixels. */
const markHalf = 18;

type LiveMapProps = {
  page: PinPage;
  /** False while another search's homes are still shown. */
  isCurrent: boolean;
  query: ListingQuery;
  size: Size;
};

export function LiveMap({ page: { pins, total }, isCurrent, query, size }: LiveMapProps) {
  const { t } = useTranslation(["catalogue", "map"]);
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const chosen = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState<readonly PinListing[]>([]);
  const [kinds, setKinds] = useState<ShownKind[]>([]);
  const [isDrawing, setIsDrawing] = useState(false);
  const { view, hasMoved, settle, fit, raise, zoomBy, moveByKey, gestures } = useMapView(
    firstBox(query, pins),
    size,
  );

  // A filter that was set elsewhere shows all its homes. The map's own searches leave it where it is.
  const search = pinsQuery(query).queryKey.join();
  const shown = useRef(search);
  const showAll = useEffectEvent((wanted: string) => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    setSelected([]);
    fit(firstBox(query, pins));
    settle();
  });
  useEffect(() => {
    if (isCurrent) showAll(search);
  }, [isCurrent, search]);
  useEffect(() => {
    const [home, ...others] = selected;
    const alone = others.length === 0 ? home?.slug : undefined;
    markHome(alone);
    if (!home || (alone && scrollToCard(alone))) return;
    chosen.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  useEffect(
    () => () => {
      markHome(undefined);
      pointAtHome(undefined);
    },
    [],
  );

  useEscape(() => setSelected([]));
  // After drawing, the focus goes to the map. The map cannot take it while it is inert.
  const hasDrawn = useRef(false);
  useEffect(() => {
    if (hasDrawn.current && !isDrawing) region.current?.focus({ preventScroll: true });
    hasDrawn.current = isDrawing;
  }, [isDrawing]);

  const searchIn = (place: Pick<ListingQuery, "box" | "drawn">) => {
    const next = { ...query, box: undefined, drawn: undefined, after: undefined, ...place };
    shown.current = pinsQuery(next).queryKey.join();
    settle();
    void navigate(paths.listings(next), { keepsPlace: true });
  };
  const press = (mark: Mark) => {
    if (mark.pins.length > 1 && !isOnePlace(mark)) return fit(mark.box);
    setSelected(mark.pins);
  };
  const endDrawing = (area?: DrawnArea) => {
    setIsDrawing(false);
    if (area) searchIn({ drawn: area });
  };
  const cardTop = useTopOf(chosen, selected.length > 0 && !isDrawing);
  const all = clusterPins(pins, view, size);
  const isBehindCard = ({ at }: Mark) => cardTop !== undefined && at.y + markHalf > cardTop;
  const isChosen = (mark: Mark) => mark.pins.some((pin) => selected.includes(pin));
  // The card of a pressed mark may not hide that mark, nor another one that could take the focus unseen.
  const marks = all.filter((mark) => isChosen(mark) || !isBehindCard(mark));
  const showChosen = useEffectEvent((top: number) => {
    const hidden = all.find((mark) => isChosen(mark) && isBehindCard(mark));
    if (hidden) raise(hidden.at.y + 2 * markHalf - top);
  });
  useEffect(() => {
    if (cardTop !== undefined) showChosen(cardTop);
  }, [cardTop]);
  const taken = [...marks.map(({ at }) => boxAround(at, 32, 18)), ...takenByButtons(size)];
  const note = noteOf();
  return (
    <div className="absolute inset-0">
      <section
        ref={region}
        aria-label={t("catalogue:map")}
        aria-describedby="map-help"
        tabIndex={0}
        inert={isDrawing}
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
        <MapGround view={view} size={size} taken={[...taken, ...signBoxes(kinds, { view, size })]} />
        {query.drawn && !isDrawing && <AreaShape corners={query.drawn} view={view} size={size} />}
        <PlacePoints kinds={kinds} view={view} size={size} taken={taken} />
        <MapMarks marks={marks} onPress={press} />
      </section>
      <p id="map-help" className="sr-only">
        {t("map:help")}
      </p>
      {isDrawing ? (
        <DrawArea view={view} size={size} onMoveKey={moveByKey} onEnd={endDrawing} />
      ) : (
        <>
          <div className="absolute top-3 left-3 flex max-w-[calc(100%-5.5rem)] flex-wrap gap-2">
            <button type="button" onClick={() => setIsDrawing(true)} className={mapButtonStyles}>
              <Pencil aria-hidden="true" className="size-4" />
              {t("map:draw")}
            </button>
            <details className="group relative">
              <summary className={`${mapButtonStyles} list-none`}>
                <MapPin aria-hidden="true" className="size-4" />
                {t("map:places")}
              </summary>
              <div className="absolute top-12 left-0 z-20 w-56 rounded-card border border-line bg-raised p-3 shadow-soft">
                <PlaceSwitches shown={kinds} onChange={setKinds} />
              </div>
            </details>
            {/* A phone's map has no room for it above the card of a home. */}
            {hasMoved && (selected.length === 0 || size.width >= narrowPx) && (
              <button
                type="button"
                onClick={() => searchIn({ box: readMapBox(writeMapBox(boxOf(view, size))) })}
                className={`${mapButtonStyles} border-lamp text-lamp`}
              >
                <Search aria-hidden="true" className="size-4" />
                {t("map:searchHere")}
              </button>
            )}
          </div>
          <ZoomButtons onZoom={zoomBy} onShowAll={() => fit(usualBox)} />
          {note && (
            <p className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit rounded-full bg-ink/90 px-4 py-2 text-center text-sm">
              {note}
            </p>
          )}
          {selected.length > 0 && (
            <SelectedHomes ref={chosen} pins={selected} query={query} onClose={() => setSelected([])} />
          )}
        </>
      )}
    </div>
  );

  function noteOf(): string | undefined {
    if (pins.length === 0) return t("catalogue:empty");
    if (total <= pins.length) return undefined;
    return t("map:shown", { shown: pins.length, total });
  }
}

/** No area's name is written below the buttons. */
function takenByButtons({ width }: Size) {
  return [
    { left: 0, top: 0, right: 260, bottom: 60 },
    { left: width - 70, top: 0, right: width, bottom: 150 },
  ];
}
