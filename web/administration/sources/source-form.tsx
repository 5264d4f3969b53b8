/**
 * Adds or edits a source. The API's schema also validates it here, so that errors appear at their fields. The input
 * stays, whatever the answer.
 */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { safeParse } from "valibot";
import { scrapeSourceSchema } from "../../../domain/scraping/scrape-source.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { readRefusal } from "./read-refusal.ts";
import { SelectorRows } from "./selector-rows.tsx";
import type { SaveSource } from "./source-api.ts";
import { type SourceDraft, inputOf } from "../scraping/source-draft.ts";
import { SourceDefaultFields } from "./source-default-fields.tsx";
import type { SourceFormPart } from "./source-form-part.ts";
import { SourcePaceFields } from "./source-pace-fields.tsx";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { SourcePageFields } from "./source-page-fields.tsx";
import { SourceRightsFields } from "./source-rights-fields.tsx";
import { type Problems, listProblems } from "./source-problems.ts";

type SourceFormProps = {
  initial: SourceDraft;
  isNew: boolean;
  save: SaveSource;
  onSaved: (name: string) => void;
  /** Discards the input and loads what someone else has saved. */
  loadAgain?: () => void;
};

export function SourceForm({ initial, isNew, save, onSaved, loadAgain }: SourceFormProps) {
  const { t } = useTranslation("admin");
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [form, focusOnWrong] = useFocusOnWrong();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => onSaved(draft.name.trim()),
    onError: (error) => {
      const refusal = readRefusal(error);
      if (refusal) refuse(refusal);
    },
  });

  const refuse = (found: Problems) => {
    setProblems(found);
    focusOnWrong();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const read = safeParse(scrapeSourceSchema, inputOf(draft));
    if (!read.success) return refuse(listProblems(read.issues, draft));
    setProblems({});
    saving.mutate(read.output);
  };
  const part: SourceFormPart = {
    draft,
    change: (changed) => setDraft((before) => ({ ...before, ...changed })),
    problemOf: (field) => {
      const problem = problems[field];
      if (!problem) return undefined;
      const text = t(`sourceTexts.problems.${problem.kind}`, { limit: problem.limit ?? "" });
      return problem.line ? t("sourceTexts.inLine", { line: problem.line, problem: text }) : text;
    },
  };
  const many = Object.keys(problems).length;
  const isStale = saving.error && "code" in saving.error && saving.error.code === "changed_meanwhile";

  return (
    <form ref={form} noValidate className="grid max-w-3xl gap-5" onSubmit={submit}>
      <TextField
        label={t("sourceTexts.name")}
        hint={t("sourceTexts.nameHint")}
        value={draft.name}
        onChange={({ target }) => part.change({ name: target.value })}
        error={part.problemOf("name")}
        required
        maxLength={100}
        autoComplete="off"
      />
      <TextArea
        label={t("sourceTexts.startUrls")}
        hint={t("sourceTexts.startUrlsHint")}
        placeholder="https://homes.example/for-sale"
        value={draft.start_urls}
        onChange={({ target }) => part.change({ start_urls: target.value })}
        error={part.problemOf("start_urls")}
        required
        spellCheck={false}
      />
      <SourceRightsFields {...part} />
      <SourcePaceFields {...part} />
      <SourcePageFields {...part} />
      <SourceDefaultFields {...part} />
      <SelectorRows {...part} />
      {!isNew && (
        <div>
          <Checkbox
            label={
              <>
                {t("sourceTexts.isEnabled")}
                <span className="block text-sm text-quiet">{t("sourceTexts.isEnabledHint")}</span>
              </>
            }
            checked={draft.enabled}
            onChange={({ target }) => part.change({ enabled: target.checked })}
          />
          {!draft.enabled && (
            <TextField
              label={t("sourceTexts.reason")}
              value={draft.paused_reason}
              onChange={({ target }) => part.change({ paused_reason: target.value })}
              error={part.problemOf("paused_reason")}
              maxLength={200}
            />
          )}
        </div>
      )}
      {many > 0 && (
        <p role="alert" className="text-coral">
          {t("sourceTexts.problemCount", { count: many })}
        </p>
      )}
      {many === 0 && !isStale && <FailureNotice error={saving.error} />}
      {many === 0 && isStale && (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-coral">
          <p>{t("sourceTexts.changedMeanwhile")}</p>
          {loadAgain && (
            <Button look="quietSmall" onClick={loadAgain}>
              {t("sourceTexts.loadAgain")}
            </Button>
          )}
        </div>
      )}
      <Button type="submit" look="gold" isBusy={saving.isPending} className="justify-self-start">
        {t("sourceTexts.save")}
      </Button>
    </form>
  );
}
