// The parts of the area pictures: jetties, spires, beaches, hills, houses, piers. 640 × 480.
import { dice, INK, lamps, n, sky, sun, svg, tower } from "./parts.ts";

export const W = 640;
export const H = 480;

export function frame(horizon: number, glow: number, body: string, seed: number, withSun = true): string {
  const roll = dice(seed);
  const clouds = Array.from(
    { length: 5 },
    () => `M${n(roll() * W)} ${n(horizon * (0.25 + roll() * 0.5))}h${n(50 + roll() * 120)}`,
  ).join("");
  return svg(
    W,
    H,
    sky(W, horizon, glow) +
      `<path d="${clouds}" stroke="#e9a283" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/>` +
      (withSun ? sun(n2(W * glow), horizon, 17) : "") +
      body,
  );
}

type Triple = readonly [x: number, y: number, size: number];

export function triples(...all: Triple[]): Triple[] {
  return all;
}

function pairs(...all: (readonly [number, number])[]): (readonly [number, number])[] {
  return all;
}

function n2(value: number): number {
  return Math.round(value);
}

export function town(from: number, to: number, base: number, seed: number, scale = 1): string {
  const roll = dice(seed);
  let body = "";
  for (let x = from; x < to;) {
    const wide = (16 + roll() * 26) * scale;
    const near = (x - from) / (to - from);
    const tall = (24 + roll() ** 2 * 120) * scale * (0.4 + near);
    body += tower(
      x,
      base,
      wide,
      tall,
      Math.floor(roll() * 1e6),
      roll() < 0.5 ? INK.near : INK.mid,
      0.4,
      6 * scale + 1,
    );
    x += wide + roll() * 7 * scale;
  }
  return body;
}

export function trees(from: number, base: number, count: number, seed: number): string {
  const roll = dice(seed);
  return `<g fill="${INK.page}">${Array.from({ length: count }, (_, k) => `<ellipse cx="${n(from + k * 18 + roll() * 8)}" cy="${n(base - roll() * 6)}" rx="${n(14 + roll() * 12)}" ry="${n(10 + roll() * 10)}"/>`).join("")}</g>`;
}

export function spires(x: number, base: number): string {
  const spire = (cx: number, s: number) => {
    const tip = `${n(4 * s)} ${n(-34 * s)}q0 ${n(20 * s)} ${n(4 * s)} ${n(34 * s)}`;
    return (
      `M${n(cx - 26 * s)} ${base}v${n(-26 * s)}l${n(10 * s)} ${n(-12 * s)}v${n(-16 * s)}` +
      `l${n(8 * s)} ${n(-12 * s)}l${n(4 * s)} ${n(-30 * s)}q${n(4 * s)} ${n(-14 * s)} ${tip}` +
      `l${n(4 * s)} ${n(30 * s)}l${n(8 * s)} ${n(12 * s)}v${n(16 * s)}l${n(10 * s)} ${n(12 * s)}v${n(26 * s)}z`
    );
  };
  return `<path d="${spire(x, 1.15)}${spire(x - 48, 0.72)}${spire(x + 48, 0.72)}M${x - 110} ${base}q30 -22 60 -16h100q34 -4 66 16z" fill="${INK.near}"/>`;
}

export function jetty(x: number, y: number): string {
  let posts = "";
  for (let k = 0; k < 9; k++) posts += `M${x + k * 38} ${y}v${24 + k * 2}`;
  const huts = pairs([390, 46], [470, 58], [560, 72])
    .map(
      ([hx, s]) =>
        `M${hx} ${y}v${n(-s * 0.55)}l${n(-s * 0.14)} 0l${n(s * 0.64)} ${n(-s * 0.42)}l${n(s * 0.64)} ${n(s * 0.42)}h${n(-s * 0.14)}v${n(s * 0.55)}z`,
    )
    .join("");
  const windows = pairs([404, 318], [420, 318], [488, 314], [508, 314], [584, 308], [608, 308])
    .map(([wx, wy]) => `M${wx} ${wy}h9v10h-9z`)
    .join("");
  return `<path d="M${x - 30} ${y - 4}H${W}v7H${x - 30}z${huts}" fill="${INK.page}"/><path d="${posts}" stroke="${INK.page}" stroke-width="4"/><path d="${windows}" fill="${INK.gold}"/>`;
}

export function beach(x: number, y: number): string {
  return `<path d="M${x} ${y}q60 26 30 70q-20 40 40 94H${W}V${y}z" fill="#6b5a55"/><path d="M${x + 40} ${y + 8}q50 30 24 76q-14 36 40 80H${W}V${y}z" fill="${INK.near}"/>`;
}

export function crescent(): string {
  return (
    `<path d="M420 ${H}Q640 330 172 268H${W}V${H}z" fill="#7a6660"/><path d="M470 ${H}Q664 330 190 267H${W}V${H}z" fill="${INK.near}"/>` +
    lamps(
      [
        [492, 462],
        [524, 432],
        [541, 408],
        [547, 388],
        [543, 370],
        [530, 354],
        [510, 340],
        [484, 328],
        [454, 318],
        [420, 309],
        [384, 301],
        [346, 294],
        [308, 288],
        [270, 282],
        [234, 276],
      ],
      3.4,
      1,
    ) +
    tower(572, 436, 46, 158, 41, INK.mid) +
    tower(604, 480, 70, 176, 43, INK.page, 0.42, 9)
  );
}

export function hill(): string {
  const roads = lamps(
    [
      [236, 420],
      [262, 402],
      [292, 388],
      [326, 379],
      [362, 374],
      [400, 372],
      [438, 366],
      [474, 354],
      [506, 338],
      [532, 320],
      [552, 304],
    ],
    3,
    1.6,
  );
  return (
    `<path d="M250 350Q330 250 430 262Q540 236 ${W} 300V${H}H180Q200 400 250 350z" fill="${INK.near}"/><path d="M196 ${H}Q260 420 380 414T${W} 372V${H}z" fill="${INK.page}"/>` +
    trees(296, 318, 19, 12) +
    roads +
    house(280, 366, 44) +
    house(404, 352, 40) +
    house(452, 408, 60) +
    house(330, 424, 56) +
    trees(230, 440, 20, 5)
  );
}

export function longBeach(): string {
  return `<path d="M120 ${H}L452 292H${W}V${H}z" fill="#8d7468"/><path d="M120 ${H}L452 292h8L190 ${H}z" fill="#c9a48a" fill-opacity=".6"/><path d="M380 ${H}L470 296H${W}V${H}z" fill="${INK.near}"/>`;
}

export function parasols(): string {
  return triples([300, 420, 26], [344, 386, 19], [374, 360, 14], [396, 341, 10], [412, 328, 7])
    .map(
      ([x, y, s], k) =>
        `<path d="M${x - s} ${y - s}q${s} ${n(-s * 0.9)} ${s * 2} 0z" fill="${k % 2 ? INK.coral : INK.gold}"/><path d="M${x} ${y - s}v${n(s * 1.3)}" stroke="${INK.page}" stroke-width="2"/>`,
    )
    .join("");
}

export function quay(): string {
  return (
    `<path d="M0 452H${W}v28H0z" fill="${INK.page}"/>` +
    lamps(
      [
        [60, 444],
        [160, 444],
        [260, 444],
        [360, 444],
        [460, 444],
        [560, 444],
      ],
      3.2,
      3.2,
    ) +
    `<path d="M60 452v-8M160 452v-8M260 452v-8M360 452v-8M460 452v-8M560 452v-8" stroke="${INK.page}" stroke-width="2"/>`
  );
}

export function bank(): string {
  return `<path d="M0 372Q160 340 330 346T${W} 362V${H}H0z" fill="${INK.near}"/><path d="M0 420Q220 386 420 402T${W} 410V${H}H0z" fill="${INK.page}"/>`;
}

export function house(x: number, y: number, s: number): string {
  const roof =
    `h${n(-s * 0.14)}l${n(s * 0.4)} ${n(-s * 0.34)}h${n(s * 0.5)}` +
    `l${n(s * 0.38)} ${n(s * 0.34)}h${n(-s * 0.14)}`;
  const window = (from: number, width: number, height: number) =>
    `M${n(x + s * from)} ${n(y - s * 0.28)}h${n(s * width)}v${n(s * height)}h${n(-s * width)}z`;
  return (
    `<path d="M${x} ${y}v${n(-s * 0.36)}${roof}v${n(s * 0.36)}z" fill="#1d2839"/>` +
    `<path d="${window(0.12, 0.28, 0.24)}${window(0.56, 0.14, 0.16)}${window(0.78, 0.14, 0.16)}" fill="${INK.gold}"/>`
  );
}

export function headland(): string {
  return (
    `<path d="M400 298q60 -64 130 -70q70 -10 110 20v50z" fill="${INK.mid}"/>` +
    lamps(
      [
        [470, 292],
        [506, 290],
        [544, 291],
        [590, 289],
        [622, 291],
      ],
      1.8,
      1.8,
    )
  );
}

export function pier(): string {
  let posts = "";
  for (let k = 0; k < 10; k++) posts += `M${360 + k * 31} ${n(338 + k * 2.6)}v${n(16 + k * 2.4)}`;
  return (
    `<path d="M340 334L${W} 360v12L340 339z" fill="${INK.page}"/><path d="${posts}" stroke="${INK.page}" stroke-width="3.4"/><path d="M340 334v-20h-4l26 -16l26 16h-4v22z" fill="${INK.page}"/><path d="M350 318h10v10h-10zM366 318h10v10h-10z" fill="${INK.gold}"/>` +
    lamps(
      [
        [430, 326],
        [486, 331],
        [542, 336],
        [598, 341],
      ],
      2.4,
      3.2,
    ) +
    `<path d="M430 326v16M486 331v16M542 336v18M598 341v18" stroke="${INK.page}" stroke-width="2"/>`
  );
}
