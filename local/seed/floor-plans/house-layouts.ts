/** Layouts of houses and of flats on two floors. A hall with the stairs runs through every floor at the same place. */
import type { Piece } from "../../../domain/floor-plans/floor-plan.ts";
import { type Cut, type Join, type Layout, cutRooms } from "./cut-rooms.ts";

export type HouseFacts = {
  area: number;
  bedrooms: number;
  bathrooms: number;
  seed: number;
  isHouse: boolean;
  hasPool: boolean;
  hasCarport: boolean;
};
export type FloorLayout = Layout & { fixed: readonly Piece[] };

const cm = (value: number) => Math.round(value * 100) / 100;
const vary = (seed: number, purpose: number) => ((seed * (purpose * 2 + 3)) % 97) / 97;
const all = ["top", "right", "bottom", "left"] as const;

const leaf = (
  id: string,
  kind: "bedroom" | "bathroom" | "living" | "kitchen" | "hall" | "study" | "dining" | "storage" | "dressing",
): Cut => ({ id, kind });
const part = (share: number) => ({ part: share });
const metres = (length: number) => ({ metres: cm(length) });

/** All rooms on one level: the living room in the middle, bedrooms in the wings. */
export function layOutBungalow({
  area,
  bedrooms,
  bathrooms,
  seed,
  hasPool,
  hasCarport,
}: HouseFacts): FloorLayout[] {
  const hasWing = bedrooms > 2;
  const width = cm(Math.sqrt(area * (hasWing ? 1.65 : 1.25)) + vary(seed, 1) * 0.8);
  const depth = cm(area / width);
  const right: Cut = {
    down: [
      [part(0.5), leaf("bedroom2", "bedroom")],
      [
        metres(2.3),
        {
          across: [
            [metres(1.3), leaf("hall", "hall")],
            [part(1), leaf("bath2", "bathroom")],
          ],
        },
      ],
      [
        part(0.5),
        bathrooms > 2
          ? {
              across: [
                [part(0.64), leaf("bedroom3", "bedroom")],
                [part(0.36), leaf("bath3", "bathroom")],
              ],
            }
          : leaf(hasWing ? "bedroom3" : "bedroom1", "bedroom"),
      ],
    ],
  };
  const middle: Cut = {
    down: [
      [
        part(0.34),
        {
          across: [
            [part(1), leaf("kitchen", "kitchen")],
            [metres(1.8), leaf("entry", "hall")],
          ],
        },
      ],
      [part(0.66), leaf("living", "living")],
    ],
  };
  const left: Cut = {
    down: [
      [
        metres(2.6),
        {
          across: [
            [part(0.58), leaf("bath1", "bathroom")],
            [part(0.42), leaf("dressing", "dressing")],
          ],
        },
      ],
      [part(1), leaf("bedroom1", "bedroom")],
    ],
  };
  const rooms = cutRooms(
    {
      across: hasWing
        ? [
            [part(0.26), left],
            [part(0.42), middle],
            [part(0.32), right],
          ]
        : [
            [part(0.56), middle],
            [part(0.44), right],
          ],
    },
    { x: 0, y: 0, width, depth },
  );
  const joins: Join[] = [
    ["entry", "living", "opening"],
    ["kitchen", "living", "opening"],
    ["living", "hall", "opening"],
    ["hall", "bedroom2", "door", "end"],
    ["hall", "bath2"],
    ["hall", hasWing ? "bedroom3" : "bedroom1", "door", "end"],
    ...(hasWing
      ? ([
          ["living", "bedroom1", "door", "start"],
          ["bedroom1", "bath1"],
          ["bedroom1", "dressing", "door", "end"],
        ] as const)
      : []),
    ...(bathrooms > 2 ? ([["bedroom3", "bath3", "door", "end"]] as const) : []),
  ];
  const living = rooms.get("living");
  if (living) {
    rooms.set("terrace", {
      kind: "terrace",
      x: living.x,
      y: depth,
      width: living.width,
      depth: hasPool ? 2.8 : 2.2,
    });
    if (hasPool)
      rooms.set("pool", {
        kind: "pool",
        x: cm(living.x - 0.6),
        y: cm(depth + 3.6),
        width: cm(living.width + 1.2),
        depth: 3.4,
      });
    joins.push(["living", "terrace", "sliding"]);
  }
  if (hasCarport) rooms.set("carport", { kind: "carport", x: cm(width + 0), y: 0, width: 3.2, depth: 5.4 });
  return [
    {
      rooms,
      joins,
      entrance: ["entry", "top"],
      light: hasCarport ? ["top", "bottom", "left", "right"] : all,
      fixed: [],
    },
  ];
}

const spine = 2.35;

function stairsAt(x: number, y: number): Piece {
  return { kind: "stairs", x: cm(x), y: cm(y), width: 1.05, depth: 3, turn: 0 };
}

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

/** A narrow house on two floors: one long room and a kitchen below, two bedrooms with a bathroom between them above. */
export function layOutTownHouse(
  { area, seed, hasCarport }: HouseFacts,
  light: Layout["light"],
): FloorLayout[] {
  const width = cm(5.2 + (area > 100 ? 1.4 : 0) + vary(seed, 1) * 0.4);
  const depth = cm(area / 2 / width);
  const landing = 3.3;
  const front = cm((depth - landing) / 2);
  const stairs = stairsAt(0.1, front + 0.15);
  const below = cutRooms(
    {
      down: [
        [metres(front + landing), leaf("living", "living")],
        [
          part(1),
          {
            across: [
              [part(0.62), leaf("kitchen", "kitchen")],
              [part(0.38), leaf("shower", "bathroom")],
            ],
          },
        ],
      ],
    },
    { x: 0, y: 0, width, depth },
  );
  if (hasCarport) below.set("carport", { kind: "carport", x: 0, y: -5.2, width: 3, depth: 5.2 });
  const above = cutRooms(
    {
      down: [
        [metres(front), leaf("bedroom1", "bedroom")],
        [
          metres(landing),
          {
            across: [
              [part(0.56), leaf("landing", "hall")],
              [part(0.44), leaf("bath", "bathroom")],
            ],
          },
        ],
        [part(1), leaf("bedroom2", "bedroom")],
      ],
    },
    { x: 0, y: 0, width, depth },
  );
  return [
    {
      rooms: below,
      joins: [
        ["living", "kitchen", "opening"],
        ["living", "shower", "door", "end"],
      ],
      entrance: ["living", "top"],
      light,
      fixed: [stairs],
    },
    {
      rooms: above,
      joins: [
        ["landing", "bedroom1", "door", "end"],
        ["landing", "bedroom2", "door", "end"],
        ["landing", "bath", "door"],
      ],
      light,
      fixed: [stairs],
    },
  ];
}
