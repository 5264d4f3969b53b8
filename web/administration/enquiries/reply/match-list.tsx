/** Homes that fit the sender's budget, wishes and area, and why. One press puts a home into the reply. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { localisePath } from "../../../../domain/languages/locales.ts";
import type { LeadDetails, MatchedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useDesk } from "../desk-context.ts";
import { matchesQuery } from "../enquiry-api.ts";

type MatchListProps = { lead: LeadDetails; onInsert: (text: string) => void };

export function MatchList(props: MatchListProps) {
  const { t } = useTranslation("admin");
  return (
    <Disclosure summary={t("enquiryTexts.matches")}>
      <Matches {...props} />
    </Disclosure>
  );
}

function Matches({ lead, onInsert }: MatchListProps) {
  const { t } = useTranslation("admin");
  const { money } = useMoney();
  const { data, error, refetch } = useQuery(matchesQuery(useDesk().fetchJson, lead.id));
  const line = ({ slug, title, price }: MatchedHome) => {
    const address = window.location.origin + localisePath(paths.property(slug), lead.locale);
    return `${title}${price === null ? "" : `, ${formatMoney(price, "THB", lead.locale)}`}\n${address}\n`;
  };
  if (error) return <FailureNotice error={error} what={t("enquiryTexts.matchesFailed")} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-quiet">{t("enquiryTexts.noMatches")}</p>;
  return (
    <ul className="grid gap-3">
      {data.map((home) => (
        <li key={home.slug} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <p className="min-w-0 wrap-anywhere">
            <Link to={paths.property(home.slug)} lang={home.language} className={textLinkStyles}>
              {home.title}
            </Link>
            <span className="block text-quiet">
              {[
                home.price !== null && money(toSatang(home.price)),
                home.monthly !== null &&
                  t("enquiryTexts.perMonth", { amount: money(toSatang(home.monthly)) }),
                ...home.reasons.map((reason) => t(`enquiryTexts.because.${reason}`)),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
          <Button
            look="quietSmall"
            className="justify-self-start"
            onClick={() => onInsert(line(home))}
            aria-label={`${t("enquiryTexts.insert")}: ${home.title}`}
          >
            {t("enquiryTexts.insert")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
