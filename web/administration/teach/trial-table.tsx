/** What a selector found on each page, and what the scraper understood of it. */
import { useTranslation } from "react-i18next";
import type { TeachableField, Trial } from "../../../domain/scraping/teaching.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FieldValue } from "../scraping/field-value.tsx";
import { OutsideLink } from "../controls/outside-link.tsx";
import { describeReason } from "../scraping/describe-reason.ts";
import { isDoubtful, isUnderstood, type TriedPage } from "./use-trials.ts";

type TrialTableProps = {
  trials: readonly TriedPage[];
  total: number;
  isRunning: boolean;
  field: TeachableField;
};

const barStyles =
  "h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-lifted " +
  "[&::-moz-progress-bar]:bg-lamp [&::-webkit-progress-bar]:bg-lifted [&::-webkit-progress-value]:bg-lamp";

export function TrialTable({ trials, total, isRunning, field }: TrialTableProps) {
  const { t } = useTranslation("admin");
  const good = trials.filter((tried) => isUnderstood(tried, field)).length;
  const progress = t("teachTexts.progress", { done: trials.length, count: total });
  return (
    <>
      {isRunning && (
        <div className="grid gap-1 text-sm text-quiet">
          <progress value={trials.length} max={total} aria-label={progress} className={barStyles} />
          <span aria-hidden="true">{progress}</span>
        </div>
      )}
      <output className={`block ${good < trials.length ? "text-coral" : ""}`}>
        {!isRunning && t("teachTexts.outcome", { good, count: total })}
        {!isRunning && good === 0 && ` ${t("teachTexts.nothingToSave")}`}
      </output>
      <ul className="grid rounded-card border border-line empty:hidden">
        {trials.map((tried) => (
          <li
            key={tried.url}
            className="grid gap-x-5 gap-y-1 border-b border-line/60 px-4 py-3 text-sm last:border-0 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="min-w-0 wrap-anywhere">
              <OutsideLink href={tried.url} text={new URL(tried.url).pathname} />
            </span>
            {"trial" in tried ? (
              <Found trial={tried.trial} field={field} />
            ) : (
              <span className="text-coral first-letter:uppercase md:col-span-2">
                {describeReason(tried.reason, t)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Found({ trial, field }: { trial: Trial; field: TeachableField }) {
  const { t } = useTranslation("admin");
  const { found, count, value } = trial;
  if (count === 0) return <span className="text-coral md:col-span-2">{t("teachTexts.nothing")}</span>;
  return (
    <>
      <span className="min-w-0 wrap-anywhere">
        {value === null ? (
          <span className="text-coral">{t("teachTexts.notUnderstood")}</span>
        ) : (
          <>
            <Understood value={value} field={field} />
            {isDoubtful(value, field) && (
              <span className="block text-coral">{t("teachTexts.hardlyAPrice")}</span>
            )}
          </>
        )}
      </span>
      <q className="line-clamp-3 min-w-0 text-quiet wrap-anywhere">{found.join(" · ")}</q>
    </>
  );
}

function Understood({ value, field }: { value: NonNullable<Trial["value"]>; field: TeachableField }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  if (field !== "price" || typeof value !== "object" || Array.isArray(value)) {
    return <FieldValue field={field} value={value} />;
  }
  const { amount, currency, period } = value;
  if (typeof amount !== "number") return null;
  const sum = [formatNumber(amount, locale), currency].filter((part) => typeof part === "string").join(" ");
  return period === "month" ? t("teachTexts.aMonth", { sum }) : sum;
}
