import type { Place } from "../market.ts";

/** `district, city, region` a line. */
export function placesFrom(lines: readonly string[]): Place[] {
  return lines.map((line) => {
    const [district = "", city = "", region = ""] = line.split(",").map((name) => name.trim());
    return { district, city, region, names: [district, city] };
  });
}
