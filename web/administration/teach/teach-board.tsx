/** Teaching in three steps: choose a field and a page, point at the value, try the selector on other pages and save it. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type TeachableField, teachableFields } from "../../../domain/scraping/teaching.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { compareFields, nameField } from "../scraping/name-field.ts";
import { PageOutline } from "./page-outline.tsx";
import { pagesQuery } from "../scraping/teach-api.ts";

type TeachBoardProps = { sourceId: string; fetchJson: FetchJson };

const otherPage = "other";
const fields = teachableFields.toSorted(compareFields);

export function TeachBoard({ sourceId, fetchJson }: TeachBoardProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: urls, error, refetch } = useQuery(pagesQuery(fetchJson, sourceId));
  const [field, setField] = useState<TeachableField>("price");
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState("");
  if (error && !urls) {
    return <FailureNotice error={error} what={t("admin:teachTexts.pagesFailed")} onRetry={refetch} />;
  }
  if (!urls) return <output className="block">{t("frame:loading")}</output>;
  const page = chosen || (urls[0] ?? otherPage);
  const show = (event: FormEvent) => {
    event.preventDefault();
    setShown(page === otherPage ? typed.trim() : page);
  };
  return (
    <div className="grid max-w-4xl gap-8">
      <p className="max-w-3xl text-quiet">{t("admin:teachTexts.intro")}</p>
      <form onSubmit={show} className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("admin:teachTexts.field")}
          value={field}
          onChange={({ target }) => setField(fields.find((one) => one === target.value) ?? field)}
          options={fields.map((value) => ({ value, label: nameField(value, t) }))}
        />
        <SelectField
          label={t("admin:teachTexts.page")}
          hint={urls.length === 0 ? t("admin:teachTexts.noPages") : undefined}
          value={page}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...urls.map((value) => ({ value, label: new URL(value).pathname })),
            { value: otherPage, label: t("admin:teachTexts.otherPage") },
          ]}
        />
        {page === otherPage && (
          <TextField
            label={t("admin:teachTexts.address")}
            type="url"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="sm:col-span-2"
            autoComplete="off"
          />
        )}
        <Button type="submit" className="justify-self-start">
          {t("admin:teachTexts.show")}
        </Button>
      </form>
      {shown !== "" && (
        <PageOutline
          key={`${shown} ${field}`}
          sourceId={sourceId}
          url={shown}
          field={field}
          others={urls.filter((url) => url !== shown)}
          fetchJson={fetchJson}
        />
      )}
    </div>
  );
}
