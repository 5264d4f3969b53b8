/** The plan on the home's page: its pictures, and beside them the one that is drawn from the measures. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { PlanPictures } from "../../components/pictures/plan-pictures.tsx";
import { FloorPlanFigure } from "../../floor-plan/floor-plan-figure.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

export function FloorPlanSection({ property, title }: { property: Property; title: string }) {
  const { t } = useTranslation("floorPlan");
  const locale = useLocale();
  const { floorPlan, planImages = [], pictureTexts, isSample } = property;
  return (
    <section aria-labelledby="floor-plan" className="grid gap-6">
      <h2 id="floor-plan" className="text-2xl">
        {t("title")}
      </h2>
      <PlanPictures
        pictures={planImages}
        describe={(picture) => pictureTexts[picture]?.[locale] || t("picture", { title })}
      />
      {floorPlan && <FloorPlanFigure plan={floorPlan} isSample={isSample} />}
    </section>
  );
}
