/** An alarm in a sentence. Its figures come from the scraper's SQL (raise_health_alarms). */
import type { TFunction } from "i18next";
import type { ScrapeAlarm } from "../../../domain/api.ts";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import { describeReason } from "../scraping/describe-reason.ts";
import { nameField } from "../scraping/name-field.ts";

export function describeAlarm(
  { kind, detail }: ScrapeAlarm,
  t: TFunction<["admin"]>,
  locale: Locale,
): string {
  const number = (name: string) => Number(detail[name] ?? 0);
  const text = (name: string) => String(detail[name] ?? "");
  const count = (name: string) => number(name).toLocaleString(intlTags[locale], { maximumFractionDigits: 0 });
  const share = (name: string) => number(name).toLocaleString(intlTags[locale], { style: "percent" });
  switch (kind) {
    case "field-lost":
      return t("admin:alarmDetail.field-lost", {
        field: nameField(text("field"), t),
        now: share("now"),
        before: share("before"),
      });
    case "fewer-listings":
      return t("admin:alarmDetail.fewer-listings", { now: count("now"), before: count("before") });
    case "blocked":
      return t("admin:alarmDetail.blocked", { count: number("pages") });
    case "too-many-withdrawals":
      return t("admin:alarmDetail.too-many-withdrawals", {
        total: count("withdrawals"),
        standing: count("listings"),
      });
    case "too-many-changes":
      return t("admin:alarmDetail.too-many-changes", {
        total: count("changes"),
        standing: count("listings"),
      });
    case "feed-smaller":
      return t("admin:alarmDetail.feed-smaller", { records: count("records"), before: count("before") });
    case "robots-forbids":
      return t("admin:alarmDetail.robots-forbids");
    case "run-failed":
      return t("admin:alarmDetail.run-failed", { reason: describeReason(text("reason"), t) });
  }
}

/** The page that the run kept a copy of. */
export function copiedPageOf({ detail }: ScrapeAlarm): string | undefined {
  return typeof detail["copy"] === "string" ? detail["copy"] : undefined;
}
