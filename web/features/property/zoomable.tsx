/**
 * A picture that is zoomed by pinching, a double tap, the wheel, or from outside by keys and buttons, and dragged while
 * it is larger than its frame. While it is whole, the browser's own swipe goes on to the next picture.
 */
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { type View, moveBy, wholeView, zoomAt } from "./zoom.ts";

type ZoomableProps = { view: View; onView: (change: (view: View) => View) => void; children: ReactNode };

const doubleTapMs = 300;
const tapPx = 24;
const tappedScale = 2.5;
const noTap = { at: 0, x: 0, y: 0 };

export function Zoomable({ view, onView, children }: ZoomableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  /** Where the gesture began. Two fingers that end side by side are no double tap, nor is a drag. */
  const began = useRef({ x: 0, y: 0, isOneFinger: true });
  const lastTap = useRef(noTap);
  const isZoomed = view.scale > 1;

  // React listens to the wheel passively, and then the window would zoom too.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || !element) return;
      event.preventDefault();
      const { width, height } = element.getBoundingClientRect();
      onView((now) =>
        zoomAt(now, Math.exp(-event.deltaY / 300), middleTo(element, event), { width, height }),
      );
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [onView]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const isOneFinger = pointers.current.size === 0;
    began.current = { x: event.clientX, y: event.clientY, isOneFinger };
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (isZoomed || pointers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const known = pointers.current;
    const before = known.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
    known.set(event.pointerId, now);
    const size = event.currentTarget.getBoundingClientRect();
    if (other) {
      const factor = apart(now, other) / Math.max(1, apart(before, other));
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      const point = middleTo(event.currentTarget, middle);
      onView((seen) => zoomAt(seen, factor, point, size));
    } else if (isZoomed) {
      onView((seen) => moveBy(seen, { x: now.x - before.x, y: now.y - before.y }, size));
    }
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    pointers.current.delete(event.pointerId);
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isTap = began.current.isOneFinger && apart(tap, began.current) < tapPx;
    const isSecond =
      isTap && tap.at - lastTap.current.at < doubleTapMs && apart(tap, lastTap.current) < tapPx;
    lastTap.current = isTap && !isSecond ? tap : noTap;
    if (!isSecond) return;
    const size = event.currentTarget.getBoundingClientRect();
    const point = middleTo(event.currentTarget, event);
    onView((seen) => (seen.scale > 1 ? wholeView : zoomAt(seen, tappedScale, point, size)));
  }

  return (
    <div
      ref={frame}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={({ pointerId }) => pointers.current.delete(pointerId)}
      className={`h-full w-full overflow-hidden select-none ${isZoomed ? "cursor-grab touch-none" : "cursor-zoom-in touch-pan-x"}`}
    >
      <div
        className="h-full w-full"
        style={isZoomed ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : {}}
      >
        {children}
      </div>
    </div>
  );
}

function middleTo(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
