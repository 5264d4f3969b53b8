/** The plan on the home's page. */
import { useTranslation } from "react-i18next";
import type { FloorPlan } from "../../../domain/floor-plans/floor-plan.ts";
import { FloorPlanFigure } from "../../floor-plan/floor-plan-figure.tsx";

export function FloorPlanSection({ plan, isSample }: { plan: FloorPlan; isSample: boolean }) {
  const { t } = useTranslation("floorPlan");
  return (
    <section aria-labelledby="floor-plan">
      <h2 id="floor-plan" className="mb-5 text-2xl">
        {t("title")}
      </h2>
      <FloorPlanFigure plan={plan} isSample={isSample} />
    </section>
  );
}
