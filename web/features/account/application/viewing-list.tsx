/** The viewings of an enquiry. */
import { useTranslation } from "react-i18next";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { Section } from "../manage/section.tsx";
import { ViewingRow } from "./viewing-row.tsx";

type ViewingListProps = { viewings: MyApplication["viewings"]; nowMs: number };

export function ViewingList({ viewings, nowMs }: ViewingListProps) {
  const { t } = useTranslation("myApplication");
  if (viewings.length === 0) return null;
  return (
    <Section id="viewings" title={t("viewings.title")}>
      <p className="text-sm text-quiet">{t("zone")}</p>
      <ul className="grid gap-3">
        {viewings.map((viewing) => (
          <ViewingRow key={viewing.id} viewing={viewing} nowMs={nowMs} />
        ))}
      </ul>
    </Section>
  );
}
