/** Whether a home is still to be had: its status, and that visitors do not see it. */
import { useTranslation } from "react-i18next";
import type { OfferedHome } from "../../../domain/leads/desk/lead-details.ts";

export function HomeState({
  home,
}: {
  home: Pick<OfferedHome, "status" | "publication" | "isUnderContract">;
}) {
  const { t } = useTranslation(["admin", "catalogue"]);
  const { status, publication, isUnderContract } = home;
  const isGone = isUnderContract || status.includes("sold") || status.includes("rented");
  const words = [
    isUnderContract && t("admin:enquiryTexts.underContract"),
    ...status.map((one) => t(`catalogue:status.${one}`)),
    publication !== "published" && t(`admin:listingTexts.publication.${publication}`),
  ];
  return (
    <span className={`block text-sm ${isGone ? "text-coral" : "text-quiet"}`}>
      {words.filter(Boolean).join(" · ")}
    </span>
  );
}
