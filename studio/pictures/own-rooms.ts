// Rooms that belong to one sample home: the same flat from several places, made by scenes/flat.py from these parameters.
import { OWN, type Picture, type Words } from "./picture.ts";
import type { OwnHome } from "./own-rooms-home.ts";
import { ownFlats } from "./own-rooms-flats.ts";
import { ownHouses } from "./own-rooms-houses.ts";
import { colours, floors, things } from "./own-rooms-things.ts";
import { type Angle, heads, views } from "./own-rooms-words.ts";

type Thing = keyof typeof things;

/** The room behind each picture, what its text names, and what the picture shows. */
const angles: Record<Angle, { room: string; names: readonly Thing[]; rooms: Picture["rooms"] }> = {
  living: { room: "living", names: ["sofa", "rug"], rooms: ["living"] },
  dining: { room: "living", names: ["chair", "rug"], rooms: ["living"] },
  bedroom: { room: "bedroom", names: ["throw", "pillow"], rooms: ["bedroom"] },
  second: { room: "bedroom", names: ["throw", "rug"], rooms: ["bedroom"] },
  kitchen: { room: "kitchen", names: ["cabinet", "chair"], rooms: ["kitchen"] },
  bathroom: { room: "bathroom", names: ["tile", "cabinet", "towel"], rooms: ["bathroom"] },
  desk: { room: "studio", names: ["chair", "throw"], rooms: ["studio"] },
};
/** From this width on, a bathroom's towel hangs outside the picture. */
const farTowel = 2.4;
const heights = { bathroom: 2.45, flat: 2.6, house: 2.8 };

export const ownRooms: Record<string, Picture> = Object.fromEntries(
  [...ownFlats, ...ownHouses].flatMap((home) =>
    home.angles.map((angle, turn): [string, Picture] => [
      `${home.key}-${angle}`,
      {
        scene: "flat",
        kind: "interior",
        rooms: angles[angle].rooms,
        ...OWN,
        ...(viewOf(home, angle)[0] === "open" && { look: { exposure: 0.65 } }),
        seed: home.seed * 10 + turn,
        room: makeRoom(home, angle),
        alt: describe(home, angle),
      },
    ]),
  ),
);

/** What scenes/flat.py builds. A second bedroom is smaller, mirrored, and has another throw. */
function makeRoom(home: OwnHome, angle: Angle): Record<string, unknown> {
  const { room } = angles[angle];
  const isHouse = home.view[0] === "garden";
  const [wide, deep] = home.size[room] ?? [4, 5];
  const isSecond = angle === "second";
  const colour = (thing: Thing) => colours[colourOf(home, thing, angle)].hex;
  return {
    room,
    angle,
    style: home.style,
    w: isSecond ? wide - 0.4 : wide,
    d: deep,
    h: room === "bathroom" ? heights.bathroom : isHouse ? heights.house : heights.flat,
    view: viewOf(home, angle),
    side: (home.side === "left") === isSecond ? "right" : "left",
    seed: home.seed + (isSecond ? 1 : 0),
    ...windowOf(room, viewOf(home, angle)[0], isSecond),
    ...(isHouse && room !== "bathroom" && { fan: true }),
    floor: floors[home.floor].spec,
    sofa: colour("sofa"),
    chair: colour("chair"),
    pillow: colour("pillow"),
    throw: colour(room === "bathroom" ? "towel" : "throw"),
    cabinet: colour("cabinet"),
    rug: [colour("rug"), "#d9d2c2", home.weave],
    tile: [colour("tile"), home.tile],
  };
}

function viewOf({ view, elsewhere }: OwnHome, angle: Angle) {
  return elsewhere?.[angle] ?? view;
}

function windowOf(room: string, kind: OwnHome["view"][0], isSecond: boolean) {
  if (room === "bathroom") return { window: "frosted", panels: 1, sill: 1.3 };
  const isSmall = kind === "court" || kind === "garden" ? room !== "living" && room !== "studio" : isSecond;
  return isSmall
    ? { window: kind === "court" ? "blind" : "drapes", panels: 2, sill: 0.9 }
    : { window: kind === "court" ? "drapes" : "sheer", panels: 3, sill: 0 };
}

function colourOf({ colours: chosen }: OwnHome, thing: Thing, angle: Angle) {
  if (thing === "towel") return chosen.pillow;
  return thing === "throw" && angle === "second" ? chosen.rug : chosen[thing];
}

function describe(home: OwnHome, angle: Angle): Words {
  const { names, room } = angles[angle];
  const [wide] = home.size[room] ?? [4];
  const view = room === "bathroom" ? views.frosted : views[viewOf(home, angle)[0]];
  const text = (language: keyof Words) => {
    const seen = names.filter((thing) => thing !== "towel" || wide < farTowel);
    const parts = seen.map((thing) =>
      things[thing][language].replace("{c}", colours[colourOf(home, thing, angle)].words[language]),
    );
    if (room !== "bathroom") parts.push(floors[home.floor].words[language]);
    const head = heads[angle][language];
    if (language === "zh") return `${head}：${parts.join("、")}，${view.zh}。`;
    if (language === "th") return `${head} ${parts.join(" ")} ${view.th}`;
    return `${head}${language === "fr" ? " : " : ": "}${parts.join(", ")}; ${view[language]}.`.replace(
      ";",
      language === "fr" ? " ;" : ";",
    );
  };
  return { en: text("en"), th: text("th"), zh: text("zh"), ru: text("ru"), de: text("de"), fr: text("fr") };
}
