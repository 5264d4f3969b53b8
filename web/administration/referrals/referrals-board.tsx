/** Who asks to join, who recommends us, and what each is owed. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { AskedToJoin, Referrer } from "../../../domain/referrals/referrals-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useMoney } from "../../visitor/use-money.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ReferrerCard } from "./referrer-card.tsx";
import { ReferrerForm } from "./referrer-form.tsx";
import { referralsQuery } from "./referrals-api.ts";
import { useReferralOrders } from "./use-referral-orders.ts";

type ReferralsBoardProps = { fetchJson: FetchJson; rights: readonly string[] };

export function ReferralsBoard({ fetchJson, rights }: ReferralsBoardProps) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(referralsQuery(fetchJson));
  const mayEnter = rights.includes("contracts");
  return (
    <div className="grid gap-10">
      <FailureNotice error={error} what={t("referralTexts.failed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          <Sums referrers={data.referrers} />
          <Asked asked={data.asked} fetchJson={fetchJson} mayEnter={mayEnter} />
          <section aria-labelledby="referrers" className="grid gap-4">
            <h2 id="referrers" className="text-2xl">
              {t("referralTexts.referrers")}{" "}
              <span className="tabular text-quiet">{data.referrers.length}</span>
            </h2>
            {mayEnter && <NewReferrer count={data.referrers.length} fetchJson={fetchJson} />}
            {data.referrers.length === 0 && <p className="text-quiet">{t("referralTexts.none")}</p>}
            <ul className="grid gap-4 empty:hidden">
              {data.referrers.map((referrer) => (
                <ReferrerCard key={referrer.id} referrer={referrer} fetchJson={fetchJson} rights={rights} />
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}

function Sums({ referrers }: { referrers: readonly Referrer[] }) {
  const { t } = useTranslation("admin");
  const { exactMoney } = useMoney();
  const commissions = referrers.flatMap((one) => one.commissions);
  const sum = (pick: (owed: number) => boolean) =>
    commissions.reduce((all, { owed }) => all + (pick(owed) ? owed : 0), 0);
  const rows = [
    [t("referralTexts.owed"), sum((owed) => owed > 0)],
    [t("referralTexts.toReturn"), Math.abs(sum((owed) => owed < 0))],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="tabular text-xl">{exactMoney(toSatang(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The form closes and is empty again when there is one more. What came of it is outside, so that it stays. */
function NewReferrer({ count, fetchJson }: { count: number; fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const { save, isBusy, ...outcome } = useReferralOrders(fetchJson);
  return (
    <div className="grid gap-2">
      <Disclosure key={count} summary={t("referralTexts.add")}>
        <ReferrerForm isBusy={isBusy} onSave={(saved) => save("", { ...saved, leadId: null })} />
      </Disclosure>
      <CommandResult {...outcome} />
    </div>
  );
}

type AskedProps = { asked: readonly AskedToJoin[]; fetchJson: FetchJson; mayEnter: boolean };

function Asked({ asked, fetchJson, mayEnter }: AskedProps) {
  const { t } = useTranslation("admin");
  const [chosen, choose] = useState<string>();
  const { save, isBusy, ...outcome } = useReferralOrders(fetchJson);
  return (
    <div className="grid gap-4">
      {asked.length > 0 && (
        <section aria-labelledby="asked" className="grid gap-4">
          <h2 id="asked" className="text-2xl">
            {t("referralTexts.asked")} <span className="tabular text-quiet">{asked.length}</span>
          </h2>
          <ul className="grid gap-4">
            {asked.map((one) => (
              <Card as="li" key={one.id} className="grid gap-3 p-5">
                <div className="flex flex-wrap items-start justify-between gap-3">
                  <div className="min-w-0">
                    <Link to={adminPaths.enquiry(one.id)} className={`${textLinkStyles} text-lg`}>
                      {one.name}
                    </Link>
                    <p className="text-sm break-all text-quiet">
                      {[one.reference, one.email ?? one.phone, one.website].filter(Boolean).join(" · ")}
                    </p>
                  </div>
                  {mayEnter && chosen !== one.id && (
                    <Button look="quietSmall" onClick={() => choose(one.id)}>
                      {t("referralTexts.accept")}
                    </Button>
                  )}
                </div>
                {chosen === one.id && (
                  <ReferrerForm
                    known={one}
                    isBusy={isBusy}
                    onSave={(saved) => save("", { ...saved, leadId: one.id })}
                  />
                )}
              </Card>
            ))}
          </ul>
        </section>
      )}
      {/* Outside, so that it stays when the last of them was accepted. */}
      <CommandResult {...outcome} />
    </div>
  );
}
