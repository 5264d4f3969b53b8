/** A run that would change status, deal, price or currency of many listings at once, or in an unlikely way. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FieldValue } from "../scraping/field-value.tsx";
import { compareFields, nameField } from "../scraping/name-field.ts";
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
  const fields = Object.entries(asked.fields).toSorted(([one], [other]) => compareFields(one, other));
  return (
    <RunQuestion
      about="change"
      asked={asked}
      summary={
        <>
          <p className="flex flex-wrap gap-2 text-sm">
            {fields.map(([field, count]) => (
              <span key={field} className="rounded-full border border-edge px-3 py-1">
                {t("runTexts.change.inField", { field: nameField(field, t), count })}
              </span>
            ))}
          </p>
          {"currency" in asked.fields && <p className="text-sm">{t("runTexts.change.currency")}</p>}
        </>
      }
      renderDetails={({ difference }) =>
        Object.entries(difference)
          .toSorted(([one], [other]) => compareFields(one, other))
          .map(([field, { from, to }]) => (
            <span key={field} className="line-clamp-4 text-quiet">
              {nameField(field, t)}: <FieldValue {...{ field, value: from }} /> →{" "}
              <FieldValue {...{ field, value: to, other: from }} />
            </span>
          ))
      }
      onAnswer={(carryOut) => send(() => settle(carryOut))}
      isBusy={isBusy}
    />
  );
}
