/** What a source is: pages of a site, or a file with many homes, from an address or sent. */
import { useTranslation } from "react-i18next";
import { type FeedSettings, feedFormats } from "../../../domain/feeds/feed-settings.ts";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { SourceFormPart } from "./source-form-part.ts";

const mostHomes = "10000";

export function SourceKindFields({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  const { feed } = draft;
  const choose = (kind: string) => {
    const format = feedFormats.find((one) => one === kind);
    if (!format) return change({ feed: null });
    const kept = feed ?? { from: "address" as const, columns: {}, types: {} };
    // A file is read whole, however many homes it has.
    change({ feed: { ...kept, format }, ...(feed === null && { max_pages: mostHomes }) });
  };
  return (
    <>
      <ChoiceGroup
        legend={t("feedTexts.kind")}
        name="kind"
        value={feed?.format ?? "pages"}
        onChange={choose}
        options={["pages" as const, ...feedFormats].map((value) => ({
          value,
          label: t(`feedTexts.kinds.${value}`),
        }))}
      />
      {feed && (
        <ChoiceGroup
          legend={t("feedTexts.from")}
          name="from"
          value={feed.from}
          onChange={(from) => change({ feed: { ...feed, from: from as FeedSettings["from"] } })}
          options={[
            { value: "address", label: t("feedTexts.fromAddress") },
            { value: "upload", label: t("feedTexts.fromUpload") },
          ]}
        />
      )}
      {feed?.from === "address" && (
        <TextField
          label={t("feedTexts.address")}
          hint={t("feedTexts.addressHint")}
          placeholder="https://agency.example/feed.xml"
          value={draft.start_urls}
          onChange={({ target }) => change({ start_urls: target.value })}
          error={problemOf("start_urls")}
          required
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      {feed === null && (
        <TextArea
          label={t("sourceTexts.startUrls")}
          hint={t("sourceTexts.startUrlsHint")}
          placeholder="https://homes.example/for-sale"
          value={draft.start_urls}
          onChange={({ target }) => change({ start_urls: target.value })}
          error={problemOf("start_urls")}
          required
          spellCheck={false}
        />
      )}
    </>
  );
}
