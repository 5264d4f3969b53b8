// The basic shapes of all drawings: evening sky, water, towers, palms, hills, boats. Ink blues and lamp gold.
export const INK = {
  page: "#0b111a",
  raised: "#121a26",
  line: "#273445",
  dim: "#1a2534",
  far: "#33435a",
  mid: "#22304a",
  near: "#141d2b",
  paper: "#f3efe7",
  quiet: "#a9b4c2",
  gold: "#e3b268",
  coral: "#e5846a",
  sea: "#6db3c4",
  deep: "#1c3a4a",
};

/** A repeatable sequence of numbers in [0, 1), because drawings must not change from one run to the next. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function svg(width: number, height: number, body: string, label = ""): string {
  const title = label ? `<title>${label}</title>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${label ? ' role="img"' : ' aria-hidden="true"'}>${title}${body}</svg>\n`;
}

export function sky(width: number, horizon: number, glow: number): string {
  return (
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16233a"/><stop offset=".45" stop-color="#3c4a6b"/><stop offset=".72" stop-color="#8a6f84"/><stop offset=".9" stop-color="#d68f6f"/><stop offset="1" stop-color="#efb878"/></linearGradient>` +
    `<radialGradient id="sg"><stop offset="0" stop-color="#ffd796" stop-opacity=".75"/><stop offset="1" stop-color="#ffb870" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${horizon}" fill="url(#s)"/><ellipse cx="${n(width * glow)}" cy="${horizon}" rx="${n(width * 0.34)}" ry="${n(horizon * 0.34)}" fill="url(#sg)"/>`
  );
}

export function sun(x: number, y: number, r: number): string {
  return `<path d="M${n(x - r)} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z" fill="#ffdf9f"/>`;
}

export function water(width: number, top: number, bottom: number, seed: number, glow: number): string {
  const roll = dice(seed);
  let lines = "";
  for (let k = 0; k < 26; k++) {
    const t = (k + 1) / 27;
    const y = top + (bottom - top) * t ** 1.5;
    const wide = (10 + 70 * t) * (0.5 + roll());
    const x = roll() < 0.55 ? width * glow + (roll() - 0.5) * width * (0.12 + t * 0.25) : roll() * width;
    lines += `M${n(x - wide / 2)} ${n(y)}h${n(wide)}`;
  }
  return (
    `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c08d7c"/><stop offset=".18" stop-color="#6b6a86"/><stop offset="1" stop-color="#15293a"/></linearGradient></defs>` +
    `<rect y="${top}" width="${width}" height="${bottom - top}" fill="url(#w)"/><path d="${lines}" stroke="#f2c48f" stroke-opacity=".5" stroke-width="1.4" stroke-linecap="round"/>`
  );
}

export function hills(width: number, base: number, height: number, seed: number, fill: string): string {
  const roll = dice(seed);
  const a = roll() * 6,
    b = roll() * 6;
  let d = `M0 ${base}`;
  for (let k = 0; k <= 40; k++) {
    const t = k / 40;
    const rise = 0.55 + 0.3 * Math.sin(t * 7 + a) + 0.15 * Math.sin(t * 17 + b);
    d += `L${n(width * t)} ${n(base - height * Math.max(0.05, rise))}`;
  }
  return `<path d="${d}L${width} ${base}z" fill="${fill}"/>`;
}

export function tower(
  x: number,
  base: number,
  wide: number,
  tall: number,
  seed: number,
  fill = INK.near,
  lit = 0.34,
  cell = 7,
): string {
  const roll = dice(seed);
  const columns = Math.max(2, Math.floor(wide / cell));
  const rows = Math.floor((tall - cell) / cell);
  const step = wide / columns;
  let gold = "",
    pale = "";
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const chance = roll();
      if (chance > lit) continue;
      const mark = `M${n(x + c * step + step * 0.22)} ${n(base - tall + cell * 0.7 + r * cell)}h${n(step * 0.56)}v${n(cell * 0.46)}h${n(-step * 0.56)}z`;
      if (chance < lit * 0.75) gold += mark;
      else pale += mark;
    }
  return `<path d="M${n(x)} ${n(base)}v${n(-tall)}h${n(wide)}v${n(tall)}zM${n(x + wide * 0.3)} ${n(base - tall)}v-5h${n(wide * 0.4)}v5z" fill="${fill}"/><path d="${gold}" fill="${INK.gold}"/><path d="${pale}" fill="${INK.gold}" fill-opacity=".45"/>`;
}

export function palm(x: number, base: number, tall: number, lean: number): string {
  const tx = x + lean,
    ty = base - tall,
    w = Math.max(1.2, tall * 0.022),
    r = tall * 0.36;
  let leaves = "";
  for (const [angle, long] of [
    [-172, 1],
    [-150, 1.08],
    [-122, 0.95],
    [-96, 0.8],
    [-66, 0.92],
    [-36, 1.05],
    [-10, 1],
    [14, 0.78],
    [166, 0.76],
  ] as const) {
    const a = (angle * Math.PI) / 180;
    const ex = tx + Math.cos(a) * r * long,
      ey = ty + Math.sin(a) * r * long * 0.62 + r * 0.42;
    const mx = tx + Math.cos(a) * r * 0.62,
      my = ty + Math.sin(a) * r * 0.85 - r * 0.06;
    leaves += `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + r * 0.24)} ${n(tx)} ${n(ty)}z`;
  }
  return `<path d="M${n(x - w)} ${n(base)}Q${n(x + lean * 0.2)} ${n(base - tall * 0.55)} ${n(tx - w * 0.5)} ${n(ty)}h${n(w)}Q${n(x + lean * 0.2 + w * 2)} ${n(base - tall * 0.55)} ${n(x + w)} ${n(base)}z${leaves}" fill="${INK.page}"/>`;
}

/** Of the lamps on a fishing boat, from the bow (-1) to the stern (1). */
const ropeHeight = (k: number) => (k < 0 ? 1.28 + k * 0.16 : 1.38 - k * 0.5);

export function boat(
  x: number,
  y: number,
  size: number,
  kind: "yacht" | "fishing" | "sail" | "speed",
  fill = INK.page,
): string {
  const s = size;
  const hull =
    `<path d="M${n(x - s)} ${n(y - s * 0.22)}q${n(s * 0.15)} ${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.3)}` +
    `h${n(s * 1.2)}q${n(s * 0.35)} 0 ${n(s * 0.6)} ${n(-s * 0.42)}z" fill="${fill}"/>`;
  const shine =
    `<path d="M${n(x - s * 0.5)} ${n(y + s * 0.2)}h${n(s)}M${n(x - s * 0.25)} ${n(y + s * 0.34)}h${n(s * 0.6)}" ` +
    `stroke="${INK.gold}" stroke-opacity=".55" stroke-width="1.2" stroke-linecap="round"/>`;
  const lamp = (lx: number, ly: number) =>
    `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(Math.max(1.4, s * 0.06))}" fill="#ffd995"/>`;
  if (kind === "sail") {
    const mast = `<path d="M${n(x)} ${n(y - s * 0.25)}v${n(-s * 2)}" stroke="${fill}" stroke-width="1.6"/>`;
    const sail =
      `<path d="M${n(x + 2)} ${n(y - s * 2.1)}l${n(s * 0.75)} ${n(s * 1.75)}h${n(-s * 0.75)}z" ` +
      `fill="${INK.paper}" fill-opacity=".82"/>`;
    return hull + mast + sail + lamp(x, y - s * 2.25) + shine;
  }
  if (kind === "fishing") {
    const cabin =
      `<path d="M${n(x - s * 0.55)} ${n(y - s * 0.22)}v${n(-s * 0.55)}h${n(s * 0.6)}v${n(s * 0.55)}z` +
      `M${n(x - s * 0.2)} ${n(y - s * 0.7)}v${n(-s * 0.8)}h1.4v${n(s * 0.8)}z" fill="${fill}"/>`;
    const rope =
      `<path d="M${n(x - s * 1.1)} ${n(y - s * 1.1)}L${n(x - s * 0.15)} ${n(y - s * 1.45)}` +
      `L${n(x + s * 1.05)} ${n(y - s * 0.8)}" fill="none" stroke="${fill}" stroke-width="1.3"/>`;
    const lampsOnRope = [-1.05, -0.6, 0.35, 0.95].map((k) =>
      lamp(x + s * k, y - s * ropeHeight(k) + s * 0.06),
    );
    return hull + cabin + rope + lampsOnRope.join("") + shine;
  }
  const cabin =
    `<path d="M${n(x - s * 0.55)} ${n(y - s * 0.22)}l${n(s * 0.18)} ${n(-s * 0.36)}h${n(s * 0.62)}` +
    `l${n(s * 0.3)} ${n(s * 0.36)}z" fill="${fill}"/>`;
  const windows =
    `<path d="M${n(x - s * 0.3)} ${n(y - s * 0.34)}h${n(s * 0.6)}" ` +
    `stroke="${INK.gold}" stroke-width="${n(s * 0.09)}"/>`;
  return hull + cabin + windows + shine;
}

/** Street lamps along a path of points, shrinking towards its end. */
export function lamps(points: [number, number][], from: number, to: number): string {
  return (
    points
      .map(
        ([x, y], k) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(from + ((to - from) * k) / (points.length - 1))}"/>`,
      )
      .join("")
      .replace(/^/, `<g fill="#ffcf86">`) + "</g>"
  );
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
