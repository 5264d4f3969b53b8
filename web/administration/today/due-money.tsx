/** What is overdue, what is due in a week, and what came in this month. */
import { useTranslation } from "react-i18next";
import { numberOf } from "../../../domain/facts/fact-numbers.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { DueMoney } from "../../../domain/today.ts";
import { Card } from "../../components/card.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useFacts } from "../../visitor/use-facts.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { DueItem, DueList, DueSection } from "./due-section.tsx";
import { useDay } from "../../visitor/formats/use-day.ts";

export function LateMoney({ late }: Pick<DueMoney, "late">) {
  const { t } = useTranslation("admin");
  const { exact, exactMoney } = useMoney();
  const facts = useFacts();
  const day = useDay();
  if (late.count === 0) return null;
  return (
    <DueSection
      id="due-late"
      title={t("moneyTexts.lateTitle")}
      count={late.count}
      to={`${adminPaths.money}?state=late`}
    >
      <p className="mb-2 font-semibold text-coral">
        {t("moneyTexts.inAll", { amount: exactMoney(toSatang(late.sum)) })}
      </p>
      <DueList>
        {late.first.map(({ id, name, listing, sum, since, days, missed }) => (
          <DueItem
            key={id}
            to={adminPaths.enquiry(id)}
            title={name}
            detail={[
              listing,
              t("moneyTexts.since", { date: day(since) }),
              missed >= numberOf(facts, "hire-purchase-missed-payments") &&
                t("moneyTexts.missed", { count: missed }),
            ]
              .filter(Boolean)
              .join(" · ")}
            aside={
              <span className="tabular text-sm font-semibold text-coral">
                {exact(toSatang(sum))} · {t("moneyTexts.days", { count: days })}
              </span>
            }
          />
        ))}
      </DueList>
    </DueSection>
  );
}

export function SoonMoney({ soon }: Pick<DueMoney, "soon">) {
  const { t } = useTranslation("admin");
  const { exact, exactMoney } = useMoney();
  const day = useDay();
  if (soon.count === 0) return null;
  return (
    <DueSection id="due-soon" title={t("moneyTexts.soonTitle")} count={soon.count} to={adminPaths.money}>
      <p className="mb-2 text-quiet">{t("moneyTexts.inAll", { amount: exactMoney(toSatang(soon.sum)) })}</p>
      <DueList>
        {soon.first.map(({ id, name, listing, sum, on, number }) => (
          <DueItem
            key={`${id} ${number}`}
            to={adminPaths.enquiry(id)}
            title={name}
            detail={[listing, day(on)].filter(Boolean).join(" · ")}
            aside={<span className="tabular text-sm text-lamp">{exact(toSatang(sum))}</span>}
          />
        ))}
      </DueList>
    </DueSection>
  );
}

export function MoneyToReturn({ toReturn }: Pick<DueMoney, "toReturn">) {
  const { t } = useTranslation("admin");
  const { exact, exactMoney } = useMoney();
  const day = useDay();
  if (toReturn.count === 0) return null;
  return (
    <DueSection
      id="due-return"
      title={t("moneyTexts.returnTitle")}
      count={toReturn.count}
      to={`${adminPaths.money}?state=ended`}
    >
      <p className="mb-2 font-semibold text-coral">
        {t("moneyTexts.inAll", { amount: exactMoney(toSatang(toReturn.sum)) })}
      </p>
      <DueList>
        {toReturn.first.map(({ id, name, listing, sum, since }, index) => (
          <DueItem
            key={`${id} ${index}`}
            to={adminPaths.enquiry(id)}
            title={name}
            detail={[listing, t("moneyTexts.since", { date: day(since) })].filter(Boolean).join(" · ")}
            aside={<span className="tabular text-sm font-semibold text-coral">{exact(toSatang(sum))}</span>}
          />
        ))}
      </DueList>
    </DueSection>
  );
}

export function ReceivedMoney({ received: { count, sum } }: Pick<DueMoney, "received">) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  return (
    <Card as="section" className="flex flex-wrap items-baseline justify-between gap-4 p-5">
      <p>{t("moneyTexts.received", { count, amount: exact(toSatang(sum)) })}</p>
      <Link to={adminPaths.money} className={`${textLinkStyles} inline-flex min-h-6 items-center text-sm`}>
        {t("moneyTexts.openLedger")}
      </Link>
    </Card>
  );
}
