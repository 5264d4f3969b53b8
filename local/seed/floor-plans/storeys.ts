/** Houses and flats on two floors: a hall with the stairs runs through every floor at the same place. */
import { type Cut, type Join, type Layout, cutRooms } from "./cut-rooms.ts";
import { type FloorLayout, type HouseFacts, all, leaf, metres, part, stairsAt } from "./house-parts.ts";
import { cm, vary } from "./measures.ts";

const spine = 2.35;

export type Storeys = {
  /** Bedrooms and bathrooms of each floor; a floor with a living room has a kitchen too. */
  floors: readonly {
    beds: number;
    baths: number;
    hasLiving: boolean;
    extra?: "study" | "dining" | "storage";
  }[];
  terrace?: { floor: number; area: number };

  light?: Layout["light"];
};

/** Rooms left and right of a hall that runs from front to back. */
export function layOutStoreys(
  { area, seed, isHouse, hasPool, hasCarport }: HouseFacts,
  storeys: Storeys,
): FloorLayout[] {
  const perFloor = area / storeys.floors.length;
  const width = cm(Math.sqrt(perFloor * 1.3) + vary(seed, 1) * 0.7);
  const depth = cm(perFloor / width);
  const side = cm((width - spine) * (0.52 + vary(seed, 2) * 0.06));
  const stairs = stairsAt(side + 0.1, depth * 0.5 - 1.3);
  return storeys.floors.map((floor, index) => {
    const joins: Join[] = [];
    const toHall = (id: string, end: "start" | "end" = "start") => joins.push(["hall", id, "door", end]);
    const left: [{ part: number } | { metres: number }, Cut][] = [];
    const right: [{ part: number } | { metres: number }, Cut][] = [];
    let { beds, baths } = floor;
    const addBedroom = (column: typeof left, isFirst: boolean) => {
      const id = `bedroom${index}${beds--}`;
      column.push([part(1), leaf(id, "bedroom")]);
      toHall(id, isFirst ? "end" : "start");
      return id;
    };
    const addBath = (of: string) => {
      const id = `bath${index}${baths--}`;
      joins.push([of, id, "door", "end"]);
      return leaf(id, "bathroom");
    };
    /** Bedrooms at the front and the back, their bathrooms side by side between them. */
    const addSuites = (column: typeof left, count: number) => {
      const first = addBedroom(column, true);
      const own = baths > 0 ? [first] : [];
      if (count > 1 && baths > 1) own.push(`bedroom${index}${beds}`);
      if (own.length > 0) {
        column.push([metres(2.2), { across: own.map((of) => [part(1), addBath(of)] as const) }]);
      }
      if (count > 1) addBedroom(column, false);
    };
    if (floor.hasLiving) {
      left.push([part(0.36), leaf("kitchen", "kitchen")], [part(0.64), leaf("living", "living")]);
      joins.push(["kitchen", "living", "opening"], ["hall", "living", "opening"]);
      const bath = floor.baths > 0 && `bath${index}${baths--}`;
      if (bath) {
        right.push([metres(2.2), leaf(bath, "bathroom")]);
        toHall(bath, "end");
      }
      if (floor.extra) {
        right.push([part(beds > 0 ? 0.6 : 1), leaf("extra", floor.extra)]);
        joins.push(["hall", "extra", floor.extra === "dining" ? "opening" : "door"]);
      }
      if (beds > 0) addSuites(right, beds);
    } else {
      addSuites(left, Math.ceil(beds / 2));
      if (beds > 0) addSuites(right, beds);
      if (right.length === 0) right.push([part(1), leaf("study", "study")]);
    }
    const rooms = cutRooms(
      {
        across: [
          [metres(side), { down: left }],
          [metres(spine), leaf("hall", "hall")],
          [part(1), { down: right }],
        ],
      },
      { x: 0, y: 0, width, depth },
    );
    const living = rooms.get("living");
    if (living && isHouse && index === 0) {
      rooms.set("terrace", {
        kind: "terrace",
        x: 0,
        y: depth,
        width: living.width,
        depth: hasPool ? 3 : 2.2,
      });
      if (hasPool)
        rooms.set("pool", {
          kind: "pool",
          x: 0,
          y: cm(depth + 3.8),
          width: cm(Math.min(9, width)),
          depth: 3.6,
        });
      joins.push(["living", "terrace", "sliding"]);
      if (hasCarport) rooms.set("carport", { kind: "carport", x: width, y: 0, width: 3.2, depth: 5.4 });
    }
    if (living && storeys.terrace?.floor === index) {
      rooms.set("terrace", {
        kind: "terrace",
        x: 0,
        y: depth,
        width,
        depth: cm(storeys.terrace.area / width),
      });
      joins.push(["living", "terrace", "sliding"]);
    }
    return {
      rooms,
      joins,
      ...(index === 0 && { entrance: ["hall", "top"] as const }),
      light: storeys.light ?? all,
      fixed: [stairs],
    };
  });
}
