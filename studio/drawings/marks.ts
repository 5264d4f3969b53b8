// The mark (a roof over the sun on the water), the wordmark, the icon, the default share picture, the empty states.
import { defaultSite } from "../../domain/site/site.ts";
import { boat, dice, hills, INK, lamps, palm, sky, sun, svg, tower, water } from "./parts.ts";
import { WORDMARK } from "./wordmark.ts";

/** Drawn on a 64 × 64 field. */
function mark(line: string = INK.paper, light: string = INK.gold): string {
  const roof = `stroke="${line}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"`;
  const water = `stroke="${light}" stroke-width="3.2" stroke-linecap="round"`;
  return (
    `<path d="M18 40a14 14 0 0 1 28 0z" fill="${light}"/>` +
    `<path d="M6 33Q22 25 32 8Q42 25 58 33" fill="none" ${roof}/>` +
    `<path d="M12 46.5h40M19 53h26M26 59.5h12" ${water}/>`
  );
}

function wordmark(x: number, y: number, scale: number, colour: string = INK.paper): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${WORDMARK.path}" fill="${colour}"/>`;
}

export const marks = {
  logo: svg(268, 64, mark() + wordmark(78, 44, 0.44), defaultSite.business.name),
  "logo-on-paper": svg(
    268,
    64,
    mark(INK.page, "#b8832f") + wordmark(78, 44, 0.44, INK.page),
    defaultSite.business.name,
  ),
  favicon: svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="${INK.page}"/><g transform="translate(6.4 4.6) scale(.8)">${mark()}</g>`,
    defaultSite.business.name,
  ),
  share: share(),
  "guide-cover": guideCover(),
  "empty-state": emptyState(),
  "picture-missing": pictureMissing(),
};

function skyline(from: number, to: number, base: number, seed: number, tallest: number): string {
  const roll = dice(seed);
  let body = "";
  for (let x = from; x < to;) {
    const near = (x - from) / (to - from);
    const wide = 18 + roll() * 30 * (0.4 + near);
    body += tower(
      x,
      base,
      wide,
      (0.15 + roll() ** 1.6) * tallest * (0.25 + 0.75 * near),
      Math.floor(roll() * 1e6),
      roll() < 0.6 ? INK.near : INK.mid,
      0.36,
      9,
    );
    x += wide + roll() * 8;
  }
  return body;
}

function share(): string {
  const w = 1200,
    h = 630,
    horizon = 430;
  return svg(
    w,
    h,
    sky(w, horizon, 0.18) +
      sun(216, horizon, 26) +
      hills(w, horizon, 44, 5, INK.far) +
      skyline(560, 1230, 438, 12, 330) +
      water(w, horizon, h, 4, 0.18) +
      `<path d="M1200 520Q900 470 560 436Q900 440 1200 452z" fill="${INK.near}"/>` +
      lamps(
        Array.from({ length: 16 }, (_, k): [number, number] => [1180 - k * 40, 496 - k * 3.9 + k * k * 0.02]),
        3.4,
        1,
      ) +
      boat(380, 520, 30, "speed") +
      boat(190, 566, 40, "fishing") +
      `<g transform="translate(84 92) scale(1.5)">${mark()}</g>` +
      wordmark(206, 160, 0.82),
    defaultSite.business.name,
  );
}

function guideCover(): string {
  const w = 600,
    h = 800,
    horizon = 520;
  return svg(
    w,
    h,
    sky(w, horizon, 0.3) +
      sun(180, horizon, 30) +
      hills(w, horizon, 60, 5, INK.far) +
      skyline(250, 620, 528, 7, 300) +
      water(w, horizon, h, 6, 0.3) +
      boat(150, 610, 36, "sail") +
      boat(300, 580, 18, "speed") +
      `<path d="M0 800V716Q180 668 360 712T600 700V800z" fill="${INK.page}"/>` +
      palm(92, 742, 250, 40) +
      palm(540, 734, 180, -26) +
      `<path d="M0 0h14v800h-14z" fill="#000" fill-opacity=".22"/><path d="M40 40h520v720H40z" fill="none" stroke="${INK.gold}" stroke-opacity=".55" stroke-width="1.5"/><g transform="translate(268 96)">${mark()}</g>`,
  );
}

/** Shown when nothing is found: an empty shore, with one lit window across the water. */
function emptyState(): string {
  const w = 640,
    h = 400,
    horizon = 236;
  return svg(
    w,
    h,
    `<defs><clipPath id="c"><rect width="${w}" height="${h}" rx="14"/></clipPath></defs><g clip-path="url(#c)">` +
      sky(w, horizon, 0.5) +
      hills(w, horizon, 52, 9, INK.far) +
      `<path d="M448 236v-22h-7l22 -16l22 16h-7v22z" fill="${INK.near}"/><path d="M457 220h10v10h-10z" fill="${INK.gold}"/>` +
      water(w, horizon, h, 8, 0.7) +
      `<path d="M0 400V338Q200 300 420 344T640 352V400z" fill="${INK.near}"/><g fill="${INK.page}"><path d="M196 344l78 0l44 -34l6 5l-38 38v22h-6v-20h-72v20h-6z"/></g>` +
      palm(96, 372, 190, 26) +
      "</g>",
  );
}

function pictureMissing(): string {
  return svg(
    640,
    480,
    `<rect width="640" height="480" fill="${INK.raised}"/><path d="M0 330Q160 296 320 326T640 318V480H0z" fill="${INK.dim}"/><g transform="translate(240 150) scale(2.5)" opacity=".55">${mark(INK.quiet, INK.quiet)}</g>`,
  );
}
