/** Says why a saved listing is not on the site: its title is that of the one home that is never shown. */
import { useTranslation } from "react-i18next";
import { isExcludedTitle } from "../../../../domain/listings/listing-exclusion.ts";

export function ExcludedTitleNote({ title }: { title: string }) {
  const { t } = useTranslation("admin");
  return isExcludedTitle(title) ? (
    <output className="block text-coral">{t("listingTexts.excludedTitle")}</output>
  ) : null;
}
