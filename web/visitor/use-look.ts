/** The pictures that the owner chose in place of ours, and the order of the front page. They travel with the words. */
import { useI18n } from "../i18n/use-i18n.ts";
import type { FrontPageSection } from "../../domain/texts/front-page/front-page-order.ts";
import type { PictureName } from "../../domain/texts/front-page/page-pictures.ts";
import { lookOf } from "../i18n/create-i18n.ts";

export function useOwnPicture(name: PictureName): string | undefined {
  return lookOf(useI18n()).pictures?.[name];
}

export function useOwnOrder(): readonly FrontPageSection[] | undefined {
  return lookOf(useI18n()).order;
}
