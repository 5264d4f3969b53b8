/** Everything on the site that only the owner can confirm, in one list: what is a sample, empty, or said. */
import * as v from "valibot";
import type { Fact } from "../facts/fact.ts";
import { formatFact } from "../facts/format-fact.ts";
import { ownFacts } from "../facts/ours.ts";
import { type StoredSettings, resolveSettings } from "./settings/resolve-site.ts";
import { judgeSamples } from "./samples.ts";
import { detailNames } from "./site-details.ts";
import { idsIn } from "../texts/collections.ts";
import { isWritable, readFact } from "../texts/fact-bodies.ts";
import { textBodies } from "../texts/text-bodies.ts";
import type { TextPage } from "../texts/text-kinds.ts";
import type { SectionName } from "./site.ts";
import { testimonials } from "./testimonials.ts";

/** `said`: the owner's words. `sample`: invented, to be replaced. `empty`: its place on the site is left out. */
export type OwnersPart = {
  state: "said" | "sample" | "empty";
  what: string;
  /** A section of the settings, a page of texts, or one of our own terms. */
  where: { section: SectionName } | { page: TextPage } | { fact: string };
};

type WrittenRow = { kind: string; name: string; body: unknown };

/** `written` are the owner's texts in force. */
export function listOwnersPart(stored: StoredSettings, written: readonly WrittenRow[]): OwnersPart[] {
  const settled = listSettledTestimonials(written);
  const { settings: site, own } = resolveSettings(stored);
  const isKnown = (plan: "rentToOwn" | "sellerFinance") =>
    Object.values(site.terms[plan]).every((term) => term !== null);
  return [
    ...judgeSamples(site, own).map(({ section, what, isSample }): OwnersPart => ({
      state: isSample ? "sample" : "said",
      what,
      where: { section },
    })),
    ...detailNames.map((name) => filled("registration", name, site.registration[name] !== "")),
    filled("paying", "paying", site.paying.accountNumber !== ""),
    filled("people", "people", site.people.people.length > 0),
    filled("terms", "rentToOwn", isKnown("rentToOwn")),
    filled("terms", "sellerFinance", isKnown("sellerFinance")),
    filled("terms", "upgrade", true),
    ...ownFacts.filter(isWritable).map((shipped): OwnersPart => {
      const fact = findOwn(shipped, written);
      const isSample = fact.standing === "own" && fact.isSample;
      const what = `${fact.id}: ${formatFact(fact, "en")}`;
      return { state: isSample ? "sample" : "said", what, where: { fact: fact.id } };
    }),
    {
      state: testimonials.every(({ id }) => settled.includes(id)) ? "said" : "sample",
      what: "testimonials",
      where: { page: "testimonials" },
    },
  ];
}

function findOwn(shipped: Fact, written: readonly WrittenRow[]): Fact {
  const row = written.find(({ kind, name }) => kind === "fact" && name === shipped.id);
  const body = v.safeParse(textBodies.fact, row?.body);
  return (body.success && readFact(shipped.id, body.output)) || shipped;
}

/** The testimonials of ours that the owner has written anew or taken away. */
function listSettledTestimonials(rows: readonly WrittenRow[]): string[] {
  return rows.flatMap(({ kind, name, body }) => {
    if (kind === "testimonial") return [name];
    const list = kind === "list" && name === "testimonials" ? v.safeParse(textBodies.list, body) : undefined;
    return list?.success ? idsIn(list.output.hidden) : [];
  });
}

function filled(section: SectionName, what: string, isFilled: boolean): OwnersPart {
  return { state: isFilled ? "said" : "empty", what, where: { section } };
}
