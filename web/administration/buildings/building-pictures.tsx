/** Pictures of the building, of which the first is its cover, and its plans. */
import { type Dispatch, type SetStateAction, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxPictures, maxPlanPictures } from "../../../domain/listings/listing-fields.ts";
import { PictureList } from "../uploads/picture-list.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import type { BuildingDraft } from "./building-draft.ts";

type BuildingPicturesProps = {
  draft: BuildingDraft;
  sign: SignRequest;
  setDraft: Dispatch<SetStateAction<BuildingDraft>>;
};

type Change = (before: readonly string[]) => string[];

export function BuildingPictures({ draft, sign, setDraft }: BuildingPicturesProps) {
  const { t } = useTranslation("admin");
  const [id] = useState(() => crypto.randomUUID());
  const [planId] = useState(() => crypto.randomUUID());
  const changePictures = useCallback(
    (change: Change) => setDraft((before) => ({ ...before, images: change(before.images) })),
    [setDraft],
  );
  const changePlans = useCallback(
    (change: Change) => setDraft((before) => ({ ...before, plan_images: change(before.plan_images) })),
    [setDraft],
  );
  return (
    <>
      <fieldset>
        <legend className="mb-4 font-semibold">{t("editorTexts.section.pictures")}</legend>
        <PictureList
          {...{ id, sign }}
          takesPaste
          pictures={draft.images}
          most={maxPictures}
          onChange={changePictures}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{t("buildingTexts.plans")}</legend>
        <p className="mb-4 text-sm text-quiet">{t("buildingTexts.plansHint")}</p>
        <PictureList
          id={planId}
          sign={sign}
          isPlan
          pictures={draft.plan_images}
          most={maxPlanPictures}
          onChange={changePlans}
        />
      </fieldset>
    </>
  );
}
