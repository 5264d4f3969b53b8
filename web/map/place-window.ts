/** What a close view of one place shows, and the space of the label above its pin. */
import { type MapView, type Place, type Size, keepInBounds, toWindow } from "./map-projection.ts";
import { type Box, boxAround } from "./place-names.ts";

/** The window used for the calculation. The page scales it. */
const size: Size = { width: 480, height: 360 };
const zoom = 13;
/** The label above the pin: from the pin's tip to its middle, and its largest size. */
const labelBox = { above: 28, halfWidth: 90, halfHeight: 40 };

export function placeWindow(point: Place): { view: MapView; size: Size; taken: readonly Box[] } {
  const view = keepInBounds({ centre: point, zoom }, size);
  const { x, y } = toWindow(point, view, size);
  const label = boxAround({ x, y: y - labelBox.above }, labelBox.halfWidth, labelBox.halfHeight);
  return { view, size, taken: [label] };
}
