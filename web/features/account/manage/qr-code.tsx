import { encode } from "uqr";

/** Dark on light with a quiet zone, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className="size-56 rounded-lg bg-paper">
        <path d={cells.join("")} className="fill-night" shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
