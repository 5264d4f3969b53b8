/** The terms that texts are found by: stems of words; for Thai and Chinese, which have no spaces, pieces of a run. */
import type { Locale } from "../../languages/locales.ts";
import { foldText } from "../fold-text.ts";

/** Endings from the longest, taken off as long as a stem remains. Crude, but both sides are cut alike. */
const endings: Record<Locale, string> = {
  en: "ments ment ings ing ies ied ers er ed es ly s e y",
  th: "",
  zh: "",
  ru: `
    иваться ываться аться яться иться иями ется ются ится
    ями ами ого его ому ему ыми ими ать ять ить еть уть ешь ишь ете
    ая яя ое ее ые ие ои ыи ии ов ев еи ам ям ах ях ом ем ою ею ия ию ет ит ут ют ат ят ла ли ть ку ка ки ко
    у ы а о е и ь ю я
  `,
  de: "ungen ungs ung enden ende end igen ige ern ers est en er es em et te e n s t",
  fr: "issements issement ements ement ations ation ateurs ateur ions aient ants ant ents ent erais erait ees ee ais ait ons ez es er ir re e s x",
};
const shortestStem = 3;
const longestStem = 12;

const endingsOf = new Map(
  Object.entries(endings).map(([locale, listed]) => [
    locale,
    listed
      .split(/\s+/)
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length),
  ]),
);

const runs = /[a-z0-9\u0430-\u045f]+|[\u0e00-\u0e7f]+|[\u3400-\u9fff]+/g;

/** In the order of the text, each as often as it occurs. `common` words are left out. */
export function textTerms(text: string, language: Locale, common: ReadonlySet<string>): string[] {
  return (foldText(text).match(runs) ?? []).flatMap((run) => {
    if (/^[\u3400-\u9fff]/.test(run)) return pieces(run, 2);
    if (/^[\u0e00-\u0e7f]/.test(run)) return pieces(run, 3);
    return run.length < 2 || common.has(run) ? [] : [stem(run, language)];
  });
}

function pieces(run: string, size: number): string[] {
  if (run.length <= size) return [run];
  return Array.from({ length: run.length - size + 1 }, (_, n) => run.slice(n, n + size));
}

/** Twice, so that "retire", "retiring" and "retirement" meet. */
function stem(word: string, language: Locale): string {
  return cut(cut(word, language), language)
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1")
    .slice(0, longestStem);
}

function cut(word: string, language: Locale): string {
  const ending = endingsOf
    .get(language)
    ?.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending ? word.slice(0, -ending.length) : word;
}
