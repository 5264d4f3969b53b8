/** Class names as sites write them; each half has habits of its own. */
import type { Half } from "../half.ts";
import type { Draw } from "../random.ts";

type Habit = (role: string, site: string) => string;

const utilities: Record<string, string> = {
  title: "text-2xl font-bold leading-tight",
  price: "text-xl font-semibold text-emerald-700",
  label: "text-sm text-gray-500",
  value: "text-sm font-medium",
  card: "rounded-lg shadow p-4",
  badge: "inline-flex rounded-full bg-red-600 px-2 text-xs text-white",
  gallery: "grid grid-cols-2 gap-1",
};

const habits: Record<Half, readonly Habit[]> = {
  mending: [
    (role) => `property-${role}`,
    (role, site) => `css-${scramble(role + site)}`,
    (role) => utilities[role] ?? "flex flex-col gap-2",
  ],
  "held-out": [
    (role) => `listing-detail__${role}`,
    (role, site) =>
      `${role.charAt(0).toUpperCase()}${role.slice(1)}_root__${scramble(site + role).slice(0, 5)}`,
    (role) => `rh_${role} rh_${role}--wrap`,
    () => "",
  ],
};

export function drawClassNames(draw: Draw, half: Half, site: string): (role: string) => string {
  const habit = draw.pick(habits[half]);
  return (role) => {
    const name = habit(role, site);
    return name === "" ? "" : ` class="${name}"`;
  };
}

function scramble(text: string): string {
  let value = 7;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return value.toString(36).padStart(7, "x");
}
