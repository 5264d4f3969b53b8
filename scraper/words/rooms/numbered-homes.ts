/** Homes whose name says how many rooms they have. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

export const numberedHomes: readonly (readonly [string, Words])[] = [
  [
    "1",
    {
      ru: "<одн(о|у)комнатн",
    },
  ],
  [
    "2",
    {
      ru: "<двухкомнатн",
    },
  ],
  [
    "3",
    {
      ru: "<тр[её]хкомнатн",
    },
  ],
  [
    "4",
    {
      ru: "<четыр[её]хкомнатн",
    },
  ],
];
