/** The panel with the search. The box itself is another feature, so the layout brings it. */
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "./panel.tsx";

const fieldId = "search-text";

export type SearchBoxComponent = ComponentType<{ id: string; isInPanel?: boolean; className?: string }>;

export function SearchPanel({ SearchBox }: { SearchBox: SearchBoxComponent }) {
  const { t } = useTranslation("frame");
  return (
    <Panel id="search" label={t("search")} onOpen={() => document.getElementById(fieldId)?.focus()}>
      <SearchBox id={fieldId} isInPanel className="mx-auto max-w-3xl" />
    </Panel>
  );
}
