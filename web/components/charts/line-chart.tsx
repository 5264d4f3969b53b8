/**
 * Lines over equal steps, labelled at their ends instead of in a legend. The visitor's own line is gold. The drawing
 * stretches with its box; the labels are HTML, so that they keep their size on a phone. A table beside the chart
 * gives screen readers the same figures.
 */
import { spreadLabels } from "./spread-labels.ts";

type ChartLine = {
  key: string;
  label: string;
  values: readonly number[];
  isOwn?: boolean;
  isDashed?: boolean;
  /** Distinguishes it from another line beside it. */
  isPale?: boolean;
};

type LineChartProps = {
  /** A description of the chart for screen readers. */
  description: string;
  /** What the figures rest on, shown inside the picture so that it is never read without. */
  caption?: string;
  lines: readonly ChartLine[];
  formatValue: (value: number) => string;
  /** Labels under the steps, by index. */
  steps: readonly { index: number; label: string }[];
  /** Vertical lines with a label. */
  marks?: readonly { index: number; label: string }[];
};

/** The height of a label with two lines. */
const labelGapPercent = 13;
const gridLines = 4;

export function LineChart({ description, caption, lines, formatValue, steps, marks = [] }: LineChartProps) {
  const values = lines.flatMap((line) => line.values);
  const { from, to, ticks } = niceScale(Math.min(0, ...values), Math.max(...values));
  const last = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const x = (index: number) => (index / last) * 100;
  const y = (value: number) => 100 - ((value - from) / (to - from)) * 100;
  const ends = lines.map((line) => y(line.values.at(-1) ?? 0));
  const labelPlaces = spreadLabels(ends, labelGapPercent, 100);
  return (
    <figure className="break-inside-avoid">
      <div aria-hidden="true" className="relative mr-24 mb-7 h-64 sm:mr-32 sm:h-72">
        {ticks.map((tick) => (
          <div
            key={tick}
            style={{ top: `${y(tick)}%` }}
            className={`absolute inset-x-0 border-t ${tick === 0 ? "border-edge" : "border-line"}`}
          >
            {tick !== from && (
              <span className="tabular on-lines absolute bottom-0.5 left-0 text-xs text-quiet">
                {formatValue(tick)}
              </span>
            )}
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {marks.map((mark) => (
            <line
              key={mark.label}
              x1={x(mark.index)}
              x2={x(mark.index)}
              y1="0"
              y2="100"
              vectorEffect="non-scaling-stroke"
              strokeDasharray="2 4"
              className="stroke-edge"
            />
          ))}
          {lines.map((line) => (
            <polyline
              key={line.key}
              points={line.values.map((value, index) => `${round(x(index))},${round(y(value))}`).join(" ")}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              strokeDasharray={line.isDashed ? "5 5" : undefined}
              className={
                line.isOwn
                  ? "stroke-lamp stroke-[3]"
                  : `stroke-[1.75] ${line.isPale ? "stroke-paper" : "stroke-sea"}`
              }
            />
          ))}
        </svg>
        {marks.map((mark) => (
          <span
            key={mark.label}
            style={{ left: `${x(mark.index)}%` }}
            className="on-lines absolute -top-1 translate-x-1.5 text-xs text-quiet"
          >
            {mark.label}
          </span>
        ))}
        {lines.map((line, index) => (
          <span
            key={line.key}
            style={{ top: `${labelPlaces[index] ?? 0}%` }}
            className={`absolute left-full w-24 -translate-y-1/2 pl-2 text-xs leading-tight hyphens-auto sm:w-32 ${line.isOwn ? "font-semibold text-lamp" : line.isPale ? "text-paper" : "text-sea"}`}
          >
            {line.label}
          </span>
        ))}
        {steps.map((step) => (
          <span
            key={step.index}
            style={{ left: `${x(step.index)}%` }}
            className={`absolute top-full pt-2 text-xs whitespace-nowrap text-quiet ${step.index === 0 ? "" : step.index === last ? "-translate-x-full" : "-translate-x-1/2"}`}
          >
            {step.label}
          </span>
        ))}
      </div>
      <figcaption className={caption ? "pt-4 text-xs text-quiet" : "sr-only"}>
        <span className="sr-only">{description}</span> {caption}
      </figcaption>
    </figure>
  );
}

/** A scale of round figures, in steps of 1, 2 or 5 times a power of ten. */
function niceScale(min: number, max: number): { from: number; to: number; ticks: number[] } {
  const rough = (max - min || 1) / gridLines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const from = Math.floor(min / step) * step;
  const to = Math.max(Math.ceil(max / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
