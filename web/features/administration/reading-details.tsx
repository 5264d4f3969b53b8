/** Behind a disclosure: per field the value that won, where on the page it stood, and as what. Asked for when opened. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReadField } from "../../../domain/review.ts";
import type { reviewTexts } from "../../i18n/en/admin/review-texts.ts";
import type { FetchJson } from "../../api.ts";
import { Table } from "../../components/table.tsx";
import { FieldValue } from "./field-value.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { readingQuery } from "./review-api.ts";
import { useFieldName } from "./use-field-name.ts";

type ReadingDetailsProps = { id: string; fetchJson: FetchJson };

export function ReadingDetails({ id, fetchJson }: ReadingDetailsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="min-w-0 sm:col-span-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-block cursor-pointer py-2 text-sea underline underline-offset-4">
        {t("admin.reviewTexts.reading")}
      </summary>
      {isOpen && <Reading id={id} fetchJson={fetchJson} />}
    </details>
  );
}

function Reading({ id, fetchJson }: ReadingDetailsProps) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const { data: reading, isError, refetch } = useQuery(readingQuery(fetchJson, id));
  if (isError && !reading) {
    return <LoadFailure text={t("admin.reviewTexts.readingFailed")} retry={refetch} />;
  }
  if (!reading) return <output className="block text-quiet">{t("frame.loading")}</output>;
  if (reading.fields.length === 0) return <p className="text-quiet">{t("admin.reviewTexts.nothingRead")}</p>;
  return (
    <Table
      caption={t("admin.reviewTexts.reading")}
      isCaptionHidden
      className="mt-3"
      columns={[
        { label: t("admin.reviewTexts.field") },
        { label: t("admin.reviewTexts.value") },
        { label: t("admin.reviewTexts.place") },
        { label: t("admin.reviewTexts.raw") },
      ]}
      rows={reading.fields.map((field) => ({
        key: field.name,
        cells: [
          nameOf(field.name),
          <FieldValue key="value" field={field.name} value={field.value} />,
          <Layer key="layer" field={field} />,
          <span key="raw" className="line-clamp-4 max-w-80 min-w-32 text-quiet [overflow-wrap:anywhere]">
            {field.raw}
          </span>,
        ],
      }))}
    />
  );
}

const layers = [
  "selectors",
  "json-ld",
  "microdata",
  "rdfa",
  "embedded-state",
  "open-graph",
  "text",
] as const satisfies readonly (keyof typeof reviewTexts.layers)[];

function Layer({ field }: { field: ReadField }) {
  const { t } = useTranslation();
  const layer = layers.find((one) => one === field.layer);
  return (
    <>
      {layer ? t(`admin.reviewTexts.layers.${layer}`) : field.layer}
      {field.others.length > 0 && (
        <span className="block text-quiet">
          {t("admin.reviewTexts.others", { count: field.others.length })}
        </span>
      )}
    </>
  );
}
