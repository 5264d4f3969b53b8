/** Furniture seen from above. Each is drawn with its back at the top, `w` wide and `d` deep, and turned afterwards. */
import type { ReactNode } from "react";
import type { Piece, PieceKind } from "../../domain/floor-plans/floor-plan.ts";

type Draw = (w: number, d: number) => ReactNode;

const rect = (x: number, y: number, width: number, height: number, rx = 0.03) => (
  <rect x={x} y={y} width={width} height={height} rx={rx} />
);
const line = (x1: number, y1: number, x2: number, y2: number) => <path d={`M${x1} ${y1}L${x2} ${y2}`} />;

/** A table in the middle, chairs on its two long sides. */
const dining: Draw = (w, d) => {
  const seats = w > 1.6 ? 3 : 2;
  const chairs = Array.from({ length: seats }, (_, index) => ((index + 0.5) * w) / seats - 0.21);
  return (
    <>
      {chairs.map((x) => (
        <g key={x}>
          {rect(x, 0.03, 0.42, 0.4, 0.1)}
          {rect(x, d - 0.43, 0.42, 0.4, 0.1)}
        </g>
      ))}
      {rect(0.02, 0.34, w - 0.04, d - 0.68, 0.05)}
    </>
  );
};

const counter: Draw = (w, d) => {
  const hob = w > 1.5 ? w - 0.72 : undefined;
  return (
    <>
      {rect(0, 0, w, d, 0.01)}
      {rect(0.18, 0.1, Math.min(0.5, w - 0.3), d - 0.2, 0.06)}
      <circle cx={0.18 + Math.min(0.5, w - 0.3) / 2} cy={d / 2} r={0.03} />
      {hob !== undefined &&
        [0.14, 0.42].flatMap((x) =>
          [0.17, 0.43].map((y) => <circle key={`${x} ${y}`} cx={hob + x} cy={y} r={0.09} />),
        )}
    </>
  );
};

const stairs: Draw = (w, d) => {
  const steps = Math.round(d / 0.27);
  return (
    <>
      {rect(0, 0, w, d, 0)}
      {Array.from({ length: steps - 1 }, (_, index) => (
        <g key={index}>{line(0, ((index + 1) * d) / steps, w, ((index + 1) * d) / steps)}</g>
      ))}
      <path
        className="plan-strong"
        d={`M${w / 2} ${d - 0.15}V0.25M${w / 2 - 0.14} 0.45L${w / 2} 0.22L${w / 2 + 0.14} 0.45`}
      />
    </>
  );
};

const seat = (w: number, d: number, cushions: number) => (
  <>
    {rect(0, 0, w, d, 0.1)}
    {rect(0, 0, 0.18, d, 0.08)}
    {rect(w - 0.18, 0, 0.18, d, 0.08)}
    {rect(0.18, 0, w - 0.36, 0.24, 0.06)}
    {Array.from({ length: cushions - 1 }, (_, index) => {
      const x = 0.18 + ((w - 0.36) * (index + 1)) / cushions;
      return <g key={index}>{line(x, 0.24, x, d)}</g>;
    })}
  </>
);

const draw = {
  armchair: (w, d) => seat(w, d, 1),
  basin: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.04)}
      <ellipse cx={w / 2} cy={d * 0.55} rx={w * 0.34} ry={d * 0.32} />
      {line(w / 2, 0.03, w / 2, d * 0.32)}
    </>
  ),
  bath: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.04)}
      {rect(0.07, 0.07, w - 0.14, d - 0.14, Math.min(0.3, d / 2.4))}
      <circle cx={0.3} cy={d / 2} r={0.035} />
    </>
  ),
  bed: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.06)}
      {rect(0.1, 0.1, w / 2 - 0.15, 0.42, 0.1)}
      {rect(w / 2 + 0.05, 0.1, w / 2 - 0.15, 0.42, 0.1)}
      <path d={`M0 0.72H${w}M0 0.95C${w * 0.4} 1.12 ${w * 0.75} 0.92 ${w} 1.06`} />
    </>
  ),
  car: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.5)}
      <path
        d={`M0.2 ${d * 0.3}Q${w / 2} ${d * 0.22} ${w - 0.2} ${d * 0.3}L${w - 0.3} ${d * 0.42}H0.3ZM0.28 ${d * 0.8}H${w - 0.28}L${w - 0.2} ${d * 0.88}H0.2Z`}
      />
      {line(0.3, d * 0.42, 0.28, d * 0.8)}
      {line(w - 0.3, d * 0.42, w - 0.28, d * 0.8)}
    </>
  ),
  "coffee-table": (w, d) => rect(0, 0, w, d, 0.12),
  counter,
  desk: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.02)}
      {rect(w / 2 - 0.17, 0.08, 0.34, 0.2, 0.02)}
      <path d={`M${w / 2 - 0.22} ${d - 0.08}q0 0.34 0.22 0.34t0.22 -0.34`} />
    </>
  ),
  "dining-table": dining,
  fridge: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.02)}
      <path d={`M0 ${d - 0.1}H${w}M${w * 0.15} ${d}v0.04h${w * 0.3}`} />
      {line(0.12, 0.12, w - 0.12, d - 0.22)}
    </>
  ),
  lounger: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.1)}
      {line(0, d * 0.35, w, d * 0.35)}
    </>
  ),
  nightstand: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.03)}
      <circle cx={w / 2} cy={d / 2} r={w * 0.26} />
    </>
  ),
  plant: (w, d) => (
    <>
      <circle cx={w / 2} cy={d / 2} r={w / 2} />
      <path
        d={Array.from({ length: 7 }, (_, index) => {
          const angle = (index * 2 * Math.PI) / 7;
          return `M${w / 2} ${d / 2}l${(Math.cos(angle) * w * 0.44).toFixed(3)} ${(Math.sin(angle) * w * 0.44).toFixed(3)}`;
        }).join("")}
      />
    </>
  ),
  shower: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.02)}
      <path d={`M0 0L${w} ${d}M${w} 0L0 ${d}`} />
      <circle cx={w / 2} cy={d / 2} r={0.07} />
    </>
  ),
  sofa: (w, d) => seat(w, d, w > 2 ? 3 : 2),
  stairs,
  television: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.02)}
      <path className="plan-strong" d={`M${w * 0.12} ${d * 0.35}H${w * 0.88}`} />
    </>
  ),
  toilet: (w, d) => (
    <>
      {rect(0, 0, w, 0.2, 0.03)}
      <ellipse cx={w / 2} cy={d * 0.63} rx={w * 0.42} ry={d * 0.36} />
      <ellipse cx={w / 2} cy={d * 0.65} rx={w * 0.28} ry={d * 0.25} />
    </>
  ),
  wardrobe: (w, d) => (
    <>
      {rect(0, 0, w, d, 0.01)}
      {line(0.05, d / 2, w - 0.05, d / 2)}
      {Array.from({ length: Math.floor(w / 0.16) }, (_, index) => (
        <g key={index}>{line(0.12 + index * 0.16, d * 0.22, 0.15 + index * 0.16, d * 0.78)}</g>
      ))}
    </>
  ),
  "washing-machine": (w, d) => (
    <>
      {rect(0, 0, w, d, 0.03)}
      <circle cx={w / 2} cy={d / 2} r={w * 0.33} />
    </>
  ),
} as const satisfies Record<PieceKind, Draw>;

export function PieceDrawing({ piece: { kind, x, y, width, depth, turn } }: { piece: Piece }) {
  const isAcross = turn % 180 !== 0;
  const [w, d] = isAcross ? [depth, width] : [width, depth];
  return (
    <g
      transform={`translate(${x + width / 2} ${y + depth / 2}) rotate(${turn}) translate(${-w / 2} ${-d / 2})`}
    >
      {draw[kind](w, d)}
    </g>
  );
}
