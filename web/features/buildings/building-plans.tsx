/** Shows nothing where nobody has uploaded a plan. */
import { useTranslation } from "react-i18next";
import { type Building, buildingName } from "../../../domain/buildings/building.ts";
import { PlanPictures } from "../../components/pictures/plan-pictures.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

export function BuildingPlans({ building }: { building: Building }) {
  const { t } = useTranslation("buildings");
  const name = buildingName(building, useLocale());
  const { planImages } = building;
  const count = planImages.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-5 text-2xl">
        {t("plans")}
      </h2>
      <PlanPictures
        pictures={planImages}
        describe={(_picture, index) =>
          count === 1 ? t("plan", { name }) : t("planOf", { name, number: index + 1, count })
        }
      />
    </section>
  );
}
