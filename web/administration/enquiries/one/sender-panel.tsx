/** Who writes: contact details, language, country and the time there. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { intlTags } from "../../../../domain/languages/locales.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { reachBy } from "../../../../domain/leads/lead-choices.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { formatTime } from "../../controls/format-time.ts";
import { Panel } from "../panel.tsx";
import { outerZones } from "../sender-zones.ts";
import { useNow } from "../use-now.ts";

export function SenderPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation(["admin", "frame"]);
  const locale = useLocale();
  const reached = reachBy.find((one) => one === lead.reachBy);
  const named = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(intlTags[locale], { type }).of(code) ?? code;
  const rows: [label: string, value: ReactNode][] = [
    [
      t("frame:reach.email"),
      lead.email && (
        <a key="email" href={`mailto:${lead.email}`} className={`${textLinkStyles} break-all`}>
          {lead.email}
        </a>
      ),
    ],
    [t("frame:reach.phone"), lead.phone && <Phone key="phone" number={lead.phone} />],
    [t("enquiryTexts.reachBy"), reached && t(`frame:reach.${reached}`)],
    [t("enquiryTexts.language"), named("language", lead.locale)],
    [
      t("enquiryTexts.localTime"),
      <LocalTime key="time" country={lead.country} name={lead.country && named("region", lead.country)} />,
    ],
    [t("enquiryTexts.received"), formatTime(lead.createdAt, locale)],
    [t("enquiryTexts.source"), [lead.referral, lead.campaign].filter(Boolean).join(", ")],
  ];
  return (
    <Panel title={t("enquiryTexts.sender")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="text-sm text-quiet">
        {t("enquiryTexts.consent", { date: formatTime(lead.consentedAt, locale), version: lead.consent })}
      </p>
    </Panel>
  );
}

function Phone({ number }: { number: string }) {
  if (!/^\+\d+$/.test(number)) return number;
  return (
    <a href={`tel:${number}`} className={`${textLinkStyles} tabular`}>
      {number}
    </a>
  );
}

function LocalTime({ country, name }: { country: string | null; name: string | null }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const now = useNow();
  const zones = outerZones(country, now);
  if (!zones) return name ?? "–";
  const [from, until] = zones.map((timeZone) =>
    formatDate(now, locale, { timeZone, hour: "2-digit", minute: "2-digit" }),
  );
  const time = from === until ? from : t("enquiryTexts.localTimeBetween", { from, until });
  return `${time} (${name})`;
}
