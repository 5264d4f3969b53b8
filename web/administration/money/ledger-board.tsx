/** The ledger: contracts by buyer or by home, what is late first, with the sums of all pages. */
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import { type Ledger, ledgerGroups, ledgerStates } from "../../../domain/ledger.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useNavigate, useSearchParams } from "../../routing/router-hooks.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { LedgerTable } from "./ledger-table.tsx";
import { ledgerQuery } from "./money-api.ts";
import { PaymentExport } from "./payment-export.tsx";

type LedgerBoardProps = {
  fetchJson: FetchJson;
  fetchText: (path: string) => Promise<string>;
  /** And not only the contracts of the admin's own buyers. */
  seesAll: boolean;
};

export function LedgerBoard({ fetchJson, fetchText, seesAll }: LedgerBoardProps) {
  const { t } = useTranslation("admin");
  const asked = useSearchParams();
  const page = Math.max(1, Number(asked.get("page")) || 1);
  const by = ledgerGroups.find((one) => one === asked.get("by")) ?? "buyer";
  const { data, error, refetch } = useQuery(ledgerQuery(fetchJson, String(asked)));
  const addressOf = (wanted: number) => {
    const next = new URLSearchParams(asked);
    next.set("page", String(wanted));
    return `${adminPaths.money}?${next}`;
  };
  return (
    <div className="grid gap-8">
      <Filters key={String(asked)} asked={asked} seesAll={seesAll} />
      <FailureNotice error={error} what={t("moneyTexts.failed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          <Sums ledger={data} />
          {data.rows.length === 0 ? (
            <p className="text-quiet">{t("moneyTexts.none")}</p>
          ) : (
            <LedgerTable rows={data.rows} by={by} />
          )}
          {data.pages > 1 && (
            <p className="text-sm text-quiet">{t("moneyTexts.pageOf", { page, pages: data.pages })}</p>
          )}
          <Pagination
            previous={page > 1 ? addressOf(page - 1) : undefined}
            next={page < data.pages ? addressOf(page + 1) : undefined}
          />
        </>
      )}
      <PaymentExport fetchText={fetchText} />
    </div>
  );
}

function Filters({ asked, seesAll }: { asked: URLSearchParams; seesAll: boolean }) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const filters = ["q", "state", "by", "whose"].map((name) => [name, String(typed.get(name) ?? "").trim()]);
    void navigate(`${adminPaths.money}?${new URLSearchParams(filters.filter(([, value]) => value))}`);
  };
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label={t("moneyTexts.find")}
          name="q"
          type="search"
          minLength={2}
          maxLength={100}
          defaultValue={asked.get("q") ?? ""}
        />
        <SelectField
          label={t("moneyTexts.which")}
          name="state"
          defaultValue={asked.get("state") ?? "running"}
          options={ledgerStates.map((value) => ({ value, label: t(`moneyTexts.states.${value}`) }))}
        />
        <SelectField
          label={t("moneyTexts.group")}
          name="by"
          defaultValue={asked.get("by") ?? "buyer"}
          options={ledgerGroups.map((value) => ({ value, label: t(`moneyTexts.groups.${value}`) }))}
        />
        {seesAll && (
          <Checkbox
            label={t("moneyTexts.mine")}
            name="whose"
            value="mine"
            defaultChecked={asked.get("whose") === "mine"}
          />
        )}
        <Button type="submit">{t("moneyTexts.search")}</Button>
      </form>
    </search>
  );
}

function Sums({ ledger: { contracts, paid, owed, late, toReturn } }: { ledger: Ledger }) {
  const { t } = useTranslation("admin");
  const { exactMoney } = useMoney();
  const sums = [
    ["paid", paid],
    ["owed", owed],
    ["late", late],
    ...(toReturn > 0 ? ([["toReturn", toReturn]] as const) : []),
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="sr-only">{t("moneyTexts.which")}</dt>
        <dd className="text-xl">{t("moneyTexts.contracts", { count: contracts })}</dd>
      </div>
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{t(`moneyTexts.${name}`)}</dt>
          <dd
            className={`tabular text-xl ${(name === "late" || name === "toReturn") && sum > 0 ? "text-coral" : ""}`}
          >
            {exactMoney(toSatang(sum))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
