/** The values of a page by column: those of a new listing, or those of a known listing before and after. */
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import { isEmptyValue } from "./describe-value.ts";
import { FieldValue } from "./field-value.tsx";
import { compareFields, nameField } from "./name-field.ts";

type DifferenceProps = { difference: NonNullable<RunPage["difference"]>; isNew: boolean };

export function Difference({ difference, isNew }: DifferenceProps) {
  const { t } = useTranslation("admin");
  const fields = changedFields(difference).toSorted(([one], [other]) => compareFields(one, other));
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {fields.map(([field, { from, to }]) => (
        <div key={field} className="contents">
          <dt className="text-quiet max-sm:mt-2">{nameField(field, t)}</dt>
          <dd className="min-w-0">
            {!isNew && (
              <>
                <span className="sr-only">{t("runTexts.page.before")}: </span>
                <del className="text-quiet">
                  <FieldValue field={field} value={from} other={to} />
                </del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">{t("runTexts.page.after")}: </span>
              </>
            )}
            <FieldValue field={field} value={to} other={isNew ? undefined : from} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value that is empty before and after has not changed. */
export function changedFields(difference: DifferenceProps["difference"]) {
  return Object.entries(difference).filter(([, { from, to }]) => !isEmptyValue(from) || !isEmptyValue(to));
}
