/** The home of a contract: the one that the enquiry names, or another that is found by its title and has no contract. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useMoney } from "../../../visitor/use-money.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useDesk } from "../desk-context.ts";
import { homesToOfferQuery } from "../enquiry-api.ts";
import { HomeState } from "../home-state.tsx";

type HomeChooserProps = { home: OfferedHome | null; onHome: (home: OfferedHome) => void };

export function HomeChooser({ home, onHome }: HomeChooserProps) {
  const { t } = useTranslation("admin");
  const [isChoosing, setIsChoosing] = useState(home === null || home.isUnderContract);
  const [words, setWords] = useState("");
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWords(String(new FormData(event.currentTarget).get("words")).trim());
  };
  return (
    <div className="grid gap-3 text-base">
      {home && (
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-sm text-quiet">{t("enquiryTexts.contractHome")}</span>
            <span lang={home.language}>{home.title}</span>
            <HomeState home={home} />
          </span>
          {!isChoosing && (
            <Button look="quietSmall" onClick={() => setIsChoosing(true)}>
              {t("enquiryTexts.chooseOther")}
            </Button>
          )}
        </p>
      )}
      {isChoosing && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={search}>
          <TextField
            className="min-w-0 grow basis-60"
            label={t("enquiryTexts.findHome")}
            name="words"
            type="search"
            minLength={2}
            maxLength={100}
            required
          />
          <Button type="submit">{t("enquiryTexts.find")}</Button>
        </form>
      )}
      {isChoosing && words.length > 1 && (
        <FoundHomes
          words={words}
          onHome={(found) => {
            setIsChoosing(false);
            setWords("");
            onHome(found);
          }}
        />
      )}
    </div>
  );
}

function FoundHomes({ words, onHome }: { words: string; onHome: (home: OfferedHome) => void }) {
  const { t } = useTranslation("admin");
  const { exactMoney } = useMoney();
  const { data, error, refetch } = useQuery(homesToOfferQuery(useDesk().fetchJson, words));
  if (error) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <>
      <output className="text-sm text-quiet">{t("enquiryTexts.homesFound", { count: data.length })}</output>
      <ul className="grid gap-2 empty:hidden">
        {data.map((home) => (
          <li
            key={home.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span lang={home.language}>{home.title}</span>
              {home.price !== null && (
                <span className="block text-sm text-quiet">{exactMoney(toSatang(home.price))}</span>
              )}
              <HomeState home={home} />
            </span>
            {!home.isUnderContract && (
              <Button
                look="quietSmall"
                aria-label={`${t("enquiryTexts.choose")}: ${home.title}`}
                onClick={() => onHome(home)}
              >
                {t("enquiryTexts.choose")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
