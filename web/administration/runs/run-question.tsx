/**
 * A run that would change many listings of its source at once waits here for an admin's answer: carry it out, or leave
 * them as they are.
 */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { RunProgress, ScrapedListing } from "../../../domain/api.ts";
import { Button } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ListingName } from "./listing-name.tsx";
import type { RunCommands } from "../scraping/run-commands.ts";

export type QuestionProps = {
  run: RunProgress;
  commands: RunCommands;
  fetchJson: FetchJson;
  /** Makes a call and says what came of it. */
  send: (call: () => Promise<string>) => void;
  isBusy: boolean;
};

type RunQuestionProps<Listing> = {
  about: "change" | "withdraw";
  asked: { total: number; standing: number; listings: Listing[] };
  summary?: ReactNode;
  /** What would become of one of them. */
  renderDetails: (listing: Listing) => ReactNode;
  onAnswer: (carryOut: boolean) => void;
  isBusy: boolean;
};

export function RunQuestion<Listing extends ScrapedListing & { id: string }>({
  about,
  asked: { total, standing, listings },
  summary,
  renderDetails,
  onAnswer,
  isBusy,
}: RunQuestionProps<Listing>) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      {/* Floating takes it off the border, which a second line would break. */}
      <legend className="float-left font-semibold">
        {t(`runTexts.${about}.title`, { total, count: standing })}
      </legend>
      <p id={id} className="text-sm">
        {t(`runTexts.${about}.text`)}
      </p>
      {summary}
      <Disclosure summary={t(`runTexts.${about}.which`)}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingName listing={listing} /> {renderDetails(listing)}
            </li>
          ))}
        </ul>
        {total > listings.length && (
          <p className="mt-2 text-quiet">{t(`runTexts.${about}.more`, { count: total - listings.length })}</p>
        )}
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onAnswer(true)}>
          {t(`runTexts.${about}.carryOut`)}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onAnswer(false)}>
          {t(`runTexts.${about}.keep`)}
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
