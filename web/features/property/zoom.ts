/** Where a zoomed picture lies. Distances are CSS pixels from the middle of its frame. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const wholeView: View = { scale: 1, x: 0, y: 0 };
const largestScale = 5;

/** Zooms by a factor; what is under the point stays under it. The picture never leaves its frame. */
export function zoomAt(view: View, factor: number, point: Point, frame: Size): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInFrame(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
}

export function moveBy(view: View, by: Point, frame: Size): View {
  return keepInFrame({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

function keepInFrame({ scale, x, y }: View, { width, height }: Size): View {
  const [farX, farY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: clamp(x, farX), y: clamp(y, farY) };
}

function clamp(value: number, far: number): number {
  // Never -0, which would read as another view.
  return Math.min(far, Math.max(-far, value)) || 0;
}
