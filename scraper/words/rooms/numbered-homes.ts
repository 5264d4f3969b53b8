/** Homes whose name says how many rooms they have. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

export const numberedHomes: readonly (readonly [string, Words])[] = [
  [
    "1",
    {
      it: "<monolocale>",
      nl: "<eenkamer",
      ru: "<одн(о|у)комнатн",
      sv: "<(etta|enrumslägenhet)>",
    },
  ],
  [
    "2",
    {
      it: "<bilocale>",
      nl: "<tweekamer",
      ru: "<двухкомнатн",
      sv: "<(tvåa|tvårumslägenhet)>",
    },
  ],
  [
    "3",
    {
      it: "<trilocale>",
      nl: "<driekamer",
      ru: "<тр[её]хкомнатн",
      sv: "<(trea|trerumslägenhet)>",
    },
  ],
  [
    "4",
    {
      it: "<quadrilocale>",
      nl: "<vierkamer",
      ru: "<четыр[её]хкомнатн",
      sv: "<(fyra|fyrarumslägenhet)>",
    },
  ],
];
