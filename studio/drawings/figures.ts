// Figures for the guides. They contain numerals but no words, so that one drawing serves every language.
import { INK, n, svg } from "./parts.ts";

const W = 800;
const H = 420;
const LINE = `fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

/** Line icons of about 56 × 56, centred on (0, 0). */
const SIGN = {
  bank: "M-26 -8L0 -24L26 -8zM-20 -2v18M-7 -2v18M7 -2v18M20 -2v18M-26 22h52",
  globe:
    "M0 -25a25 25 0 1 0 .1 0zM-25 0h50M0 -25q-16 25 0 50M0 -25q16 25 0 50M-21 -13q21 9 42 0M-21 13q21 -9 42 0",
  paper: "M-18 -26h25l11 11v41h-36zM7 -26v11h11M-10 -6h20M-10 4h20M-10 14h12",
  seal: "M-18 -26h36v52h-36zM-9 -14h18M-9 -5h18M0 6a7 7 0 1 0 .1 0zM-4 19l-2 9M4 19l2 9",
  key: "M-12 -4a11 11 0 1 0 .1 0zM-4 0L24 -20M14 -13l6 8M20 -17l5 7",
  house: "M-26 0L0 -24L26 0M-19 -5v28h38v-28M-5 23v-15h10v15",
  coin: "M0 -20a20 20 0 1 0 .1 0zM0 -13a13 13 0 1 0 .1 0z",
  pen: "M-22 22l5 -16L14 -25l11 11L-6 17zM8 -19l11 11M-24 27h48",
  eye: "M-27 0q27 -32 54 0q-27 32 -54 0zM0 -9a9 9 0 1 0 .1 0z",
  calendar: "M-23 -18h46v40h-46zM-23 -7h46M-12 -25v12M12 -25v12M-12 3h4M-1 3h4M10 3h4M-12 13h4M-1 13h4",
  tower: "M-14 26v-50h28v50zM-6 -15h3M4 -15h3M-6 -5h3M4 -5h3M-6 5h3M4 5h3M-5 26v-9h10v9",
} as const;

export const figures: Record<string, string> = {
  "figure-quota": quota(),
  "figure-money-path": moneyPath(),
  "figure-rent-to-own-path": rentToOwn(),
  "figure-costs": costs(),
  "figure-timeline": timeline(),
};

function card(body: string): string {
  return svg(W, H, `<rect width="${W}" height="${H}" rx="14" fill="${INK.raised}"/>${body}`);
}

function sign(name: keyof typeof SIGN, x: number, y: number, colour: string, scale = 1): string {
  return `<path d="${SIGN[name]}" transform="translate(${n(x)} ${n(y)})${scale === 1 ? "" : ` scale(${scale})`}" ${LINE} stroke="${colour}"/>`;
}

function disc(x: number, y: number, r: number, filled = false): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${filled ? INK.gold : INK.page}" stroke="${filled ? INK.gold : INK.line}" stroke-width="2"/>`;
}

function number(text: string, x: number, y: number, size: number, colour: string): string {
  return `<text x="${x}" y="${y}" font-family="Georgia, 'Noto Serif Display', serif" font-size="${size}" fill="${colour}" text-anchor="middle">${text}</text>`;
}

/** A building in which some homes are foreign-owned. It states no share: the quota is a fact, and a file follows none. */
function quota(): string {
  const lit = new Set([
    1, 2, 3, 8, 9, 11, 15, 16, 18, 22, 23, 28, 29, 31, 32, 34, 37, 39, 40, 43, 44, 47, 48, 53, 57, 58, 62, 64,
    66, 69, 72, 75, 76, 79, 80, 81, 87, 89, 91, 94, 95, 98,
  ]);
  let gold = "",
    quiet = "";
  for (let k = 0; k < 100; k++) {
    const x = 262 + (k % 10) * 28,
      y = 350 - Math.floor(k / 10) * 29;
    const mark = `M${x} ${y - 18}h19v18h-19z`;
    if (lit.has(k)) gold += mark;
    else quiet += mark;
  }
  return card(
    `<path d="M244 372V56h312v316zM340 56V40h120v16z" fill="${INK.page}"/><path d="${quiet}" fill="${INK.line}"/><path d="${gold}" fill="${INK.gold}"/><path d="M150 372h500" stroke="${INK.line}" stroke-width="2"/>`,
  );
}

/** Money comes from abroad to a Thai account; then the bank's certificate, the Land Department and the keys. */
function moneyPath(): string {
  const stops = [
    [92, 268, "globe"],
    [246, 182, "bank"],
    [400, 240, "seal"],
    [554, 158, "pen"],
    [708, 214, "house"],
  ] as const;
  const path = stops.map(([x, y], k) => (k ? `S${x - 70} ${y} ${x} ${y}` : `M${x} ${y}`)).join("");
  const coins = (
    [
      [168, 226],
      [322, 211],
      [476, 200],
      [630, 186],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${INK.gold}"/>`)
    .join("");
  return card(
    `<path d="${path}" ${LINE} stroke="${INK.gold}" stroke-opacity=".55" stroke-dasharray="1 9"/>${coins}` +
      stops
        .map(([x, y, name], k) => disc(x, y, 52) + sign(name, x, y, k === 4 ? INK.gold : INK.paper))
        .join("") +
      stops.map(([x, y], k) => number(String(k + 1), x, y + 88, 24, INK.quiet)).join(""),
  );
}

/** Monthly payments climb to ownership. Part of the way along, they can be transferred to another home. */
function rentToOwn(): string {
  let steps = "",
    gold = "";
  const count = 12;
  for (let k = 0; k < count; k++) {
    const x = 96 + k * 46,
      tall = 26 + k * 17;
    steps += `M${x} ${352 - tall}h34v${tall}h-34z`;
    gold += `M${x} ${352 - tall}h34v${6}h-34z`;
  }
  return card(
    `<path d="M64 352h672" stroke="${INK.line}" stroke-width="2"/><path d="${steps}" fill="${INK.line}"/><path d="${gold}" fill="${INK.gold}"/>` +
      disc(104, 230, 44) +
      sign("key", 104, 230, INK.paper) +
      disc(694, 108, 54, true) +
      sign("house", 694, 108, INK.page, 1.15) +
      `<path d="M342 222C350 120 420 84 486 84" ${LINE} stroke="${INK.sea}" stroke-dasharray="2 9"/><path d="M474 75l13 9l-13 9" ${LINE} stroke="${INK.sea}"/>` +
      disc(540, 84, 42) +
      sign("tower", 540, 84, INK.sea, 0.9) +
      `<circle cx="342" cy="226" r="7" fill="${INK.sea}"/>`,
  );
}

function arc(from: number, to: number, r: number): string {
  const a = (from - 0.25) * 2 * Math.PI;
  const b = (to - 0.25) * 2 * Math.PI;
  return `M${n(290 + r * Math.cos(a))} ${n(210 + r * Math.sin(a))}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(290 + r * Math.cos(b))} ${n(210 + r * Math.sin(b))}`;
}

/** What a purchase costs: the price is the large ring, fees and taxes are thin slices, and upkeep is monthly bars. */
function costs(): string {
  const slices = [
    [0.005, 0.845, INK.gold],
    [0.855, 0.905, INK.sea],
    [0.915, 0.95, INK.coral],
    [0.96, 0.995, INK.quiet],
  ] as const;
  const bars = [34, 22, 46, 28, 40, 30]
    .map((tall, k) => `M${500 + k * 38} ${290 - tall}h22v${tall}h-22z`)
    .join("");
  return card(
    slices
      .map(
        ([a, b, colour]) => `<path d="${arc(a, b, 122)}" fill="none" stroke="${colour}" stroke-width="34"/>`,
      )
      .join("") +
      sign("house", 290, 210, INK.paper, 1.5) +
      `<path d="M484 290h250" stroke="${INK.line}" stroke-width="2"/><path d="${bars}" fill="${INK.quiet}" fill-opacity=".75"/>` +
      sign("calendar", 609, 160, INK.paper, 1.1),
  );
}

/** The x of the six stops on the timeline. */
function x(k: number): number {
  return 90 + k * 124;
}

/** The timeline from the first viewing to the title deed. */
function timeline(): string {
  const stops = ["eye", "paper", "pen", "key", "coin", "house"] as const;
  return card(
    `<path d="M${x(0)} 250H${x(3)}" stroke="${INK.gold}" stroke-width="4"/><path d="M${x(3)} 250H${x(5)}" stroke="${INK.line}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/>` +
      stops
        .map(
          (name, k) =>
            `<path d="M${x(k)} 236V196" stroke="${INK.line}" stroke-width="2"/>` +
            disc(x(k), 250, 11, k <= 3) +
            disc(x(k), 146, 48) +
            sign(name, x(k), 146, k === 5 ? INK.gold : INK.paper, 0.95) +
            number(String(k + 1), x(k), 306, 24, INK.quiet),
        )
        .join(""),
  );
}
