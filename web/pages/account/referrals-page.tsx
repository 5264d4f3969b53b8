/** What a referrer sees: their link, how many enquiries and contracts came by it, and each commission. Nobody's data. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { type Referrals, nameEntry } from "../../../domain/referrals/referrer-page.ts";
import { referralParameter } from "../../../domain/referrals/referral.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { copyText } from "../../components/overlays/copy-text.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { readReferrerLink, referralsQuery } from "../../features/referrals/referrals-query.ts";
import { paths } from "../../routing/paths.ts";
import { Link } from "../../routing/link.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";

export function ReferralsPage() {
  const { t } = useTranslation("referrals");
  const { data } = useQuery(referralsQuery(readReferrerLink(useSearchParams())));
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-10 pb-24">
        <h1 className="text-5xl">{t("title")}</h1>
        {data?.referrals ? (
          <Shown referrals={data.referrals} />
        ) : (
          <>
            <p className="text-lg">{t("unknown")}</p>
            <p>
              <ButtonLink to={paths.contact}>{t("write")}</ButtonLink>
            </p>
          </>
        )}
      </div>
    </>
  );
}

function Shown({ referrals }: { referrals: Referrals }) {
  const { t } = useTranslation(["referrals", "frame"]);
  const [isCopied, setIsCopied] = useState(false);
  const { exactMoney, percent } = useMoney();
  const locale = useLocale();
  const origin = useSiteAddress() ?? "";
  const baht = (sum: number) => exactMoney(toSatang(sum));
  const link = `${origin}${localisePath("/", locale)}?${referralParameter}=${referrals.code}`;
  const { code, hasEnded, commissionBaht, commissionPercent, validMonths, entries } = referrals;
  const figures = [
    [t("enquiries"), String(referrals.enquiries)],
    [t("contracts"), String(referrals.contracts)],
    [t("earned"), baht(referrals.earned)],
    [t("paid"), baht(referrals.paid)],
    [t("owed"), baht(referrals.owed)],
  ] as const;
  return (
    <>
      {hasEnded ? (
        <p className="text-lg">{t("hasEnded")}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-lg">{t("link")}</p>
          <p className="rounded-card border border-line bg-raised p-4 break-all select-all">{link}</p>
          <Button
            look="quietSmall"
            className="justify-self-start unscripted:hidden"
            onClick={() => void copyText(link, t("frame:notCopied")).then(setIsCopied)}
          >
            {isCopied ? t("copied") : t("copy")}
          </Button>
          <p className="text-quiet">{t("anyPage", { parameter: `?${referralParameter}=${code}` })}</p>
          <p className="text-quiet">
            {t("terms", {
              commission:
                commissionBaht === null
                  ? t("share", { percent: percent(commissionPercent ?? 0) })
                  : baht(commissionBaht),
              count: validMonths,
            })}
          </p>
        </div>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-5">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular text-xl whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="entries" className="grid gap-4">
        <h2 id="entries" className="text-3xl">
          {t("entriesTitle")}
        </h2>
        {entries.length === 0 ? (
          <p className="text-quiet">{t("noEntries")}</p>
        ) : (
          <ul>
            {entries.map(({ kind, amount, on }, index) => (
              <li key={`${on} ${index}`} className="flex justify-between gap-6 border-t border-line py-3">
                <span>
                  {t(`kinds.${nameEntry({ kind, amount })}`)}{" "}
                  <span className="block text-sm text-quiet">{formatDay(on, locale)}</span>
                </span>
                <span className="tabular">{baht(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-quiet">
        {t("private")}{" "}
        <Link to={paths.affiliate} className={textLinkStyles}>
          {t("programme")}
        </Link>
      </p>
    </>
  );
}
