/** One referrer: the link, the page, the enquiries that came, and the commissions. */
import { useTranslation } from "react-i18next";
import { referralParameter } from "../../../domain/referrals/referral.ts";
import type { Referrer } from "../../../domain/referrals/referrals-api.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import { Card } from "../../components/card.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { formatTime } from "../controls/format-time.ts";
import { OutsideLink } from "../controls/outside-link.tsx";
import { CommissionItem } from "./commission-item.tsx";
import { Doubts } from "./doubts.tsx";
import { ReferrerForm } from "./referrer-form.tsx";
import { useReferralOrders } from "./use-referral-orders.ts";

type ReferrerCardProps = { referrer: Referrer; fetchJson: FetchJson; rights: readonly string[] };

export function ReferrerCard({ referrer, fetchJson, rights }: ReferrerCardProps) {
  const { t } = useTranslation("admin");
  const { exactMoney } = useMoney();
  const { save, isBusy, ...outcome } = useReferralOrders(fetchJson);
  const mayEnter = rights.includes("contracts");
  const { id, code, name, email, phone, endedAt, enquiries, commissions, page, pageVersion, look } = referrer;
  const owed = commissions.reduce((sum, one) => sum + one.owed, 0);
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm break-all text-quiet">{[code, email, phone].filter(Boolean).join(" · ")}</p>
          {endedAt && <Badge className="mt-2">{t("referralTexts.ended")}</Badge>}
        </div>
        <p className="tabular sm:text-right">
          {t("referralTexts.counts", { enquiries: enquiries.length, contracts: commissions.length })}
          <span className="block text-lg">{exactMoney(toSatang(owed))}</span>
        </p>
      </div>
      <dl className="grid gap-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
        <dt className="text-quiet">{t("referralTexts.link")}</dt>
        <dd className="break-all select-all">{`${new URL(page).origin}/?${referralParameter}=${code}`}</dd>
        <dt className="text-quiet">{t("referralTexts.page")}</dt>
        <dd>
          <span className="block break-all select-all">{page}</span>
          <OutsideLink href={look} text={t("referralTexts.openPage")} />
        </dd>
      </dl>
      {commissions.length > 0 && (
        <ul className="grid gap-4">
          {commissions.map((commission) => (
            <CommissionItem
              key={commission.contractId}
              commission={commission}
              fetchJson={fetchJson}
              mayEnter={mayEnter}
            />
          ))}
        </ul>
      )}
      {enquiries.length > 0 && <Enquiries enquiries={enquiries} />}
      {mayEnter && (
        <div className="grid gap-1">
          <Disclosure summary={t("referralTexts.change")}>
            <ReferrerForm
              key={referrer.version}
              referrer={referrer}
              isBusy={isBusy}
              onSave={(saved) => save(`/${id}`, saved, { method: "PUT" })}
            />
          </Disclosure>
          <Disclosure summary={t("referralTexts.credit")}>
            <form
              className="flex flex-wrap items-end gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                const form = event.currentTarget;
                const reference = String(new FormData(form).get("reference")).trim();
                save(`/${id}/enquiries`, { reference }, { onSaved: () => form.reset() });
              }}
            >
              <TextField
                label={t("referralTexts.reference")}
                hint={t("referralTexts.creditHint")}
                name="reference"
                maxLength={20}
                required
              />
              <Button type="submit" isBusy={isBusy}>
                {t("referralTexts.creditNow")}
              </Button>
            </form>
          </Disclosure>
          <Disclosure summary={t("referralTexts.newPage")}>
            <p className="mb-3 text-quiet">{t("referralTexts.newPageHint")}</p>
            <Button look="quietSmall" isBusy={isBusy} onClick={() => save(`/${id}/page`, { pageVersion })}>
              {t("referralTexts.newPageNow")}
            </Button>
          </Disclosure>
          {rights.includes("erasure") && (
            <Disclosure summary={t("referralTexts.erase")}>
              <form
                className="grid gap-3"
                onSubmit={(event) => {
                  event.preventDefault();
                  save(`/${id}/erasure`, { code: String(new FormData(event.currentTarget).get("code")) });
                }}
              >
                <p className="text-quiet">{t("referralTexts.eraseHint")}</p>
                <TextField label={t("referralTexts.typeCode", { code })} name="code" required />
                <Button type="submit" className="justify-self-start border-coral text-coral" isBusy={isBusy}>
                  {t("referralTexts.erase")}
                </Button>
              </form>
            </Disclosure>
          )}
        </div>
      )}
      <CommandResult {...outcome} />
    </Card>
  );
}

function Enquiries({ enquiries }: Pick<Referrer, "enquiries">) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <Disclosure summary={t("referralTexts.enquiries", { count: enquiries.length })}>
      <ul className="grid gap-3">
        {enquiries.map(({ id, reference, state, createdAt, byHand, firstReferral, doubts }) => (
          <li key={id} className="grid gap-1">
            <span>
              <Link to={adminPaths.enquiry(id)} className={textLinkStyles}>
                {reference}
              </Link>{" "}
              {t(`enquiryTexts.states.${state}`)} · {formatTime(createdAt, locale)}
              {byHand && ` · ${t("referralTexts.byHand")}`}
              {firstReferral && ` · ${t("referralTexts.first", { code: firstReferral })}`}
            </span>
            <Doubts doubts={doubts} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
