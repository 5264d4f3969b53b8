/** A building as the form holds it: text as typed, so that no input is lost. */
import { safeParse } from "valibot";
import {
  type AdminBuilding,
  type BuildingField,
  type BuildingFields,
  buildingFieldsSchema,
} from "../../../domain/buildings/building-fields.ts";

const numbers = [
  "latitude",
  "longitude",
  "year_built",
  "floors",
  "units",
  "common_fee",
  "sinking_fund",
  "foreign_quota_percent",
] as const satisfies BuildingField[];
const texts = ["developer", "juristic_person", "foreign_quota_on", "foreign_quota_source"] as const;
const choices = ["area", "pets", "short_lets"] as const;

type Typed = (typeof numbers)[number] | (typeof texts)[number] | (typeof choices)[number];
export type BuildingDraft = Pick<
  BuildingFields,
  "name" | "names" | "street" | "facilities" | "images" | "plan_images" | "source"
> & { spellings: string } & Record<Typed, string>;

type BuildingProblem = "required" | "short" | "number" | "whole" | "range" | "source" | "invalid";
export type BuildingProblems = Partial<Record<BuildingField, BuildingProblem>>;

/** What every part of the form gets. */
export type BuildingFormPart = {
  draft: BuildingDraft;
  change: (changed: Partial<BuildingDraft>) => void;
  problemOf: (field: BuildingField) => string | undefined;
};

export function draftOf(fields: BuildingFields | AdminBuilding): BuildingDraft {
  const typed = Object.fromEntries(
    [...numbers, ...texts, ...choices].map((name) => [name, String(fields[name] ?? "")]),
  ) as Record<Typed, string>;
  const { name, names, street, facilities, images, plan_images, source } = fields;
  return {
    ...typed,
    name,
    names,
    street,
    facilities,
    images,
    plan_images,
    source,
    spellings: fields.spellings.join("\n"),
  };
}

/** The building, or what is wrong with each field. */
export function readDraft(draft: BuildingDraft): { fields: BuildingFields } | { problems: BuildingProblems } {
  const read = safeParse(buildingFieldsSchema, {
    ...draft,
    ...Object.fromEntries(numbers.map((name) => [name, numberOf(draft[name])])),
    ...Object.fromEntries([...texts, ...choices].map((name) => [name, draft[name].trim() || null])),
    spellings: draft.spellings.split("\n"),
  });
  if (read.success) return { fields: read.output };
  const problems: BuildingProblems = {};
  for (const { type, path, input } of read.issues) {
    const field = path?.[0]?.key as BuildingField | undefined;
    if (field) problems[field] ??= kindOf(type, field, input);
  }
  return { problems };
}

function kindOf(type: string, field: BuildingField, input: unknown): BuildingProblem {
  if (field === "source" && type === "check") return "source";
  if (type === "check" || type === "partial_check") return "required";
  if (type === "min_length") return input === "" ? "required" : "short";
  if (type === "number") return "number";
  if (type === "integer") return "whole";
  return type === "min_value" || type === "max_value" ? "range" : "invalid";
}

/** Text that is not a number stays text, and the schema refuses it. */
function numberOf(typed: string): number | string | null {
  const text = typed.trim();
  if (text === "") return null;
  const number = Number(text.replace(",", "."));
  return Number.isNaN(number) ? text : number;
}
