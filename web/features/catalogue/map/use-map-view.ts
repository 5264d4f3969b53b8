/**
 * Pans and zooms the map: drag, pinch, arrow keys, plus and minus. `zoomBy` also serves the wheel and the buttons.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { MapBox } from "../../../../domain/places/map-box.ts";
import {
  type MapView,
  type Point,
  type Size,
  keepInBounds,
  moveBy,
  viewOf,
  zoomTo,
} from "../../../map/map-projection.ts";

const maxZoom = 17;
const keyStepPx = 80;
const buttonRowPx = 56;
/** Below it the buttons at the top of the map are in two rows. */
export const narrowPx = 480;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -keyStepPx, y: 0 },
  ArrowRight: { x: keyStepPx, y: 0 },
  ArrowUp: { x: 0, y: -keyStepPx },
  ArrowDown: { x: 0, y: keyStepPx },
};

export function useMapView(first: MapBox, size: Size) {
  const [view, setView] = useState(() => keepInBounds(viewOf(first, size), size));
  /** The visitor has moved it since it was last shown whole. */
  const [hasMoved, setHasMoved] = useState(false);
  const fingers = useRef(new Map<number, Point>());

  const change = (next: (view: MapView) => MapView) => {
    setHasMoved(true);
    setView((current) => {
      const { centre, zoom } = next(current);
      return keepInBounds({ centre, zoom: Math.min(zoom, maxZoom) }, size);
    });
  };
  const fit = (box: MapBox) => change(() => fitBelowButtons(box, size));
  const zoomBy = (step: number, at?: Point) => change((current) => zoomTo(current, current.zoom + step, at));

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.current.set(event.pointerId, now);
    if (!other) {
      change((current) => moveBy(current, before.x - now.x, before.y - now.y));
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: (now.x + other.x) / 2 - box.left - size.width / 2,
      y: (now.y + other.y) / 2 - box.top - size.height / 2,
    };
    const spread = (from: Point) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
    zoomBy(Math.log2(spread(now) / spread(before)), at);
  };

  /** True for a key that moves the map. */
  const moveByKey = (key: string): boolean => {
    const step = arrows[key];
    if (step) change((current) => moveBy(current, step.x, step.y));
    else if (key === "+" || key === "=") zoomBy(0.5);
    else if (key === "-") zoomBy(-0.5);
    else return false;
    return true;
  };

  return {
    view,
    hasMoved,
    /** Marks the part in view as searched. */
    settle: () => setHasMoved(false),
    fit,
    /** Moves the map up without a word of the visitor. */
    raise: (px: number) => setView((current) => keepInBounds(moveBy(current, 0, px), size)),
    zoomBy,
    moveByKey,
    gestures: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest("button, a")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (moveByKey(event.key)) event.preventDefault();
      },
    },
  };
}

/** The closest view that shows a whole box below the buttons at the top. */
function fitBelowButtons(box: MapBox, { width, height }: Size): MapView {
  const taken = width < narrowPx ? 2 * buttonRowPx : buttonRowPx;
  return moveBy(viewOf(box, { width, height: height - taken }), 0, -taken / 2);
}
