/** Houses on one level. */
import { type Cut, type Join, cutRooms } from "./cut-rooms.ts";
import { type FloorLayout, type HouseFacts, all, leaf, metres, part } from "./house-parts.ts";
import { cm, vary } from "./measures.ts";

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
