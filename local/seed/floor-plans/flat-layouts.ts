/** Layouts of flats on one floor: the entrance at the top, the windows at the bottom. */
import { type Cut, type Join, type Layout, type NamedRooms, cutRooms } from "./cut-rooms.ts";
import { cm, vary } from "./measures.ts";

export type FlatFacts = {
  area: number;
  bedrooms: number;
  bathrooms: number;
  hasBalcony: boolean;
  isCorner: boolean;
  seed: number;
};

export function layOutFlat(facts: FlatFacts): Layout {
  if (facts.bedrooms === 0) return layOutStudio(facts);
  if (facts.bedrooms === 1) return layOutOneBedroom(facts);
  return layOutTwoBedrooms(facts);
}

/** The balcony is part of a unit's area; it lies along `width` of the bottom side, from `from` on. */
function addBalcony(rooms: NamedRooms, from: number, width: number, depth: number, area: number): number {
  rooms.set("balcony", { kind: "balcony", x: from, y: area, width: cm(width), depth: cm(depth) });
  return width * depth;
}

function layOutStudio({ area, hasBalcony, seed }: FlatFacts): Layout {
  const width = cm(3.7 + vary(seed, 1) * 0.7 + (area > 40 ? 0.8 : 0));
  const balconyDepth = hasBalcony ? 1.1 + vary(seed, 2) * 0.3 : 0;
  const depth = cm(area / width - balconyDepth);
  const bath = cm(1.65 + vary(seed, 3) * 0.3);
  const cut: Cut = {
    down: [
      [
        { metres: 2.1 + vary(seed, 4) * 0.2 },
        {
          across: [
            [{ metres: bath }, { id: "bath", kind: "bathroom" }],
            [{ part: 1 }, { id: "kitchen", kind: "kitchen" }],
          ],
        },
      ],
      [{ part: 1 }, { id: "room", kind: "studio" }],
    ],
  };
  const rooms = cutRooms(cut, { x: 0, y: 0, width, depth });
  const joins: Join[] = [
    ["kitchen", "room", "opening"],
    ["kitchen", "bath", "door", "end"],
  ];
  if (hasBalcony) {
    addBalcony(rooms, 0, width, area / width - depth, depth);
    joins.push(["room", "balcony", "sliding"]);
  }
  return { rooms, joins, entrance: ["kitchen", "top"], light: ["bottom"] };
}

function layOutOneBedroom({ area, hasBalcony, isCorner, seed }: FlatFacts): Layout {
  const isLarge = area >= 48;
  const strip = isLarge ? 2.4 : 2.1;
  const isWhole = vary(seed, 5) > 0.5;
  const balconyDepth = hasBalcony ? cm(1.2 + vary(seed, 2) * 0.4) : 0;
  const wanted = strip + (isLarge ? 4 : 3.45) + vary(seed, 1) * 0.5;
  const width = cm(area / (wanted + balconyDepth * (isWhole ? 1 : 0.54)));
  const balconyWidth = isWhole ? width : cm(width * 0.54);
  const depth = cm((area - balconyWidth * balconyDepth) / width);
  const living = cm(width * (0.51 + vary(seed, 6) * 0.04));
  const cut: Cut = {
    across: [
      [
        { metres: living },
        {
          down: [
            [
              { metres: strip },
              isLarge
                ? {
                    across: [
                      [{ part: 1 }, { id: "kitchen", kind: "kitchen" }],
                      [{ metres: 1.45 }, { id: "hall", kind: "hall" }],
                    ],
                  }
                : { id: "kitchen", kind: "kitchen" },
            ],
            [{ part: 1 }, { id: "living", kind: "living" }],
          ],
        },
      ],
      [
        { part: 1 },
        {
          down: [
            [{ metres: strip }, { id: "bath", kind: "bathroom" }],
            [{ part: 1 }, { id: "bedroom", kind: "bedroom" }],
          ],
        },
      ],
    ],
  };
  const rooms = cutRooms(cut, { x: 0, y: 0, width, depth });
  const joins: Join[] = isLarge
    ? [
        ["hall", "living", "opening"],
        ["kitchen", "living", "opening"],
        ["hall", "bath", "door", "end"],
        ["living", "bedroom"],
      ]
    : [
        ["kitchen", "living", "opening"],
        ["kitchen", "bath", "door", "end"],
        ["living", "bedroom"],
      ];
  if (hasBalcony) {
    addBalcony(rooms, 0, balconyWidth, balconyDepth, depth);
    joins.push(["living", "balcony", "sliding"]);
    if (isWhole && vary(seed, 7) > 0.4) joins.push(["bedroom", "balcony", "sliding"]);
  }
  return {
    rooms,
    joins,
    entrance: [isLarge ? "hall" : "kitchen", "top"],
    light: isCorner ? ["bottom", "right"] : ["bottom"],
  };
}

function layOutTwoBedrooms({ area, bathrooms, hasBalcony, isCorner, seed }: FlatFacts): Layout {
  const isWhole = vary(seed, 5) > 0.55;
  const balconyDepth = hasBalcony ? cm(1.3 + vary(seed, 2) * 0.5) : 0;
  const wanted = 6.3 + vary(seed, 1) * 0.8 + balconyDepth * (isWhole ? 1 : 0.36);
  const width = cm(Math.max(9.5, area / wanted));
  const second = cm(width * (0.29 + vary(seed, 6) * 0.02));
  const master = cm(width * (0.325 + vary(seed, 3) * 0.02));
  const balconyWidth = isWhole ? width : cm(width - second - master);
  const balconyFrom = isWhole ? 0 : second;
  const depth = cm((area - balconyWidth * balconyDepth) / width);
  const strip = { metres: cm(2.2 + vary(seed, 4) * 0.25) };
  const cut: Cut = {
    across: [
      [
        { metres: second },
        {
          down: [
            [strip, { id: "bath2", kind: "bathroom" }],
            [{ part: 1 }, { id: "bedroom2", kind: "bedroom" }],
          ],
        },
      ],
      [
        { part: 1 },
        {
          down: [
            [
              strip,
              {
                across: [
                  [{ metres: 1.4 }, { id: "hall", kind: "hall" }],
                  [{ part: 1 }, { id: "kitchen", kind: "kitchen" }],
                ],
              },
            ],
            [{ part: 1 }, { id: "living", kind: "living" }],
          ],
        },
      ],
      [
        { metres: master },
        {
          down: [
            [strip, bathrooms > 1 ? { id: "bath1", kind: "bathroom" } : { id: "dressing", kind: "dressing" }],
            [{ part: 1 }, { id: "bedroom1", kind: "bedroom" }],
          ],
        },
      ],
    ],
  };
  const rooms = cutRooms(cut, { x: 0, y: 0, width, depth });
  const joins: Join[] = [
    ["hall", "living", "opening"],
    ["kitchen", "living", vary(seed, 8) > 0.35 ? "opening" : "sliding"],
    ["hall", "bath2", "door", "end"],
    ["living", "bedroom1"],
    ["living", "bedroom2"],
    ["bedroom1", bathrooms > 1 ? "bath1" : "dressing", "door", "end"],
  ];
  if (hasBalcony) {
    addBalcony(rooms, balconyFrom, balconyWidth, balconyDepth, depth);
    joins.push(["living", "balcony", "sliding"]);
    if (isWhole) joins.push(["bedroom1", "balcony", "sliding"]);
  }
  return { rooms, joins, entrance: ["hall", "top"], light: isCorner ? ["bottom", "left"] : ["bottom"] };
}
