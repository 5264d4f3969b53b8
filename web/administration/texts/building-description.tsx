/** In a building's form: in which languages it is described, and the way to the text. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { TextMarks } from "./text-marks.tsx";
import { oneTextQuery } from "./texts-api.ts";

export function BuildingDescription({ slug, fetchJson }: { slug: string; fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery(oneTextQuery(fetchJson, "building", slug));
  const isBegun = data && languageOptions.some(({ code }) => data.languages[code].marks.length > 0);
  return (
    <section aria-labelledby="description" className="grid justify-items-start gap-3">
      <h2 id="description" className="font-sans text-base font-semibold">
        {t("admin:buildingTexts.about")}
      </h2>
      <p className="text-sm text-quiet">{t("admin:buildingTexts.aboutHint")}</p>
      <FailureNotice error={error} what={t("admin:writtenTexts.failed")} onRetry={refetch} />
      {!data && !error && <output className="block">{t("frame:loading")}</output>}
      {data && !isBegun && <p>{t("admin:buildingTexts.aboutNone")}</p>}
      {isBegun && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {languageOptions.map(({ code, name }) => (
            <li key={code} className="flex flex-wrap items-center gap-1.5">
              {name} <TextMarks marks={data.languages[code].marks} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={adminPaths.text("building", slug)}>
        {t(`admin:buildingTexts.${isBegun ? "aboutEdit" : "aboutWrite"}`)}
      </ButtonLink>
    </section>
  );
}
