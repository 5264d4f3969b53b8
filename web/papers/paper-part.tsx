/** The contract as a paper: to read in each of its languages, and to download for signing. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../domain/languages/format-date.ts";
import { type Locale, isLocale, languageOptions } from "../../domain/languages/locales.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";
import { Button } from "../components/controls/button.tsx";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { SelectField } from "../components/controls/select-field.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { useLocale } from "../visitor/use-locale.ts";
import { PaperFailure } from "./paper-failure.tsx";
import { PaperView } from "./paper-view.tsx";
import { type PaperWords, type PapersAccess, paperQuery, savePdf } from "./papers-access.ts";

export function PaperPart({ access, words }: { access: PapersAccess; words: PaperWords }) {
  const { t } = useTranslation("papers");
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const { data: shown, error, refetch } = useQuery(paperQuery(access, locale));
  const print = useMutation({
    mutationFn: (text: "binding" | Locale) => savePdf(access, text),
  });
  if (error) return <PaperFailure error={error} onRetry={refetch} />;
  if (shown === undefined) return <Skeleton className="h-24" />;
  if (shown === null) return <p className="text-quiet">{words.none}</p>;
  const locales = shown.locales.includes(own) ? shown.locales : [...shown.locales, own];
  const date = formatDate(new Date(shown.madeAt), own, { dateStyle: "long", timeZone: pattayaZone });
  return (
    <div className="grid gap-4">
      {shown.isSample && <p className="font-semibold text-coral">{t("paper.sample")}</p>}
      <p className="text-sm text-quiet">
        {t("paper.version", { version: shown.version, date })}
        <span className="block">{t("paper.decides")}</span>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-0 grow basis-48 sm:grow-0"
          label={t("paper.language")}
          value={locale}
          options={languageOptions
            .filter(({ code }) => locales.includes(code))
            .map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget }) => {
            if (isLocale(currentTarget.value)) setLocale(currentTarget.value);
          }}
        />
        <Button isBusy={print.isPending} onClick={() => print.mutate("binding")}>
          {t("paper.toSign")}
        </Button>
        <Button look="bare" isBusy={print.isPending} onClick={() => print.mutate(locale)}>
          {t("paper.copy")}
        </Button>
      </div>
      <PaperFailure error={print.error} />
      <details>
        <summary className={`${textLinkStyles} w-fit cursor-pointer`}>{t("paper.read")}</summary>
        <div className="mt-3">
          <PaperView paper={shown.paper} />
        </div>
      </details>
    </div>
  );
}
