/** A run that would change status, deal, price or currency of many listings at once. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AskedChanges } from "../../../../domain/api.ts";
import { FieldValue } from "../field-value.tsx";
import { ListingName } from "../listings/listing-name.tsx";
import { nameField } from "../sources/name-field.ts";
import { changesQuery } from "./run-queries.ts";
import { QuestionAwaited, type QuestionProps, RunQuestion } from "./run-question.tsx";

export function ChangeQuestion({ run, commands, fetchJson, send, isBusy }: QuestionProps) {
  const { t } = useTranslation("admin");
  const settle = async (carryOut: boolean) => {
    const { changed: count } = await commands.settleChanges(run.id, carryOut);
    return t(carryOut ? "runTexts.change.changed" : "runTexts.change.kept", { count });
  };
  const { data: asked, error, refetch } = useQuery(changesQuery(fetchJson, run.id));
  if (!asked) return <QuestionAwaited error={error} refetch={refetch} />;
  return (
    <RunQuestion
      title={t("runTexts.change.title", { total: asked.total, standing: asked.standing })}
      text={t("runTexts.change.text")}
      which={t("runTexts.change.which")}
      listings={<ListingsToChange asked={asked} />}
      carryOut={t("runTexts.change.carryOut")}
      keep={t("runTexts.change.keep")}
      onAnswer={(carryOut) => send(() => settle(carryOut))}
      isBusy={isBusy}
    />
  );
}

function ListingsToChange({ asked: { listings, total } }: { asked: AskedChanges }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingName listing={listing} />{" "}
            {Object.entries(listing.difference).map(([field, { from, to }]) => (
              <span key={field} className="block text-quiet">
                {nameField(field, t)}: <FieldValue {...{ field, value: from }} /> →{" "}
                <FieldValue {...{ field, value: to, other: from }} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      {total > listings.length && (
        <p className="mt-2 text-quiet">{t("runTexts.change.more", { count: total - listings.length })}</p>
      )}
    </>
  );
}
