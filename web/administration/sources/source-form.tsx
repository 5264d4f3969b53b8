/**
 * Adds or edits a source. The API's schema also validates it here, so that errors appear at their fields. The input
 * stays, whatever the answer.
 */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { safeParse } from "valibot";
import { scrapeSourceSchema } from "../../../domain/scraping/scrape-source.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { readRefusal } from "./read-refusal.ts";
import { SelectorRows } from "./selector-rows.tsx";
import type { SaveSource } from "./source-api.ts";
import { type SourceDraft, inputOf } from "../scraping/source-draft.ts";
import { FeedMapping, type SeenInFile } from "./feed-mapping.tsx";
import { SourceDefaultFields } from "./source-default-fields.tsx";
import type { SourceFormPart } from "./source-form-part.ts";
import { SourceKindFields } from "./source-kind-fields.tsx";
import { SourcePaceFields } from "./source-pace-fields.tsx";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import { SourcePageFields } from "./source-page-fields.tsx";
import { SourceRightsFields } from "./source-rights-fields.tsx";
import { type Problems, listProblems, remainingProblems } from "./source-problems.ts";
import { nameOfPosts } from "../../../domain/scraping/pasted-post.ts";
import { nameSource } from "../scraping/name-source.ts";

type SourceFormProps = {
  initial: SourceDraft;
  isNew: boolean;
  save: SaveSource;
  onSaved: (name: string, saved: { id: string; isFeed: boolean }) => void;
  /** What is known of the file of a feed. */
  seen?: SeenInFile;
  onUnsaved?: (hasUnsaved: boolean) => void;
  /** Discards the input and loads what someone else has saved. */
  loadAgain?: () => void;
};

const nothingSeen: SeenInFile = { columns: [], types: [] };

export function SourceForm({
  initial,
  isNew,
  save,
  onSaved,
  seen = nothingSeen,
  onUnsaved,
  loadAgain,
}: SourceFormProps) {
  const { t } = useTranslation("admin");
  // What is stored can be read again meanwhile.
  const [first] = useState(initial);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const [form, focusOnWrong] = useFocusOnWrong();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: ({ id }) => onSaved(nameSource(draft.name.trim(), t), { id, isFeed: draft.feed !== null }),
    onError: (error) => {
      const refusal = readRefusal(error);
      if (refusal) refuse(refusal);
    },
  });

  const hasUnsaved = JSON.stringify(draft) !== JSON.stringify(first);
  useLeaveWarning(hasUnsaved);
  useEffect(() => onUnsaved?.(hasUnsaved), [onUnsaved, hasUnsaved]);

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
    change: (changed) => {
      setDraft((before) => ({ ...before, ...changed }));
      setProblems((known) => remainingProblems(known, draft, changed));
    },
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
        value={nameSource(draft.name, t)}
        // The source of pasted posts keeps its name, which each reader sees in words.
        readOnly={draft.name === nameOfPosts}
        onChange={({ target }) => part.change({ name: target.value })}
        error={part.problemOf("name")}
        required
        maxLength={100}
        autoComplete="off"
      />
      <SourceKindFields {...part} />
      {draft.feed && <FeedMapping feed={draft.feed} seen={seen} change={(feed) => part.change({ feed })} />}
      <SourceRightsFields {...part} />
      <SourcePaceFields {...part} />
      {draft.feed === null && <SourcePageFields {...part} />}
      <SourceDefaultFields {...part} />
      {draft.feed === null && <SelectorRows {...part} />}
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
