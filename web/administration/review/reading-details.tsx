/**
 * What the scraper read, field by field: the chosen value, where on the page it was found, and its raw text. Loaded
 * when opened.
 */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReadField } from "../../../domain/scraping/listing-review.ts";
import type { reviewTexts } from "../../i18n/en/admin/review-texts.ts";
import type { FetchJson } from "../../data/api.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { FieldValue } from "../scraping/field-value.tsx";
import { readingQuery } from "../scraping/review-api.ts";
import { compareFields, nameField } from "../scraping/name-field.ts";

type ReadingDetailsProps = { id: string; fetchJson: FetchJson };

export function ReadingDetails({ id, fetchJson }: ReadingDetailsProps) {
  const { t } = useTranslation("admin");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-w-0 sm:col-span-2">
      <Disclosure summary={t("reviewTexts.reading")} onToggle={setOpen}>
        {isOpen && <Reading id={id} fetchJson={fetchJson} />}
      </Disclosure>
    </div>
  );
}

function Reading({ id, fetchJson }: ReadingDetailsProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: reading, error, refetch } = useQuery(readingQuery(fetchJson, id));
  if (error && !reading) {
    return <FailureNotice error={error} what={t("admin:reviewTexts.readingFailed")} onRetry={refetch} />;
  }
  if (!reading) return <output className="block text-quiet">{t("frame:loading")}</output>;
  if (reading.fields.length === 0) return <p className="text-quiet">{t("admin:reviewTexts.nothingRead")}</p>;
  return (
    <div className="rounded-card border border-line">
      {reading.fields
        .toSorted((one, other) => compareFields(one.name, other.name))
        .map((field) => (
          <ReadingRow key={field.name} field={field} isHeldBack={reading.heldBack.includes(field.name)} />
        ))}
    </div>
  );
}

/** Stacked on phones: four columns of long texts would be only a few letters wide. */
function ReadingRow({ field, isHeldBack }: { field: ReadField; isHeldBack: boolean }) {
  const { t } = useTranslation("admin");
  const name = nameField(field.name, t);
  const layer = layers.find((one) => one === field.layer);
  return (
    <div className="grid gap-x-5 gap-y-1 border-b border-line/60 px-4 py-3 text-sm last:border-0 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <h4 className="text-quiet">{name}</h4>
      <div className="min-w-0">
        <FieldValue field={field.name} value={field.value} />
        {isHeldBack && <p className="mt-1 text-quiet">{t("reviewTexts.heldBack")}</p>}
      </div>
      <div className="min-w-0">
        {layer ? t(`reviewTexts.layers.${layer}`) : field.layer}
        {field.others.length > 0 && (
          <span className="text-quiet"> {t("reviewTexts.others", { count: field.others.length })}</span>
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
  "feed",
] as const satisfies readonly (keyof typeof reviewTexts.layers)[];
