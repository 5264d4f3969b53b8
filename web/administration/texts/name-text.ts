/** What a text is, in the admin's language, where its own words are not at hand. */
import type { TFunction } from "i18next";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import { type FrontPagePicture, frontPagePictures, logoName } from "../../../domain/texts/page-pictures.ts";
import type { TextKind } from "../../../domain/texts/text-kinds.ts";

type T = TFunction<["admin", "frame"]>;

export function nameText(kind: TextKind, name: string, t: T): string {
  if (kind === "order") return t("admin:writtenTexts.order.title");
  return kind === "picture" ? namePicture(name, t) : `${t(`admin:writtenTexts.kinds.${kind}`)} · ${name}`;
}

function namePicture(name: string, t: T): string {
  const slug = name.replace(/^area\./, "");
  if (isAreaSlug(slug)) return t("admin:writtenTexts.slots.area", { area: t(`frame:areaNames.${slug}`) });
  const isKnown = name === logoName || Object.hasOwn(frontPagePictures, name);
  return isKnown ? t(`admin:writtenTexts.slots.${name as FrontPagePicture | typeof logoName}`) : name;
}
