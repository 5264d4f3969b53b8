// Eight small evening pictures, one for each area. Each shows what is typical of its area.
import {
  frame,
  triples,
  town,
  trees,
  spires,
  jetty,
  beach,
  crescent,
  hill,
  longBeach,
  parasols,
  quay,
  bank,
  house,
  headland,
  pier,
  H,
  W,
} from "./area-parts.ts";
import { boat, hills, INK, palm, tower, water } from "./parts.ts";

export const areas: Record<string, string> = {
  // Old fishing town: jetties on stilts, boats with lamps, the wooden sanctuary's spires.
  naklua: frame(
    300,
    0.3,
    hills(W, 300, 26, 4, INK.far) +
      spires(452, 300) +
      water(W, 300, H, 3, 0.3) +
      jetty(330, 330) +
      boat(150, 356, 34, "fishing") +
      boat(250, 322, 18, "fishing", INK.near) +
      boat(94, 424, 44, "fishing"),
    2,
  ),
  // Towers in gardens, right on a short beach.
  wongamat: frame(
    310,
    0.22,
    hills(W, 310, 20, 8, INK.far) +
      tower(392, 318, 62, 232, 3) +
      tower(470, 318, 50, 176, 5, INK.near) +
      tower(536, 318, 74, 262, 9) +
      water(W, 310, H, 5, 0.22) +
      beach(352, 316) +
      trees(380, 330, 14, 6) +
      palm(372, 366, 112, -14) +
      palm(604, 384, 150, -22),
    3,
  ),
  // The crescent with its line of lamps and the town behind.
  "central-pattaya": frame(
    262,
    0.24,
    hills(W, 262, 34, 5, INK.far) +
      town(170, 640, 268, 17) +
      water(W, 262, H, 7, 0.24) +
      crescent() +
      boat(120, 352, 24, "speed") +
      boat(232, 318, 14, "speed", INK.near) +
      boat(80, 430, 34, "speed"),
    4,
  ),
  // A wooded hill between two beaches, with the bay's lights behind.
  pratumnak: frame(
    318,
    0.2,
    town(20, 220, 322, 23, 0.5) +
      water(W, 318, H, 9, 0.2) +
      hill() +
      tower(372, 282, 44, 150, 13) +
      tower(432, 262, 52, 190, 15) +
      tower(520, 288, 48, 128, 19) +
      boat(110, 378, 22, "yacht") +
      palm(600, 474, 178, -26),
    5,
  ),
  // Six kilometres of straight sand, palms and parasols.
  jomtien: frame(
    286,
    0.24,
    water(W, 286, H, 11, 0.24) +
      longBeach() +
      town(452, 636, 300, 29, 0.8) +
      parasols() +
      palm(470, 372, 120, -20) +
      palm(538, 402, 158, -26) +
      palm(618, 450, 214, -40),
    6,
  ),
  // The marina: masts, low towers, wide water.
  "na-jomtien": frame(
    300,
    0.7,
    hills(W, 300, 40, 14, INK.far) +
      tower(60, 306, 90, 118, 31, INK.near) +
      tower(160, 306, 60, 168, 33) +
      tower(500, 306, 70, 96, 35, INK.near) +
      water(W, 300, H, 13, 0.7) +
      triples([120, 352, 28], [214, 344, 24], [300, 360, 34], [408, 348, 26], [96, 424, 46])
        .map(([x, y, s]) => boat(x, y, s, "sail"))
        .join("") +
      boat(520, 380, 44, "yacht") +
      quay(),
    7,
  ),
  // Houses with gardens round the reservoir, hills close by.
  "east-pattaya": frame(
    276,
    0.62,
    hills(W, 276, 110, 6, INK.far) +
      hills(W, 276, 62, 19, INK.mid) +
      water(W, 276, H, 17, 0.62) +
      bank() +
      house(150, 352, 96) +
      house(286, 336, 70) +
      house(400, 350, 84) +
      trees(40, 372, 9, 8) +
      trees(488, 368, 12, 9) +
      palm(246, 372, 118, 14) +
      palm(566, 392, 150, -18),
    8,
    false,
  ),
  // A quiet bay with a pier and squid boats.
  "bang-saray": frame(
    296,
    0.36,
    hills(W, 296, 66, 9, INK.far) +
      headland() +
      water(W, 296, H, 19, 0.36) +
      pier() +
      boat(168, 340, 22, "fishing", INK.near) +
      boat(286, 366, 30, "fishing") +
      boat(120, 418, 42, "fishing") +
      palm(54, 480, 210, 34),
    9,
  ),
};
