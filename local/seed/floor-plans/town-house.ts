/** Narrow houses on two floors. */
import { type Layout, cutRooms } from "./cut-rooms.ts";
import { type FloorLayout, type HouseFacts, leaf, metres, part, stairsAt } from "./house-parts.ts";
import { cm, vary } from "./measures.ts";

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
