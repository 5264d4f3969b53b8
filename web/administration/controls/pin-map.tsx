/** The map with the home's pin: press to set it, drag it, or move it with the arrow keys. */
import { MapPin, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import { areaCentres } from "../../map/coast-shape.ts";
import { MapGround } from "../../map/map-ground.tsx";
import {
  type MapView,
  type Place,
  type Size,
  keepInBounds,
  moveBy,
  shareOf,
  toWindow,
  viewOf,
} from "../../map/map-projection.ts";

const size: Size = { width: 720, height: 420 };
const coast = { west: 100.845, south: 12.81, east: 100.955, north: 12.985 };
const nearZoom = 14;
const mostZoom = 16;
/** With Shift a step is ten times as long. */
const stepPx = 2;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type PinMapProps = { pin: Place | null; area: string | null; onMove: (pin: Place) => void };

export function PinMap({ pin, area, onMove }: PinMapProps) {
  const { t } = useTranslation(["admin", "catalogue"]);
  const [view, setView] = useState<MapView>(() => firstView(pin, area));
  const map = useRef<HTMLDivElement>(null);

  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Place | undefined => {
    const box = map.current?.getBoundingClientRect();
    if (!box) return undefined;
    const dx = ((clientX - box.left) / box.width - 0.5) * size.width;
    const dy = ((clientY - box.top) / box.height - 0.5) * size.height;
    return round(moveBy(view, dx, dy).centre);
  };
  const put = (event: { clientX: number; clientY: number }) => {
    const place = placeAt(event);
    if (place) onMove(place);
  };
  const zoom = (step: number) =>
    setView((now) =>
      keepInBounds({ centre: pin ?? now.centre, zoom: Math.min(now.zoom + step, mostZoom) }, size),
    );
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = stepPx * (event.shiftKey ? 10 : 1);
    const from = pin ?? view.centre;
    const moved = moveBy({ centre: from, zoom: view.zoom }, arrow[0] * step, arrow[1] * step).centre;
    onMove(round(moved));
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    put(event);
  };
  const at = pin && toWindow(pin, view, size);
  // Named in full: "lng" is an option of t() and would change the language.
  return (
    <div className="grid gap-2">
      <div
        ref={map}
        className="relative isolate aspect-12/7 overflow-hidden rounded-card border border-line bg-water"
      >
        <MapGround view={view} size={size} taken={[]} />
        {/* The pin below is the control for the keyboard. */}
        <div aria-hidden="true" className="absolute inset-0 cursor-crosshair" onPointerUp={put} />
        <button
          type="button"
          aria-label={
            pin
              ? t("admin:editorTexts.pinAt", { latitude: pin.lat, longitude: pin.lng })
              : t("admin:editorTexts.pinNone")
          }
          aria-describedby="pin-help"
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          style={shareOf(at ?? { x: size.width / 2, y: size.height / 2 }, size)}
          className={`absolute grid size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none place-items-end justify-center rounded-full active:cursor-grabbing ${at ? "text-lamp" : "text-paper/60"}`}
        >
          <MapPin aria-hidden="true" className="size-9 fill-ink" />
        </button>
        <div className="absolute top-3 right-3 grid overflow-hidden rounded-field border border-line bg-ink">
          <button
            type="button"
            aria-label={t("catalogue:nearer")}
            onClick={() => zoom(0.7)}
            className={iconButtonStyles}
          >
            <Plus aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t("catalogue:further")}
            onClick={() => zoom(-0.7)}
            className={iconButtonStyles}
          >
            <Minus aria-hidden="true" />
          </button>
        </div>
      </div>
      <p id="pin-help" className="text-sm text-quiet">
        {t("admin:editorTexts.pinHelp")}
      </p>
    </div>
  );
}

function firstView(pin: Place | null, area: string | null): MapView {
  if (pin) return keepInBounds({ centre: pin, zoom: nearZoom }, size);
  if (area === null || !isAreaSlug(area)) return keepInBounds(viewOf(coast, size), size);
  const [lat, lng] = areaCentres[area];
  return keepInBounds({ centre: { lat, lng }, zoom: nearZoom }, size);
}

/** To about a metre. */
function round({ lat, lng }: Place): Place {
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}
