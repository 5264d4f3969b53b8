/** Behind a disclosure: per field the value that won, where on the page it stood, and as what. Asked for when opened. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReadField } from "../../../domain/review.ts";
import type { reviewTexts } from "../../i18n/en/admin/review-texts.ts";
import type { FetchJson } from "../../api.ts";
import { FieldValue } from "./field-value.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { readingQuery } from "./review-api.ts";
import { compareFields, useFieldName } from "./use-field-name.ts";

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
  const { data: reading, isError, refetch } = useQuery(readingQuery(fetchJson, id));
  if (isError && !reading) {
    return <LoadFailure text={t("admin.reviewTexts.readingFailed")} retry={refetch} />;
  }
  if (!reading) return <output className="block text-quiet">{t("frame.loading")}</output>;
  if (reading.fields.length === 0) return <p className="text-quiet">{t("admin.reviewTexts.nothingRead")}</p>;
  return (
    <div className="mt-3 rounded-card border border-line">
      {reading.fields
        .toSorted((one, other) => compareFields(one.name, other.name))
        .map((field) => (
          <ReadingRow key={field.name} field={field} />
        ))}
    </div>
  );
}

/** On phones one below the other: four columns of long texts would be letters wide. */
function ReadingRow({ field }: { field: ReadField }) {
  const { t } = useTranslation();
  const name = useFieldName()(field.name);
  const layer = layers.find((one) => one === field.layer);
  return (
    <div className="grid gap-x-5 gap-y-1 border-b border-line/60 px-4 py-3 text-sm last:border-0 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <h4 className="text-quiet">{name}</h4>
      <div className="min-w-0">
        <FieldValue field={field.name} value={field.value} />
      </div>
      <div className="min-w-0">
        {layer ? t(`admin.reviewTexts.layers.${layer}`) : field.layer}
        {field.others.length > 0 && (
          <span className="text-quiet"> {t("admin.reviewTexts.others", { count: field.others.length })}</span>
        )}
        <q className="line-clamp-3 text-quiet [overflow-wrap:anywhere]">{field.raw}</q>
      </div>
    </div>
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
