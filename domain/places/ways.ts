/**
 * How long a way takes on foot and by baht bus, by one stated rule: it knows no traffic and no traffic lights, so it
 * tells near from far, not when one arrives. Pages show the rule with its figures.
 */
import { type BahtBusLine, bahtBusLines, changes, type Line } from "./baht-bus.ts";
import { type Point, kilometresBetween, nearestOnLine } from "./places.ts";

export const wayRule = {
  /** A way by street for each kilometre as the crow flies. */
  detour: 1.3,
  walkingKilometresAnHour: 4.8,
  /** A longer walk is not suggested. */
  longestWalkMinutes: 45,
  busKilometresAnHour: 15,
  waitMinutes: 5,
  /** On foot to a line, and from it, as the crow flies. */
  mostMetresToLine: 500,
} as const;

export type Ways = {
  /** Undefined where it is too far to walk. */
  onFoot: number | undefined;
  /** Undefined without a line near both ends, and where walking is as quick. */
  byBahtBus: number | undefined;
};

export function waysBetween(from: Point, to: Point): Ways {
  const walk = walkMinutes(kilometresBetween(from, to));
  const ride = rideMinutes(from, to);
  return {
    onFoot: walk <= wayRule.longestWalkMinutes ? Math.max(1, Math.round(walk)) : undefined,
    byBahtBus: ride !== undefined && ride < walk ? Math.round(ride) : undefined,
  };
}

function walkMinutes(kilometres: number): number {
  return ((kilometres * wayRule.detour) / wayRule.walkingKilometresAnHour) * 60;
}

/** The quickest of all ways over lines that change into one another. */
function rideMinutes(from: Point, to: Point): number | undefined {
  const minutes = (Object.keys(bahtBusLines) as BahtBusLine[]).flatMap((line) =>
    stopsNear(from, line).flatMap(({ at, kilometres }) =>
      continueBy(line, at, to, [line], walkMinutes(kilometres)),
    ),
  );
  return minutes.length > 0 ? Math.min(...minutes) : undefined;
}

function continueBy(
  line: BahtBusLine,
  at: Point,
  to: Point,
  used: readonly BahtBusLine[],
  before: number,
): number[] {
  const boarded = before + wayRule.waitMinutes;
  const direct = stopsNear(to, line).map(
    (end) => boarded + rideAlong(line, at, end.at) + walkMinutes(end.kilometres),
  );
  const changed = changes.flatMap(({ between, at: [lat, lng] }) => {
    const next = between.find((one) => one !== line);
    if (!between.includes(line) || !next || used.includes(next)) return [];
    const change = { lat, lng };
    return continueBy(next, change, to, [...used, next], boarded + rideAlong(line, at, change));
  });
  return [...direct, ...changed];
}

/** Where one boards or leaves a line: near enough on each of its stretches, so on either street of a loop. */
function stopsNear(point: Point, line: BahtBusLine): { at: Point; kilometres: number }[] {
  const stretches: Line = bahtBusLines[line].line;
  return stretches.slice(1).flatMap((end, index) => {
    const at = nearestOnLine(point, [stretches[index] ?? end, end]);
    const kilometres = kilometresBetween(point, at);
    return kilometres * 1000 <= wayRule.mostMetresToLine ? [{ at, kilometres }] : [];
  });
}

function rideAlong(name: BahtBusLine, from: Point, to: Point): number {
  const { isLoop, line } = bahtBusLines[name];
  const ahead = placeAlong(line, to) - placeAlong(line, from);
  const whole = placeAlong(line, undefined);
  const kilometres = isLoop ? (ahead + whole) % whole : Math.abs(ahead);
  return (kilometres / wayRule.busKilometresAnHour) * 60;
}

/** How many kilometres from the line's beginning a point on it is; without a point, the length of the line. */
function placeAlong(line: Line, point: Point | undefined): number {
  let behind = 0;
  let place = { away: Infinity, kilometres: 0 };
  for (const [index, [lat, lng]] of line.entries()) {
    const last = line[index - 1];
    if (!last) continue;
    const from = { lat: last[0], lng: last[1] };
    if (point) {
      const nearest = nearestOnLine(point, [last, [lat, lng]]);
      const away = kilometresBetween(point, nearest);
      if (away < place.away) place = { away, kilometres: behind + kilometresBetween(from, nearest) };
    }
    behind += kilometresBetween(from, { lat, lng });
  }
  return point ? place.kilometres : behind;
}
