/** What a text is, in the admin's language, where its own words are not at hand. */
import type { TFunction } from "i18next";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import type { PictureName } from "../../../domain/texts/front-page/page-pictures.ts";
import type { TextKind } from "../../../domain/texts/text-kinds.ts";
import { nameFact } from "./name-fact.ts";

type T = TFunction<["admin", "frame"]>;

export function nameText(kind: TextKind, name: string, t: T): string {
  if (kind === "order") return t("admin:writtenTexts.order.title");
  if (kind === "guide") return t("admin:writtenTexts.kinds.guide");
  if (kind === "fact") return nameFact(name, t);
  return kind === "picture" ? namePicture(name, t) : `${t(`admin:writtenTexts.kinds.${kind}`)} · ${name}`;
}

function namePicture(name: string, t: T): string {
  const slug = name.replace(/^area\./, "");
  if (isAreaSlug(slug)) return t("admin:writtenTexts.slots.area", { area: t(`frame:areaNames.${slug}`) });
  const key = name as Exclude<PictureName, `area.${string}`>;
  return t(`admin:writtenTexts.slots.${key}`, { defaultValue: name });
}
