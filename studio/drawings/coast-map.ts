// The coast as one drawing: a still picture, and the background of every map (web/map), which shows its `#coast`.
// Lines keep their width at every zoom. Dots are lines of zero length, so that they keep their size too.
import { areas, coastline, islands, lakes, land, landmarks, parks, projection, roads } from "./coast.ts";
import { DRAWING, type LatLng } from "../../web/map/coast-shape.ts";
import { INK, n, svg } from "./parts.ts";

const view = projection(DRAWING.width);

export function coastMap(): string {
  const shore = trace(coastline);
  const depths = [46, 30, 16].map((wide, k) => stroke(shore, INK.sea, 0.05 + k * 0.03, wide)).join("");
  const shallows = islands.map(({ outline }) => stroke(`${trace(outline)}z`, INK.sea, 0.1, 18)).join("");
  const coast = [
    `<path d="M0 0H${DRAWING.width}V${DRAWING.height}H0z" fill="#12303f"/>`,
    depths,
    shallows,
    `<path d="${trace(land)}z" fill="${INK.raised}"/>`,
    areas
      .map(
        ({ outline }, k) =>
          `<path d="${trace(outline)}z" fill="${k % 2 ? "#1e2c40" : "#1a2637"}"/>${stroke(`${trace(outline)}z`, INK.line, 1, 1)}`,
      )
      .join(""),
    parks.map(({ outline }) => `<path d="${trace(outline)}z" fill="#1f3a36"/>`).join(""),
    lakes.map(({ outline }) => `<path d="${trace(outline)}z" fill="#1d4657"/>`).join(""),
    roads
      .map(({ line, weight }) => stroke(trace(line), "#b9a684", 0.3 + weight * 0.35, 0.8 + weight * 1.6))
      .join(""),
    stroke(shore, "#d9bd8c", 0.75, 1.6),
    islands
      .map(({ outline }) => {
        const edge = `${trace(outline)}z`;
        return `<path d="${edge}" fill="${INK.raised}"/>${stroke(edge, "#d9bd8c", 0.6, 1.2)}`;
      })
      .join(""),
    landmarks.map(({ at }) => dot(at, 6, INK.quiet)).join(""),
  ].join("");
  return svg(
    DRAWING.width,
    DRAWING.height,
    `<g id="coast" stroke-linejoin="round" stroke-linecap="round">${coast}</g>`,
  );
}

function trace(line: readonly LatLng[]): string {
  return line.map((place, k) => `${k ? "L" : "M"}${view.at(place).map(n).join(" ")}`).join("");
}

function stroke(path: string, colour: string, opacity: number, wide: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${n(wide)}" vector-effect="non-scaling-stroke"/>`;
}

function dot(place: LatLng, wide: number, colour: string): string {
  return stroke(`${trace([place])}h0`, colour, 1, wide);
}
