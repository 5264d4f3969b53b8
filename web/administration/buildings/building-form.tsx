/** Adds or changes a building. What nobody knows stays empty: nothing is invented for a reader. */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminBuilding, BuildingFields } from "../../../domain/buildings/building-fields.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { type BuildingFormPart, type BuildingProblems, draftOf, readDraft } from "./building-draft.ts";
import { BuildingFacts } from "./building-facts.tsx";
import { BuildingNames } from "./building-names.tsx";
import { BuildingPictures } from "./building-pictures.tsx";
import { BuildingPlace } from "./building-place.tsx";
import { BuildingRules } from "./building-rules.tsx";

type BuildingFormProps = {
  initial: BuildingFields;
  /** All buildings but this one. */
  others: readonly AdminBuilding[];
  /** Of a building that is stored: the way to its description, which is a text of its own. */
  description?: ReactNode;
  sign: SignRequest;
  save: (fields: BuildingFields) => Promise<unknown>;
  onSaved: (name: string) => void;
  /** Discards the input and loads what somebody else has saved. */
  loadAgain?: () => void;
};

export function BuildingForm({
  initial,
  others,
  description,
  sign,
  save,
  onSaved,
  loadAgain,
}: BuildingFormProps) {
  const { t } = useTranslation("admin");
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [problems, setProblems] = useState<BuildingProblems>({});
  const [form, focusOnWrong] = useFocusOnWrong();
  const saving = useMutation({ mutationFn: save, onSuccess: () => onSaved(draft.name.trim()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const read = readDraft(draft);
    if ("fields" in read) {
      setProblems({});
      saving.mutate(read.fields);
      return;
    }
    setProblems(read.problems);
    focusOnWrong();
  };
  const part: BuildingFormPart = {
    draft,
    // Pictures arrive later, so a change is never made on an older draft.
    change: (changed) => setDraft((before) => ({ ...before, ...changed })),
    problemOf: (field) => {
      const problem = problems[field];
      return problem && t(`buildingTexts.problem.${problem}`);
    },
  };
  const hasUnsaved = !saving.isSuccess && JSON.stringify(draft) !== JSON.stringify(draftOf(initial));
  useLeaveWarning(hasUnsaved);
  const many = Object.keys(problems).length;
  const isStale = saving.error && "code" in saving.error && saving.error.code === "changed_meanwhile";
  return (
    <form ref={form} noValidate className="grid max-w-3xl gap-8" onSubmit={submit}>
      <BuildingNames {...part} others={others} />
      <div className="grid gap-3">
        {description ?? <p className="text-sm text-quiet">{t("buildingTexts.aboutLater")}</p>}
        {description && hasUnsaved && <p className="text-coral">{t("buildingTexts.aboutSaveFirst")}</p>}
      </div>
      <BuildingPlace {...part} />
      <BuildingFacts {...part} />
      <BuildingRules {...part} />
      <TextField
        label={t("buildingTexts.source")}
        hint={t("buildingTexts.sourceHint")}
        value={draft.source}
        onChange={({ target }) => part.change({ source: target.value })}
        error={part.problemOf("source")}
        maxLength={300}
      />
      <BuildingPictures {...{ draft, sign, setDraft }} />
      {many > 0 && (
        <p role="alert" className="text-coral">
          {t("sourceTexts.problemCount", { count: many })}
        </p>
      )}
      {isStale ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-coral">
          <p>{t("buildingTexts.changedMeanwhile")}</p>
          {loadAgain && (
            <Button look="quietSmall" onClick={loadAgain}>
              {t("sourceTexts.loadAgain")}
            </Button>
          )}
        </div>
      ) : (
        <FailureNotice error={saving.error} />
      )}
      <Button type="submit" look="gold" isBusy={saving.isPending} className="justify-self-start">
        {t("buildingTexts.save")}
      </Button>
    </form>
  );
}
