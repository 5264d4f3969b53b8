/** What an area is called in the visitor's language; nothing for what is no area of ours. */
import { useTranslation } from "react-i18next";
import { isAreaSlug } from "../domain/areas.ts";

export function useAreaName(): (slug: string | null) => string | undefined {
  const { t } = useTranslation();
  return (slug) => (isAreaSlug(slug) ? t(`frame.areaNames.${slug}`) : undefined);
}
