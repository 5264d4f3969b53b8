/**
 * A run that would change many listings of its source at once waits here for an admin's answer: carry it out, or leave
 * them as they are.
 */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../../domain/api.ts";
import { Button } from "../../../components/controls/button.tsx";
import type { FetchJson } from "../../../data/api.ts";
import { Disclosure } from "../disclosure.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import type { RunCommands } from "../run-commands.ts";

export type QuestionProps = {
  run: RunProgress;
  commands: RunCommands;
  fetchJson: FetchJson;
  /** Makes a call and says what came of it. */
  send: (call: () => Promise<string>) => void;
  isBusy: boolean;
};

type RunQuestionProps = {
  title: string;
  text: string;
  /** The listings it is about, and what their list is called. */
  which: string;
  listings: ReactNode;
  carryOut: string;
  keep: string;
  onAnswer: (carryOut: boolean) => void;
  isBusy: boolean;
};

export function RunQuestion({
  title,
  text,
  which,
  listings,
  carryOut,
  keep,
  onAnswer,
  isBusy,
}: RunQuestionProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <p id={id} className="text-sm">
        {text}
      </p>
      <Disclosure summary={which}>{listings}</Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onAnswer(true)}>
          {carryOut}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onAnswer(false)}>
          {keep}
        </Button>
      </div>
    </fieldset>
  );
}

/** Until it is known what is asked. */
export function QuestionAwaited({ error, refetch }: Pick<UseQueryResult, "error" | "refetch">) {
  const { t } = useTranslation("frame");
  if (error) return <FailureNotice error={error} onRetry={refetch} />;
  return <output className="block text-quiet">{t("loading")}</output>;
}
