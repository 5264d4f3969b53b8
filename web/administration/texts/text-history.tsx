/** Every version of a text in one language: who, when, what changed. An earlier one is taken into the form. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Locale, languageOptions } from "../../../domain/languages/locales.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import type { TextKind } from "../../../domain/texts/text-kinds.ts";
import type { TextVersion } from "../../../domain/texts/texts-api.ts";
import { Button } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { TextDifference } from "./text-difference.tsx";
import { formatPattayaTime } from "./pattaya-field.tsx";
import { textHistoryQuery } from "./texts-api.ts";

type TextHistoryProps = {
  kind: TextKind;
  name: string;
  locale: Locale;
  shipped: TextBody;
  fetchJson: FetchJson;
  onTake: (body: TextBody) => void;
};

export function TextHistory({ kind, name, locale, shipped, fetchJson, onTake }: TextHistoryProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery(textHistoryQuery(fetchJson, kind, name, locale));
  const language = languageOptions.find(({ code }) => code === locale)?.name ?? locale;
  if (error && !data) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <output>{t("frame:loading")}</output>;
  if (data.length === 0) return <p className="text-quiet">{t("admin:writtenTexts.history.none")}</p>;
  return (
    <ol aria-label={t("admin:writtenTexts.history.title", { language })} className="grid gap-4">
      {data.map((one, index) => (
        <li key={one.version} className="grid gap-1.5 border-t border-line pt-3">
          <Version
            {...{ one, locale, shipped, onTake }}
            isNewest={index === 0}
            before={data[index + 1]?.body ?? shipped}
          />
        </li>
      ))}
    </ol>
  );
}

type VersionProps = Pick<TextHistoryProps, "locale" | "shipped" | "onTake"> & {
  one: TextVersion;
  isNewest: boolean;
  before: TextBody;
};

function Version({ one, locale, shipped, onTake, isNewest, before }: VersionProps) {
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
            {t(`writtenTexts.history.states.${one.state}`, {
              time: one.publishAt ? formatPattayaTime(one.publishAt, reader) : "",
            })}
          </strong>{" "}
          <span className="text-quiet">{t("writtenTexts.history.by", { time, who })}</span>
        </p>
        {isNewest ? (
          <span className="text-quiet">{t("writtenTexts.history.now")}</span>
        ) : (
          <Button
            look="quietSmall"
            aria-label={t("writtenTexts.history.restoreOf", { time })}
            onClick={() => onTake(body)}
          >
            {t("writtenTexts.history.restore")}
          </Button>
        )}
      </div>
      <TextDifference locale={locale} before={before} after={body} />
    </>
  );
}
