/** The selectors made for a value: the first is tried at once, and the admin saves it or looks at the next. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldSelector } from "../../../domain/scraping/scrape-source.ts";
import type { OutlineEntry, TeachableField } from "../../../domain/scraping/teaching.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { nameField } from "../scraping/name-field.ts";
import { askOf, saveSelector } from "../scraping/teach-api.ts";
import { TrialTable } from "./trial-table.tsx";
import { isUnderstood, useTrials } from "./use-trials.ts";

type ProposalProps = {
  sourceId: string;
  url: string;
  field: TeachableField;
  entry: OutlineEntry;
  others: readonly string[];
  fetchJson: FetchJson;
  again: () => void;
};

export function Proposal({ sourceId, url, field, entry, others, fetchJson, again }: ProposalProps) {
  const { t } = useTranslation("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  const { at, text } = entry;
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ["admin", "source", sourceId, "proposal", url, field, at, text],
    queryFn: () => askOf(fetchJson, sourceId)("proposals", { url, field, at, text }),
    staleTime: Infinity,
    retry: false,
  });
  const [number, setNumber] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  const selectors = answer?.kind === "proposal" ? answer.selectors : [];
  const selector = selectors[number];
  return (
    <section aria-labelledby="proposal" className="grid gap-4">
      <h2 id="proposal" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {t("teachTexts.tried", { field: nameField(field, t) })}
      </h2>
      <FailureNotice error={error} onRetry={refetch} />
      {!answer && !error && <output className="block text-quiet">{t("teachTexts.making")}</output>}
      {answer && !selector && (
        <p role="alert" className="text-coral">
          {t(answer.kind === "changed" ? "teachTexts.pageChanged" : "teachTexts.noSelector")}
        </p>
      )}
      {selector && (
        <TriedSelector
          key={selector.selector}
          {...{ sourceId, field, selector, fetchJson, again }}
          pages={[url, ...others]}
          {...(number + 1 < selectors.length && { next: () => setNumber(number + 1) })}
        />
      )}
    </section>
  );
}

type TriedSelectorProps = {
  sourceId: string;
  field: TeachableField;
  selector: FieldSelector;
  pages: readonly string[];
  fetchJson: FetchJson;
  again: () => void;
  next?: () => void;
};

function TriedSelector(props: TriedSelectorProps) {
  const { sourceId, field, selector, pages, fetchJson, again, next } = props;
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const saved = useRef<HTMLOutputElement>(null);
  const ask = useMemo(
    () => (signal: AbortSignal) => askOf(fetchJson, sourceId, signal),
    [fetchJson, sourceId],
  );
  const { trials, total, isRunning } = useTrials(ask, pages, field, selector);
  const saving = useMutation({
    mutationFn: () => saveSelector(fetchJson, sourceId, field, selector),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["admin", "source", sourceId], exact: true }),
  });
  // The pressed button is disabled then, and would lose the focus to the top of the page.
  useEffect(() => {
    if (saving.isSuccess) saved.current?.focus();
  }, [saving.isSuccess]);
  const isStale = saving.error instanceof ApiFailure && saving.error.code === "changed_meanwhile";
  return (
    <>
      <p className="text-sm text-quiet">
        {t("teachTexts.selector")} <code className="wrap-anywhere text-paper">{selector.selector}</code>
      </p>
      <TrialTable {...{ trials, total, isRunning, field }} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="gold"
          isBusy={saving.isPending || isRunning}
          isOff={saving.isSuccess || (!isRunning && !trials.some((tried) => isUnderstood(tried, field)))}
          onClick={() => saving.mutate()}
        >
          {t("teachTexts.save")}
        </Button>
        {next && !saving.isSuccess && <Button onClick={next}>{t("teachTexts.another")}</Button>}
        {!saving.isSuccess && <Button onClick={again}>{t("teachTexts.pickAgain")}</Button>}
      </div>
      <output ref={saved} tabIndex={-1} className="block empty:hidden">
        {saving.isSuccess && t("teachTexts.saved", { field: nameField(field, t) })}
      </output>
      {isStale ? (
        <p role="alert" className="text-coral">
          {t("teachTexts.changedMeanwhile")}
        </p>
      ) : (
        <FailureNotice error={saving.error} />
      )}
    </>
  );
}
