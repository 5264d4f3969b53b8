/** A run that would change status, deal, price or currency of many listings at once waits here for an admin's answer. */
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AskedChanges, RunProgress } from "../../../../domain/api.ts";
import { Button } from "../../../components/controls/button.tsx";
import type { FetchJson } from "../../../data/api.ts";
import { Disclosure } from "../disclosure.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import { FieldValue } from "../field-value.tsx";
import { ListingName } from "../listings/listing-name.tsx";
import type { RunCommands } from "../run-commands.ts";
import { nameField } from "../sources/name-field.ts";
import { changesQuery } from "./run-queries.ts";

type ChangeQuestionProps = {
  run: RunProgress;
  commands: RunCommands;
  fetchJson: FetchJson;
  send: (call: () => Promise<string>) => void;
  isBusy: boolean;
};

export function ChangeQuestion({ run, commands, fetchJson, send, isBusy }: ChangeQuestionProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const id = useId();
  const { data: asked, error, refetch } = useQuery(changesQuery(fetchJson, run.id));
  const settle = (carryOut: boolean) => async () => {
    const { changed: count } = await commands.settleChanges(run.id, carryOut);
    return t(carryOut ? "admin:runTexts.change.changed" : "admin:runTexts.change.kept", { count });
  };
  if (!asked) {
    if (error) return <FailureNotice error={error} onRetry={refetch} />;
    return <output className="block text-quiet">{t("frame:loading")}</output>;
  }
  return (
    <fieldset aria-describedby={id} className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      <legend className="px-1 font-semibold">
        {t("admin:runTexts.change.title", { total: asked.total, standing: asked.standing })}
      </legend>
      <p id={id} className="text-sm">
        {t("admin:runTexts.change.text")}
      </p>
      <Disclosure summary={t("admin:runTexts.change.which")}>
        <ListingsToChange asked={asked} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => send(settle(true))}>
          {t("admin:runTexts.change.carryOut")}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => send(settle(false))}>
          {t("admin:runTexts.change.keep")}
        </Button>
      </div>
    </fieldset>
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
