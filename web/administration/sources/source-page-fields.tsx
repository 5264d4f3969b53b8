/** Which pages of a source are read. */
import { useTranslation } from "react-i18next";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Folded } from "../controls/folded.tsx";
import { hostsOf } from "../scraping/source-draft.ts";
import type { SourceFormPart } from "./source-form-part.ts";

export function SourcePageFields({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  const field = (name: "sitemap_url" | "allowed_hosts" | "listing_url_pattern" | "max_pages") => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: problemOf(name),
    spellCheck: false,
    autoComplete: "off",
  });
  const hosts = hostsOf(draft.start_urls).join(", ");
  return (
    <Folded title={t("sourceTexts.pages")} summary={t("sourceTexts.pagesFolded")}>
      <TextField
        label={t("sourceTexts.sitemap")}
        hint={t("sourceTexts.sitemapHint")}
        inputMode="url"
        {...field("sitemap_url")}
      />
      <TextArea
        label={t("sourceTexts.hosts")}
        hint={
          <>
            {t("sourceTexts.hostsHint")} {hosts && t("sourceTexts.hostsFrom", { hosts })}
          </>
        }
        {...field("allowed_hosts")}
      />
      <TextField
        label={t("sourceTexts.pattern")}
        hint={t("sourceTexts.patternHint")}
        {...field("listing_url_pattern")}
      />
      <TextField
        label={t("sourceTexts.mostPages")}
        inputMode="numeric"
        className="sm:max-w-60"
        {...field("max_pages")}
      />
    </Folded>
  );
}
