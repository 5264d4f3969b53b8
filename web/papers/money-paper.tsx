/** A receipt or a yearly statement, to read in each language and to download. Both sides see the same. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownMoneyPaper } from "../../domain/papers/money/shown-money-paper.ts";
import type { AskedMoneyPaper } from "../../domain/papers/money/money-record.ts";
import { type Locale, isLocale, languageOptions } from "../../domain/languages/locales.ts";
import { Button } from "../components/controls/button.tsx";
import { SelectField } from "../components/controls/select-field.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { ApiFailure } from "../data/api.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { PaperFailure } from "./paper-failure.tsx";
import { PaperView } from "./paper-view.tsx";
import { type PapersAccess, saveMoneyPdf, moneyPaperQuery } from "./papers-access.ts";

type MoneyPaperProps = {
  access: Omit<PapersAccess, "mayRemoveAny">;
  asked: AskedMoneyPaper;
  /** What else can be done with it. */
  children?: (shown: ShownMoneyPaper) => ReactNode;
};

export function MoneyPaper({ access, asked, children }: MoneyPaperProps) {
  const { t } = useTranslation("papers");
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const { data, error, refetch } = useQuery(moneyPaperQuery(access, asked, locale));
  const download = useMutation({
    mutationFn: () => saveMoneyPdf(access, asked, locale),
  });
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) {
    return <h1 className="text-2xl">{t("money.missing")}</h1>;
  }
  if (error) return <PaperFailure error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          className="min-w-0 grow basis-48 sm:grow-0"
          label={t("paper.language")}
          value={locale}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget }) => {
            if (isLocale(currentTarget.value)) setLocale(currentTarget.value);
          }}
        />
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          {t("money.download")}
        </Button>
        <Button look="bare" onClick={() => window.print()}>
          {t("money.print")}
        </Button>
      </div>
      <PaperFailure error={download.error} />
      {data ? <PaperView paper={data.paper} isWholePage /> : <Skeleton className="h-64" />}
      {data && children?.(data)}
    </div>
  );
}
