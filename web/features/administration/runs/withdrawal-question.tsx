/** A run that would withdraw more than a fifth of a source's listings waits here for an admin's answer. */
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AskedWithdrawals, RunProgress } from "../../../../domain/api.ts";
import type { FetchJson } from "../../../data/api.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import { ListingName } from "../listings/listing-name.tsx";
import { withdrawalsQuery } from "./run-queries.ts";
import type { RunCommands } from "../run-commands.ts";

type WithdrawalQuestionProps = {
  run: RunProgress;
  commands: RunCommands;
  fetchJson: FetchJson;
  send: (call: () => Promise<string>) => void;
  isBusy: boolean;
};

export function WithdrawalQuestion({ run, commands, fetchJson, send, isBusy }: WithdrawalQuestionProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const id = useId();
  const { data: asked, error, refetch } = useQuery(withdrawalsQuery(fetchJson, run.id));
  const settle = (carryOut: boolean) => async () => {
    const { withdrawn: count } = await commands.settleWithdrawals(run.id, carryOut);
    return t(carryOut ? "admin:runTexts.withdraw.withdrawn" : "admin:runTexts.withdraw.kept", { count });
  };
  if (!asked) {
    if (error) return <FailureNotice error={error} onRetry={refetch} />;
    return <output className="block text-quiet">{t("frame:loading")}</output>;
  }
  return (
    <fieldset aria-describedby={id} className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      <legend className="px-1 font-semibold">
        {t("admin:runTexts.withdraw.title", { total: asked.total, standing: asked.standing })}
      </legend>
      <p id={id} className="text-sm">
        {t("admin:runTexts.withdraw.text")}
      </p>
      <Disclosure summary={t("admin:runTexts.withdraw.which")}>
        <ListingsToWithdraw asked={asked} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => send(settle(true))}>
          {t("admin:runTexts.withdraw.carryOut")}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => send(settle(false))}>
          {t("admin:runTexts.withdraw.keep")}
        </Button>
      </div>
    </fieldset>
  );
}

function ListingsToWithdraw({ asked: { listings, total } }: { asked: AskedWithdrawals }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingName listing={listing} />{" "}
            <span className="text-quiet">
              {listing.goneAnswers >= 2
                ? t("runTexts.withdraw.gone", { count: listing.goneAnswers })
                : t("runTexts.withdraw.missed", { count: listing.missedRuns })}
            </span>
          </li>
        ))}
      </ul>
      {total > listings.length && (
        <p className="mt-2 text-quiet">{t("runTexts.withdraw.more", { count: total - listings.length })}</p>
      )}
    </>
  );
}
