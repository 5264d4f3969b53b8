/** Every version of a text in one language: who, when, what changed. An earlier one is taken into the form. */
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Locale, languageOptions } from "../../../domain/languages/locales.ts";
import type { TextVersion } from "../../../domain/texts/texts-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { TextDifference, type Words } from "./text-difference.tsx";

type Version<Body> = Omit<TextVersion, "body"> & { body: Body | null };
type TextHistoryProps<Body> = {
  locale: Locale;
  /** Null where we ship none. */
  shipped: Body | null;
  /** There is no text of ours that it could go back to. */
  isOnly?: boolean;
  history: UseQueryOptions<Version<Body>[], Error, Version<Body>[], string[]>;
  wordsOf: (body: Body) => Words;
  onTake: (body: Body) => void;
};

export function TextHistory<Body>(props: TextHistoryProps<Body>) {
  const { locale, shipped, isOnly = false, history, wordsOf, onTake } = props;
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery(history);
  const language = languageOptions.find(({ code }) => code === locale)?.name ?? locale;
  if (error && !data) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <output>{t("frame:loading")}</output>;
  if (data.length === 0) return <p className="text-quiet">{t("admin:writtenTexts.history.none")}</p>;
  return (
    <ol aria-label={t("admin:writtenTexts.history.title", { language })} className="grid gap-4">
      {data.map((one, index) => (
        <li key={one.version} className="grid gap-1.5 border-t border-line pt-3">
          <OneVersion
            {...{ one, locale, shipped, isOnly, wordsOf, onTake }}
            isNewest={index === 0}
            before={data[index + 1]?.body ?? shipped}
          />
        </li>
      ))}
    </ol>
  );
}

type OneVersionProps<Body> = Omit<TextHistoryProps<Body>, "history"> & {
  one: Version<Body>;
  isNewest: boolean;
  before: Body | null;
};

function OneVersion<Body>(props: OneVersionProps<Body>) {
  const { one, locale, shipped, isOnly, wordsOf, onTake, isNewest, before } = props;
  const { t } = useTranslation("admin");
  const reader = useLocale();
  const time = formatTime(one.savedAt, reader);
  const who = one.isYours ? t("writtenTexts.history.you") : (one.savedBy ?? t("writtenTexts.history.gone"));
  const body = one.body ?? shipped;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere">
          <strong className="font-semibold">
            {t(`writtenTexts.history.states.${isOnly && one.state === "shipped" ? "off" : one.state}`, {
              time: one.publishAt ? formatTime(one.publishAt, reader) : "",
            })}
          </strong>{" "}
          <span className="text-quiet">{t("writtenTexts.history.by", { time, who })}</span>
        </p>
        {isNewest ? (
          <span className="text-quiet">{t("writtenTexts.history.now")}</span>
        ) : (
          body !== null && (
            <Button
              look="quietSmall"
              aria-label={t("writtenTexts.history.restoreOf", { time })}
              onClick={() => onTake(body)}
            >
              {t("writtenTexts.history.restore")}
            </Button>
          )
        )}
      </div>
      <TextDifference
        locale={locale}
        before={before === null ? {} : wordsOf(before)}
        after={body === null ? {} : wordsOf(body)}
      />
    </>
  );
}
