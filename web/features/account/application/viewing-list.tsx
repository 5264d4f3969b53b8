/** Viewings that were agreed, in the time of Pattaya. */
import { useTranslation } from "react-i18next";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { Badge } from "../../../components/badge.tsx";
import { formatMoment } from "../../../visitor/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { Section } from "../manage/section.tsx";

type ViewingListProps = { viewings: MyApplication["viewings"]; nowMs: number };

export function ViewingList({ viewings, nowMs }: ViewingListProps) {
  const { t } = useTranslation(["myApplication", "contact"]);
  const locale = useLocale();
  const inPattaya = (at: string) => formatMoment(new Date(at), locale, pattayaZone);
  const hold = (until: string) =>
    Date.parse(until) > nowMs ? t("contact:hold.held", { until: inPattaya(until) }) : t("contact:hold.ended");
  if (viewings.length === 0) return null;
  return (
    <Section id="viewings" title={t("viewings.title")}>
      <p className="text-sm text-quiet">{t("zone")}</p>
      <ul className="grid gap-3">
        {viewings.map(({ id, startsAt, minutes, byVideo, place, status, heldUntil }) => (
          <li key={id} className="grid gap-1 rounded-card border border-line bg-raised p-4">
            <p className="flex flex-wrap items-center gap-3">
              {inPattaya(startsAt)}
              <Badge>{t(`viewings.status.${status}`)}</Badge>
            </p>
            <p className="text-sm break-words text-quiet">
              {[
                t(byVideo ? "viewings.byVideo" : "viewings.onSite"),
                t("viewings.minutes", { count: minutes }),
                place,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {status === "held" && heldUntil && <p>{hold(heldUntil)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
