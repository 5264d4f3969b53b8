/** Words that hardly any sentence of a language does without. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

export const commonWords: Words = {
  en: `
    <the>
    <and>
    <with>
    <for>
    <of>
    <in>
    <this>
  `,
  de: `
    <der>
    <die>
    <das>
    <und>
    <mit>
    <zu[mr]?>
    <im>
    <ist>
  `,
  fr: `
    <le>
    <la>
    <les>
    <des>
    <du>
    <et>
    <avec>
    <à>
    <une?>
  `,
};
