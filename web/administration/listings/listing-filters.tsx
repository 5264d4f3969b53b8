/** The list's search, filters and order. They are in the address, so that a view can be shared. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { listingOrders } from "../../../domain/listings/editable-listing.ts";
import { listingStatuses, propertyTypes, publicationStates } from "../../../domain/listings/listing.ts";
import { areas } from "../../../domain/places/areas.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { agentsQuery } from "./listing-list-api.ts";

export const filterNames = [
  "words",
  "publication",
  "status",
  "type",
  "area",
  "agent",
  "needsWork",
  "sort",
] as const;

type ListingFiltersProps = {
  search: URLSearchParams;
  fetchJson: FetchJson;
  /** The caller's name in the list of people. */
  mine: string | undefined;
  onChange: (filters: Record<string, string>) => void;
};

export function ListingFilters({ search, fetchJson, mine, onChange }: ListingFiltersProps) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property"]);
  const { data: agents = [] } = useQuery(agentsQuery(fetchJson));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const used = filterNames.filter((name) => name !== "words" && search.get(name)).length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChange(Object.fromEntries(filterNames.map((name) => [name, String(form.get(name) ?? "").trim()])));
  };
  const select = (name: string, label: string, options: { value: string; label: string }[], any = true) => (
    <SelectField
      key={`${name}-${search.get(name)}-${options.length}`}
      label={label}
      name={name}
      defaultValue={search.get(name) ?? ""}
      options={any ? [{ value: "", label: t("admin:runTexts.page.all") }, ...options] : options}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    />
  );
  return (
    <search>
      <form className="grid gap-4" onSubmit={submit}>
        <div className="flex items-end gap-3">
          <TextField
            key={search.get("words")}
            className="min-w-0 grow"
            label={t("admin:homeTexts.words")}
            name="words"
            type="search"
            defaultValue={search.get("words") ?? ""}
            maxLength={100}
          />
          <Button type="submit">{t("admin:listingTexts.search")}</Button>
        </div>
        {/* On a phone they would push the first home out of sight. */}
        <Button
          look="quietSmall"
          className="justify-self-start sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {used > 0 ? t("admin:homeTexts.filtersUsed", { count: used }) : t("admin:homeTexts.filters")}
        </Button>
        <div
          id={id}
          className={`grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6 ${isOpen ? "" : "max-sm:hidden"}`}
        >
          {select(
            "publication",
            t("admin:listingTexts.fields.publication"),
            publicationStates.map((value) => ({
              value,
              label: t(`admin:listingTexts.publication.${value}`),
            })),
          )}
          {select(
            "status",
            t("admin:fields.status"),
            listingStatuses.map((value) => ({ value, label: t(`catalogue:status.${value}`) })),
          )}
          {select(
            "type",
            t("admin:fields.type"),
            propertyTypes.map((value) => ({ value, label: t(`property:type.${value}`) })),
          )}
          {select(
            "area",
            t("admin:listingTexts.fields.area"),
            areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
          )}
          {select(
            "agent",
            t("admin:listingTexts.fields.agent_name"),
            agentsMineFirst(agents, mine).map((value) => ({
              value,
              label: value === mine ? t("admin:homeTexts.mine", { name: value }) : value,
            })),
          )}
          {select(
            "sort",
            t("admin:homeTexts.order"),
            listingOrders.map((value) => ({ value, label: t(`admin:homeTexts.orders.${value}`) })),
            false,
          )}
        </div>
        <div className={isOpen ? "" : "max-sm:hidden"}>
          <Checkbox
            key={search.get("needsWork")}
            label={t("admin:homeTexts.needsWork")}
            name="needsWork"
            value="1"
            defaultChecked={search.get("needsWork") === "1"}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          />
        </div>
      </form>
    </search>
  );
}

/** The caller's own name is offered although no home has it yet. */
function agentsMineFirst(agents: readonly string[], mine: string | undefined): string[] {
  return [...new Set([...(mine === undefined ? [] : [mine]), ...agents])];
}
