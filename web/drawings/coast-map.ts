// The coast as a still drawing, for places without the interactive map. It shows how coast.ts wants to be drawn.
import {
  areas,
  coastline,
  islands,
  lakes,
  land,
  landmarks,
  type LatLng,
  parks,
  projection,
  roads,
} from "./coast.ts";
import { INK, n, svg } from "./parts.ts";

const view = projection(720);

export function coastMap(): string {
  const shore = trace(coastline);
  const depths = [46, 30, 16]
    .map(
      (wide, k) =>
        `<path d="${shore}" fill="none" stroke="${INK.sea}" stroke-opacity="${0.05 + k * 0.03}" stroke-width="${wide}" stroke-linejoin="round"/>`,
    )
    .join("");
  const shallows = islands
    .map(
      ({ outline }) =>
        `<path d="${trace(outline)}z" fill="none" stroke="${INK.sea}" stroke-opacity=".1" stroke-width="18" stroke-linejoin="round"/>`,
    )
    .join("");
  return svg(
    Math.round(view.width),
    Math.round(view.height),
    [
      `<rect width="100%" height="100%" fill="#12303f"/>`,
      depths,
      shallows,
      `<path d="${trace(land)}z" fill="${INK.raised}"/>`,
      areas
        .map(
          ({ outline }, k) =>
            `<path d="${trace(outline)}z" fill="${k % 2 ? "#1e2c40" : "#1a2637"}" stroke="${INK.line}" stroke-width="1"/>`,
        )
        .join(""),
      parks.map(({ outline }) => `<path d="${trace(outline)}z" fill="#1f3a36"/>`).join(""),
      lakes.map(({ outline }) => `<path d="${trace(outline)}z" fill="#1d4657"/>`).join(""),
      roads
        .map(
          ({ line, weight }) =>
            `<path d="${trace(line)}" fill="none" stroke="#b9a684" stroke-opacity="${0.3 + weight * 0.35}" stroke-width="${n(0.8 + weight * 1.6)}" stroke-linejoin="round" stroke-linecap="round"/>`,
        )
        .join(""),
      `<path d="${shore}" fill="none" stroke="#d9bd8c" stroke-opacity=".75" stroke-width="1.6" stroke-linejoin="round"/>`,
      islands
        .map(
          ({ outline }) =>
            `<path d="${trace(outline)}z" fill="${INK.raised}" stroke="#d9bd8c" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"/>`,
        )
        .join(""),
      landmarks.map(({ at }) => dot(at, 3, INK.quiet)).join(""),
      areas.map(({ centre }) => dot(centre, 5.5, INK.gold)).join(""),
    ].join(""),
  );
}

function trace(line: readonly LatLng[]): string {
  return line.map((place, k) => `${k ? "L" : "M"}${view.at(place).map(n).join(" ")}`).join("");
}

function dot(place: LatLng, r: number, colour: string): string {
  const [x, y] = view.at(place);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${colour}"/>`;
}
