/** Column by column what a page says: of a new home its values, of a known one before and after. */
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import { useLocale } from "../../use-locale.ts";
import { describeValue } from "./describe-value.ts";
import { fieldNames, nameField } from "./name-field.ts";

type DifferenceProps = { difference: NonNullable<RunPage["difference"]>; isNew: boolean };

export function Difference({ difference, isNew }: DifferenceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const fields = Object.entries(difference).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {fields.map(([field, { from, to }]) => {
        const describe = (value: unknown, other: unknown) =>
          describeValue({ field, value, other }, t, locale);
        return (
          <div key={field} className="contents">
            <dt className="text-quiet max-sm:mt-2">{nameField(field, t)}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              {!isNew && (
                <>
                  <span className="sr-only">{t("admin.runs.page.before")}: </span>
                  <del className="text-quiet">{describe(from, to)}</del>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">{t("admin.runs.page.after")}: </span>
                </>
              )}
              {describe(to, from)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function placeOf(field: string): number {
  return fieldNames.findIndex((name) => name === field);
}
