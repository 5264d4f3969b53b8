/** Every version of a section: who saved it, when, what changed. An earlier one is brought back as a new version. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SavedSection, SettingVersion } from "../../../domain/site/settings/settings-api.ts";
import type { SectionName } from "../../../domain/site/site.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { changedPaths, readLeaf } from "./leaves.ts";
import { type SaveSection, historyQuery } from "./settings-api.ts";
import { showLeaf } from "./show-leaf.ts";
import { useFieldName } from "./use-field-name.ts";

type SectionHistoryProps = {
  section: SectionName;
  fetchJson: FetchJson;
  /** The version in force. */
  version: number;
  save: SaveSection;
  onSaved: (saved: SavedSection) => void;
};

export function SectionHistory({ section, fetchJson, version, save, onSaved }: SectionHistoryProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(historyQuery(fetchJson, section));
  const restoring = useMutation({
    mutationFn: (value: unknown) => save(version, value),
    onSuccess: onSaved,
  });
  return (
    <section aria-labelledby="history" className="mt-14 grid max-w-3xl gap-4">
      <h2 id="history" className="text-2xl">
        {t("admin:settingsTexts.history.title")}
      </h2>
      {error && !data && <FailureNotice error={error} onRetry={refetch} />}
      {!error && !data && <output>{t("frame:loading")}</output>}
      {data?.length === 0 && <p className="text-quiet">{t("admin:settingsTexts.history.none")}</p>}
      <FailureNotice error={restoring.error} what={t("admin:settingsTexts.history.notRestored")} />
      <ol className="grid gap-4">
        {data?.map((one, index) => (
          <li key={one.version} className="grid gap-2 border-t border-line pt-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p>
                <span className="tabular">{formatTime(one.savedAt, locale)}</span>{" "}
                <span className="text-quiet">
                  {one.isYours
                    ? t("admin:settingsTexts.history.you")
                    : (one.savedBy ?? t("admin:settingsTexts.history.gone"))}
                </span>
              </p>
              {one.version === version ? (
                <span className="text-sm text-quiet">{t("admin:settingsTexts.history.inForce")}</span>
              ) : (
                <Button
                  look="quietSmall"
                  isBusy={restoring.isPending}
                  aria-label={t("admin:settingsTexts.history.restoreOf", {
                    time: formatTime(one.savedAt, locale),
                  })}
                  onClick={() => restoring.mutate(one.value)}
                >
                  {t("admin:settingsTexts.history.restore")}
                </Button>
              )}
            </div>
            <Difference section={section} after={one} before={data[index + 1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type DifferenceProps = { section: SectionName; before: SettingVersion | undefined; after: SettingVersion };

function Difference({ section, before, after }: DifferenceProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const nameOf = useFieldName(section);
  if (!before) return <p className="text-sm text-quiet">{t("settingsTexts.history.first")}</p>;
  const paths = changedPaths(before.value, after.value);
  if (paths.length === 0) return <p className="text-sm text-quiet">{t("settingsTexts.history.same")}</p>;
  const words = (path: string, { value }: SettingVersion) =>
    showLeaf(path, readLeaf(value, path), locale) || t("settingsTexts.empty");
  return (
    <dl className="grid gap-1 text-sm">
      {paths.map((path) => (
        <div key={path} className="flex flex-wrap gap-x-3">
          <dt className="text-quiet">{nameOf(path)}</dt>
          <dd className="min-w-0 break-words">
            <del className="text-quiet">{words(path, before)}</del> →{" "}
            <ins className="no-underline">{words(path, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
