/** What came in the last 30 days, and how much of it was answered in time. */
import { useTranslation } from "react-i18next";
import type { Lately } from "../../../domain/today.ts";
import { Card } from "../../components/card.tsx";
import { ShareBars } from "./share-bars.tsx";

const kinds = ["application", "contact", "consultation", "viewing", "affiliate", "offer"] as const;
const sources = ["direct", "referral", "campaign"] as const;

export function LatelyCard({ lately: { byKind, bySource, judged, inTime } }: { lately: Lately }) {
  const { t } = useTranslation("admin");
  return (
    <Card as="section" className="grid gap-6 p-5">
      <h2 className="text-xl">{t("todayTexts.lately.title")}</h2>
      <p>
        <span className="tabular block font-heading text-3xl">
          {judged === 0 ? "–" : `${Math.floor((inTime / judged) * 100)} %`}
        </span>
        <span className="text-sm text-quiet">
          {t(judged === 0 ? "todayTexts.lately.none" : "todayTexts.lately.answered", { inTime, judged })}
        </span>
      </p>
      <ShareBars
        title={t("todayTexts.lately.byKind")}
        bars={kinds.map((key) => ({ key, label: t(`todayTexts.kinds.${key}`), value: byKind[key] ?? 0 }))}
      />
      <ShareBars
        title={t("todayTexts.lately.bySource")}
        bars={sources.map((key) => ({
          key,
          label: t(`todayTexts.sources.${key}`),
          value: bySource[key] ?? 0,
        }))}
      />
    </Card>
  );
}
