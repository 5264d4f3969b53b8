/** The way from the application to the home of one's own, with the day each step was reached. A viewing alone is no such way. */
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { hasSteps, readMyProgress, readOfferProgress } from "../../../../domain/leads/my-progress.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Badge } from "../../../components/badge.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";

export function ProgressSteps({ application }: { application: MyApplication }) {
  const { t } = useTranslation(["myApplication", "myAccount"]);
  const locale = useLocale();
  const isOffer = application.kind === "offer";
  const hasWay = isOffer || hasSteps(application);
  if (!hasWay && application.kind !== "viewing") return null;
  const progress = isOffer ? readOfferProgress(application) : readMyProgress(application);
  if (!progress) return <p>{t("closed")}</p>;
  if (!hasWay) return null;
  const { steps, present } = progress;
  const wordOf = (step: (typeof steps)[number]["step"]) => {
    if (step === "paid" || step === "owned") return t(`step.${step}`);
    if (!isOffer || step === "new" || step === "upgrade") return t(`myAccount:applications.state.${step}`);
    return step === "options_sent"
      ? t("myAccount:applications.now.answered")
      : t(`myAccount:applications.now.offer.${step}`);
  };
  return (
    <ol aria-label={t("steps")} className="grid gap-3 border-l border-line pl-5">
      {steps.map(({ step, at }, index) => (
        <li
          key={step}
          aria-current={index === present ? "step" : undefined}
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${index > present ? "text-quiet" : ""}`}
        >
          <span className={index === present ? "font-semibold text-lamp" : ""}>{wordOf(step)}</span>
          {index === present && <Badge tone="gold">{t("now")}</Badge>}
          {at && (
            <span className="text-sm text-quiet">
              {formatDate(new Date(at), locale, { dateStyle: "medium", timeZone: pattayaZone })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
