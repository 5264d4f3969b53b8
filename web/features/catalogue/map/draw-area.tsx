/**
 * Drawing an area on the map: around it with a finger or the mouse, or corner by corner with presses. With the
 * keyboard the map moves under a cross, and Enter sets a corner there.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Corner,
  type DrawnArea,
  fewestCorners,
  mostCorners,
  toDrawnArea,
} from "../../../../domain/places/drawn-area.ts";
import { AreaShape } from "../../../map/area-shape.tsx";
import { type MapView, type Point, type Size, moveBy } from "../../../map/map-projection.ts";
import { simplifyLine } from "../../../map/simplify-line.ts";
import { mapButtonStyles } from "./map-buttons.tsx";
import { useEscape } from "./use-escape.ts";

/** A finger that moves less has pressed, not drawn. */
const leastLinePx = 24;

type DrawAreaProps = {
  view: MapView;
  size: Size;
  /** Moves the map; false for any other key. */
  onMoveKey: (key: string) => boolean;
  /** Without an area where the visitor gave up. */
  onEnd: (area?: DrawnArea) => void;
};

export function DrawArea({ view, size, onMoveKey, onEnd }: DrawAreaProps) {
  const { t } = useTranslation("map");
  const surface = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  const [line, setLine] = useState<readonly Point[]>([]);
  const area = toDrawnArea(corners);
  useEscape(onEnd);
  useEffect(() => {
    surface.current?.focus({ preventScroll: true });
    // The buttons at the bottom too.
    surface.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const cornerAt = ({ x, y }: Point): Corner => {
    const { lng, lat } = moveBy(view, x - size.width / 2, y - size.height / 2).centre;
    return [lng, lat];
  };
  const addCorner = (at: Point) =>
    setCorners((set) => (set.length < mostCorners ? [...set, cornerAt(at)] : set));
  const endLine = () => {
    const [start] = line;
    setLine([]);
    if (!start) return;
    const reach = Math.max(...line.map(({ x, y }) => Math.hypot(x - start.x, y - start.y)));
    if (reach < leastLinePx) return addCorner(start);
    const drawn = simplifyLine(line, mostCorners).map(cornerAt);
    setCorners(drawn);
    const whole = toDrawnArea(drawn);
    if (whole) onEnd(whole);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter" || event.key === " ") addCorner({ x: size.width / 2, y: size.height / 2 });
    else if (event.key === "Backspace") setCorners((set) => set.slice(0, -1));
    else if (!onMoveKey(event.key)) return;
    event.preventDefault();
  };
  const gestures = {
    onKeyDown: press,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setLine([pointOf(event)]);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (line.length > 0 && event.isPrimary) setLine([...line, pointOf(event)]);
    },
    onPointerUp: endLine,
    onPointerCancel: () => setLine([]),
  };
  return (
    <div className="absolute inset-0">
      <div
        ref={surface}
        role="application"
        aria-label={t("drawing.title")}
        aria-describedby="drawing-help"
        tabIndex={0}
        className="group absolute inset-0 scroll-mt-(--header-height) scroll-mb-3 cursor-crosshair touch-none overflow-hidden focus-visible:-outline-offset-2"
        {...gestures}
      >
        {corners.length > 0 && (
          <AreaShape corners={corners} view={view} size={size} isOpen={area === undefined} hasDots />
        )}
        {line.length > 1 && <AreaShape corners={line.map(cornerAt)} view={view} size={size} isOpen />}
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 hidden size-7 -translate-1/2 bg-[linear-gradient(var(--color-lamp),var(--color-lamp)),linear-gradient(var(--color-lamp),var(--color-lamp))] bg-[size:2px_100%,100%_2px] bg-center bg-no-repeat group-focus-visible:block"
        />
      </div>
      <p
        id="drawing-help"
        className="pointer-events-none absolute inset-x-3 top-3 mx-auto w-fit rounded-card bg-ink/95 px-4 py-2 text-center text-sm"
      >
        {t("drawing.hint")}
        <span className="sr-only"> {t("drawing.keys")}</span>
      </p>
      <output className="sr-only">{t("drawing.corners", { count: corners.length })}</output>
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={() => onEnd()} className={mapButtonStyles}>
          {t("drawing.cancel")}
        </button>
        <button
          type="button"
          // Unlike `disabled` it keeps the focus when the last corner goes.
          aria-disabled={corners.length === 0 || undefined}
          onClick={() => setCorners(corners.slice(0, -1))}
          className={mapButtonStyles}
        >
          {t("drawing.undo")}
        </button>
        <button
          type="button"
          disabled={corners.length < fewestCorners || area === undefined}
          onClick={() => onEnd(area)}
          className={`${mapButtonStyles} border-lamp text-lamp`}
        >
          {t("drawing.done")}
        </button>
      </div>
    </div>
  );
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
