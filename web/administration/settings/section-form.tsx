/**
 * One section of the settings: checked while typing, previewed, and saved only onto the version that was read. What
 * was typed stays, whatever the answer.
 */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { findProblems } from "../../../domain/site/settings/section-schemas.ts";
import type { SavedSection } from "../../../domain/site/settings/settings-api.ts";
import type { SectionName, Settings } from "../../../domain/site/site.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import type { FetchJson } from "../../data/api.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { describeProblem } from "./describe-problem.ts";
import { HoursFields } from "./hours-fields.tsx";
import { changedPaths, mergeSections, withLeaf } from "./leaves.ts";
import { PeopleFields } from "./people-fields.tsx";
import { type FieldsProps, PlainFields } from "./plain-fields.tsx";
import { SectionConflict } from "./section-conflict.tsx";
import { type SaveSection, conflictOf, historyQuery } from "./settings-api.ts";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";

type SectionFormProps<Name extends SectionName> = {
  section: Name;
  saved: SavedSection<Name>;
  save: SaveSection;
  onSaved: (saved: SavedSection) => void;
  fetchJson: FetchJson;
  sign: SignRequest;
  /** The real parts of the site with the typed values. Undefined while a value does not fit. */
  renderPreview: (value: Settings[Name] | undefined) => ReactNode;
};

export function SectionForm<Name extends SectionName>(props: SectionFormProps<Name>) {
  const { section, saved, save, onSaved, fetchJson, sign, renderPreview } = props;
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.value);
  /** A new value from elsewhere needs new inputs. */
  const [inputs, setInputs] = useState(0);
  const [form, refuse] = useFocusOnWrong();
  const saving = useMutation({
    mutationFn: () => save(base.version, draft),
    onSuccess: onSaved,
    // What somebody else has saved stands in the history below.
    onError: () => void queryClient.invalidateQueries(historyQuery(fetchJson, section)),
  });
  const problems = Object.fromEntries(
    Object.entries(findProblems(section, draft)).map(([path, message]) => {
      const { kind, value } = describeProblem(message);
      return [path, t(`settingsTexts.problems.${kind}`, { value })];
    }),
  );
  const isRight = Object.keys(problems).length === 0;
  const isChanged = changedPaths(base.value, draft).length > 0;
  useLeaveWarning(isChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (isRight) saving.mutate();
    else refuse();
  };
  const show = (value: Settings[Name]) => {
    setDraft(value);
    setInputs(inputs + 1);
  };
  const conflict = conflictOf(saving.error);
  const fields: FieldsProps = {
    value: draft,
    problems,
    onChange: (path, leaf) => setDraft((value) => withLeaf(value, path, leaf)),
  };
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <form ref={form} noValidate className="grid content-start gap-8" onSubmit={submit}>
        <div key={inputs} className="grid gap-8">
          <Fields {...{ section, fetchJson, sign }} {...fields} />
        </div>
        {conflict ? (
          <SectionConflict
            section={section}
            {...mergeSections(base.value, conflict.current.value as Settings[Name], draft)}
            theirs={conflict.current.value}
            onSettle={(value) => {
              setBase(conflict.current as SavedSection<Name>);
              show(value as Settings[Name]);
              saving.reset();
            }}
          />
        ) : (
          <FailureNotice error={saving.error} />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="gold" isBusy={saving.isPending}>
            {t("settingsTexts.save")}
          </Button>
          {isChanged && !saving.isPending && (
            <Button look="bare" onClick={() => show(base.value)}>
              {t("settingsTexts.discard")}
            </Button>
          )}
          <output className="text-sm text-quiet">
            {!isRight && t("settingsTexts.notYet")}
            {section === "hours" && !isChanged && base.version === 0 && t("settingsTexts.confirmHint")}
          </output>
        </div>
      </form>
      <section aria-labelledby="preview" className="min-w-0">
        <h2 id="preview" className="mb-4 text-2xl">
          {t("settingsTexts.preview")}
        </h2>
        {renderPreview(isRight ? draft : undefined)}
      </section>
    </div>
  );
}

type PartProps = FieldsProps & { section: SectionName; fetchJson: FetchJson; sign: SignRequest };

function Fields({ section, fetchJson, sign, ...fields }: PartProps) {
  if (section === "hours") return <HoursFields {...fields} value={fields.value as Settings["hours"]} />;
  if (section === "people") {
    return <PeopleFields {...fields} {...{ fetchJson, sign }} value={fields.value as Settings["people"]} />;
  }
  return <PlainFields section={section} {...fields} />;
}
