/** An area's name in the visitor's language. Undefined if it is not one of our areas. */
import { useTranslation } from "react-i18next";
import { isAreaSlug } from "../../domain/places/areas.ts";

export function useAreaName(): (slug: string | null) => string | undefined {
  const { t } = useTranslation("frame");
  return (slug) => (isAreaSlug(slug) ? t(`areaNames.${slug}`) : undefined);
}
