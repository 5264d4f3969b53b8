/** The groups of an answer in their order, best first, and where each option leads. */
import type { Property } from "../../../domain/listings/listing.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import { type LeadPage, leadPages } from "../../../domain/search/leads/lead.ts";
import type { FoundText } from "../../../domain/search/texts/find-texts.ts";
import { type FoundKind, foundKinds } from "../../../domain/search/texts/found-kinds.ts";
import { paths } from "../../routing/paths.ts";

export type Option = { to: string } & (
  | { kind: "reading" | "near"; total: number }
  | { kind: "home"; home: Property }
  | { kind: "building"; building: NonNullable<SearchAnswer["building"]> }
  | { kind: "text"; text: FoundText }
  | { kind: "page"; page: LeadPage }
);
export type OptionGroup = { name: "page" | "homes" | "near" | FoundKind; options: Option[] };

const shownOfAKind = 3;

export function listGroups({ first, page, homes, building, texts, near }: SearchAnswer): OptionGroup[] {
  const ofTexts = foundKinds
    .map((kind) => ({ kind, found: texts.filter((text) => text.kind === kind).slice(0, shownOfAKind) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0))
    .map(({ kind, found }): OptionGroup => ({
      name: kind,
      options: found.map((text) => ({ kind: "text", to: text.path, text })),
    }));
  const ofHomes: OptionGroup[] = [];
  if (homes && homes.total > 0) {
    const { search, total, listings } = homes;
    const all: Option = { kind: "reading", to: `/listings${search}`, total };
    const each = listings.map((home): Option => ({ kind: "home", to: paths.property(home.slug), home }));
    const named: Option[] = building
      ? [{ kind: "building", to: paths.building(building.slug), building }]
      : [];
    ofHomes.push({ name: "homes", options: [all, ...named, ...each] });
  }
  if (near.length > 0) {
    const options = near.map(({ search, total }): Option => ({
      kind: "near",
      to: `/listings${search}`,
      total,
    }));
    ofHomes.push({ name: "near", options });
  }
  if (page) {
    const leading: Option = { kind: "page", to: leadPages[page], page };
    return [{ name: "page", options: [leading] }, ...ofTexts, ...ofHomes];
  }
  return first === "texts" ? [...ofTexts, ...ofHomes] : [...ofHomes, ...ofTexts];
}
