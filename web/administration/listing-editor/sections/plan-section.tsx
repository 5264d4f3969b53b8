/**
 * The floor plan: pictures of it, a table of rooms with the drawing beside it, and the whole plan as text for what the
 * table leaves out.
 */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { findPlanProblems } from "../../../../domain/floor-plans/find-plan-problems.ts";
import { type FloorPlan, totalArea } from "../../../../domain/floor-plans/floor-plan.ts";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import { maxPlanPictures } from "../../../../domain/listings/listing-fields.ts";
import { FloorPlanFigure } from "../../../floor-plan/floor-plan-figure.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { PictureList } from "../../uploads/picture-list.tsx";
import type { SignRequest } from "../../uploads/use-uploads.ts";
import { useEditedField, useEditor, useEditorValue, useFieldValue } from "../state/editor-context.ts";
import { PictureWords } from "./picture-words.tsx";
import { PlanRooms } from "./plan-rooms.tsx";
import { PlanText } from "./plan-text.tsx";
import "../../../styles/floor-plan.css";

/** With one of each, so that the text shows how a door, a window and a piece of furniture are written. */
const firstPlan: FloorPlan = {
  version: 1,
  north: 0,
  floors: [
    {
      rooms: [{ kind: "living", x: 0, y: 0, width: 4, depth: 5 }],
      doors: [{ kind: "entrance", from: [0.15, 0], to: [1.1, 0], opens: "right" }],
      windows: [{ from: [0, 2], to: [0, 3.6] }],
      furniture: [{ kind: "sofa", x: 1.2, y: 2.4, width: 2, depth: 0.9, turn: 0 }],
    },
  ],
};

export function PlanSection({ sign }: { sign: SignRequest }) {
  return (
    <>
      <PlanImages sign={sign} />
      <MeasuredPlan />
    </>
  );
}

function PlanImages({ sign }: { sign: SignRequest }) {
  const { t } = useTranslation("admin");
  const { api, session } = useEditor();
  const pictures = useFieldValue("plan_images");
  const language = useFieldValue("language");
  const change = useCallback(
    (next: (before: readonly string[]) => string[]) =>
      session.set((before) => ({ plan_images: next(before.plan_images) })),
    [session],
  );
  return (
    <div id="field-plan_images" tabIndex={-1} className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("listingTexts.fields.plan_images")}</h3>
      <p className="text-sm text-quiet">{t("planTexts.pictureHint")}</p>
      <PictureList
        id={api.id}
        isPlan
        pictures={pictures}
        most={maxPlanPictures}
        {...{ sign }}
        onChange={change}
        renderText={(picture, place) => (
          <PictureWords picture={picture} number={place + 1} language={language} />
        )}
      />
    </div>
  );
}

function MeasuredPlan() {
  const { t } = useTranslation("admin");
  const isSample = useEditorValue(({ state }) => state.stored?.is_sample ?? false);
  const { id, value: plan, set } = useEditedField("floor_plan");
  if (!plan) {
    return (
      <div id={id} tabIndex={-1} className="grid justify-items-start gap-4">
        <p className="text-quiet">{t("planTexts.none")}</p>
        <Button onClick={() => set(firstPlan)}>{t("planTexts.start")}</Button>
        <PlanText key="none" plan={null} onChange={set} />
      </div>
    );
  }
  return (
    <div id={id} tabIndex={-1} className="grid gap-6">
      <p className="text-sm text-quiet">{t("planTexts.hint")}</p>
      <PlanProblems plan={plan} />
      <div className="grid gap-6">
        <PlanRooms plan={plan} onChange={set} />
        <div className="max-w-2xl">
          <FloorPlanFigure plan={plan} isSample={isSample} hasTable={false} />
        </div>
      </div>
      <PlanText key={JSON.stringify(plan)} plan={plan} onChange={set} />
      <Button className="justify-self-start" onClick={() => set(null)}>
        {t("planTexts.remove")}
      </Button>
    </div>
  );
}

function PlanProblems({ plan }: { plan: FloorPlan }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const stated = useFieldValue("square_meters");
  const bedrooms = useFieldValue("bedrooms");
  const round = (value: number) => formatNumber(Math.round(value * 100) / 100, locale);
  const planned = round(totalArea(plan));
  const problems = findPlanProblems(plan, { square_meters: stated, bedrooms }).map((problem) => {
    if (problem.code === "area" || problem.code === "bedrooms") {
      return t(`planTexts.problem.${problem.code}`, {
        planned: round(problem.planned),
        stated: round(problem.stated),
      });
    }
    const index = "room" in problem ? problem.room : "door" in problem ? problem.door : problem.window;
    return t(`planTexts.problem.${problem.code}`, { floor: problem.floor + 1, number: index + 1 });
  });
  return (
    <div aria-live="polite" className="grid gap-2">
      <p className="tabular">
        {stated === null
          ? t("planTexts.sumAlone", { planned })
          : t("planTexts.sum", { planned, stated: round(stated) })}
      </p>
      <ul className="grid gap-1 text-sm text-coral empty:hidden">
        {problems.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
