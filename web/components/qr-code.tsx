import { encode } from "uqr";

/** Black on white with a quiet zone, as scanners want it, on the screen and on paper. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { border: 3 });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={`rounded-lg ${className}`}>
        <rect width={size} height={size} fill="white" />
        <path d={cells.join("")} fill="black" shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
