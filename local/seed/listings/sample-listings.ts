/** All sample listings, area by area. */
import { centralPattaya } from "./central-pattaya.ts";
import { eastPattaya } from "./east-pattaya.ts";
import { jomtien } from "./jomtien.ts";
import { bangSaray, naJomtien } from "./na-jomtien-and-bang-saray.ts";
import { naklua, wongamat } from "./naklua-and-wongamat.ts";
import { otherLanguages } from "./other-languages.ts";
import { pratumnak } from "./pratumnak.ts";
import type { Sample } from "../make-listing.ts";

const written = [
  ...naklua,
  ...wongamat,
  ...centralPattaya,
  ...eastPattaya,
  ...pratumnak,
  ...jomtien,
  ...naJomtien,
  ...bangSaray,
  ...otherLanguages,
];

export const sampleListings: readonly Sample[] = written;

/** A sample listing with its own slug and language as types. */
export type WrittenSample = (typeof written)[number];
