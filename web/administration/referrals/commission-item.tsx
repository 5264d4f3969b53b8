/** The commission of one contract: every entry, and what can be entered next. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import type { Commission } from "../../../domain/referrals/referrals-api.ts";
import { nameEntry } from "../../../domain/referrals/referrer-page.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import { useKey } from "../../data/use-key.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { Doubts } from "./doubts.tsx";
import { useReferralOrders } from "./use-referral-orders.ts";

type CommissionItemProps = { commission: Commission; fetchJson: FetchJson; mayEnter: boolean };

export function CommissionItem({ commission, fetchJson, mayEnter }: CommissionItemProps) {
  const { t } = useTranslation("admin");
  const { exactMoney } = useMoney();
  const locale = useLocale();
  const { save, isBusy, ...outcome } = useReferralOrders(fetchJson);
  const { keyOf } = useKey();
  const [kind, chooseKind] = useState("settled");
  const [today] = useState(() => pattayaDay(new Date()));
  const { contractId, leadId, reference, owed, doubts, entries, beganOn, endedOn } = commission;
  const last = entries.findLast(({ kind, isTakenBack }) => !isTakenBack && isSettlement(kind));
  const baht = (sum: number) => exactMoney(toSatang(sum));
  const settle = (typed: FormData) => {
    const settlement = {
      kind,
      amount: owed,
      on: String(typed.get("on")),
      note: String(typed.get("note")),
      despiteDoubts: typed.has("despiteDoubts"),
    };
    save(`/commissions/${contractId}`, { ...settlement, idempotencyKey: keyOf(settlement) });
  };
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <p className="flex flex-wrap justify-between gap-3">
        <Link to={adminPaths.enquiry(leadId)} className={textLinkStyles}>
          {t("referralTexts.contractOf", { reference })}
        </Link>
        <span className="tabular font-semibold">
          {owed === 0
            ? t("referralTexts.nothingOwed")
            : t(owed > 0 ? "referralTexts.isOwed" : "referralTexts.isToReturn", {
                sum: baht(Math.abs(owed)),
              })}
        </span>
      </p>
      {owed > 0 && <Doubts doubts={doubts} />}
      {endedOn !== null && entries.some(({ kind }) => kind === "reversed") && (
        <p className="max-w-measure text-sm">
          {t("referralTexts.endedRule", {
            began: formatDay(beganOn, locale),
            ended: formatDay(endedOn, locale),
          })}{" "}
          {owed < 0 && t("referralTexts.endedQuestion")}
        </p>
      )}
      <ul className="grid gap-1 text-sm">
        {entries.map(({ id, kind, amount, on, note }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {[formatDay(on, locale), t(`referralTexts.kinds.${nameEntry({ kind, amount })}`), note]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="tabular">{baht(amount)}</span>
          </li>
        ))}
      </ul>
      {mayEnter && owed !== 0 && (
        <Disclosure summary={t(owed > 0 ? "referralTexts.settle" : "referralTexts.settleReturn")}>
          <form
            className="grid gap-4 sm:grid-cols-2"
            onSubmit={(event) => {
              event.preventDefault();
              settle(new FormData(event.currentTarget));
            }}
          >
            <SelectField
              label={t("referralTexts.what")}
              name="kind"
              value={kind}
              onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
              options={(["settled", "refused"] as const).map((value) => ({
                value,
                label: t(`referralTexts.${owed > 0 ? "ways" : "waysBack"}.${value}`),
              }))}
            />
            <TextField
              label={t("referralTexts.day")}
              name="on"
              type="date"
              defaultValue={today}
              max={today}
              required
            />
            <TextField label={t("referralTexts.note")} name="note" maxLength={300} />
            {kind === "settled" && owed > 0 && doubts.length > 0 && (
              <Checkbox
                className="sm:col-span-2"
                name="despiteDoubts"
                label={t("referralTexts.despite")}
                required
              />
            )}
            <Button type="submit" className="justify-self-start" isBusy={isBusy}>
              {t("referralTexts.enter")}
            </Button>
          </form>
        </Disclosure>
      )}
      {mayEnter && last && (
        <Disclosure summary={t("referralTexts.takeBack")}>
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              const reason = String(new FormData(event.currentTarget).get("reason"));
              save(`/entries/${last.id}/correction`, { reason });
            }}
          >
            <TextField label={t("referralTexts.why")} name="reason" maxLength={300} required />
            <Button type="submit" isBusy={isBusy}>
              {t("referralTexts.takeBackNow")}
            </Button>
          </form>
        </Disclosure>
      )}
      <CommandResult {...outcome} />
    </li>
  );
}

function isSettlement(kind: string): boolean {
  return kind === "settled" || kind === "refused";
}
