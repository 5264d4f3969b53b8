/** A run that would withdraw more than a fifth of a source's listings. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AskedWithdrawals } from "../../../../domain/api.ts";
import { ListingName } from "../listings/listing-name.tsx";
import { withdrawalsQuery } from "./run-queries.ts";
import { QuestionAwaited, type QuestionProps, RunQuestion } from "./run-question.tsx";

export function WithdrawalQuestion({ run, commands, fetchJson, send, isBusy }: QuestionProps) {
  const { t } = useTranslation("admin");
  const settle = async (carryOut: boolean) => {
    const { withdrawn: count } = await commands.settleWithdrawals(run.id, carryOut);
    return t(carryOut ? "runTexts.withdraw.withdrawn" : "runTexts.withdraw.kept", { count });
  };
  const { data: asked, error, refetch } = useQuery(withdrawalsQuery(fetchJson, run.id));
  if (!asked) return <QuestionAwaited error={error} refetch={refetch} />;
  return (
    <RunQuestion
      title={t("runTexts.withdraw.title", { total: asked.total, standing: asked.standing })}
      text={t("runTexts.withdraw.text")}
      which={t("runTexts.withdraw.which")}
      listings={<ListingsToWithdraw asked={asked} />}
      carryOut={t("runTexts.withdraw.carryOut")}
      keep={t("runTexts.withdraw.keep")}
      onAnswer={(carryOut) => send(() => settle(carryOut))}
      isBusy={isBusy}
    />
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
