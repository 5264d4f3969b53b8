/** Shares from 0 to 1 over time, as a small line. The text beside it has the figures. */
const width = 112;
const height = 24;
const edge = 3;

export function ShareLine({ shares, isLost }: { shares: readonly number[]; isLost: boolean }) {
  const step = (width - 2 * edge) / Math.max(shares.length - 1, 1);
  const points = shares.map((share, index) => ({
    x: shares.length === 1 ? width - edge : edge + index * step,
    y: height - edge - share * (height - 2 * edge),
  }));
  const last = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={`h-6 w-14 sm:w-28 ${isLost ? "text-coral" : "text-lamp"}`}
    >
      <path d={`M0 ${height - edge}H${width}`} className="stroke-line" strokeWidth="1" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />}
    </svg>
  );
}
