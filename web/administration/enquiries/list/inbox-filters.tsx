/** Search and filters of the inbox. A choice applies at once, a search when it is sent. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { leadStates } from "../../../../domain/leads/desk/lead-states.ts";
import { leadKinds } from "../../../../domain/leads/lead-choices.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { nameOf, useDesk } from "../desk-context.ts";
import { useStateWord } from "../use-state-word.ts";
import { type Filters, writeFilters } from "./filters.ts";

export function InboxFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation("admin");
  const { colleagues, me, rights } = useDesk();
  const navigate = useNavigate();
  const { stateWord } = useStateWord();
  const kind = leadKinds.find((one) => one === filters.kind);
  const show = (changed: Partial<Filters>) => {
    const search = writeFilters({ ...filters, ...changed });
    void navigate(search ? `${paths.enquiries}?${search}` : paths.enquiries);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
  };
  // Who sees only their own enquiries finds none of a colleague.
  const others = rights.includes("enquiries") ? colleagues.filter(({ id }) => id !== me) : [];
  const people = [
    { value: "", label: t("enquiryTexts.anyone") },
    { value: me, label: t("enquiryTexts.me") },
    { value: "nobody", label: t("enquiryTexts.nobody") },
    ...others.map(({ id }) => ({ value: id, label: nameOf(colleagues, id) ?? id })),
  ];
  const choices = {
    due: [
      { value: "", label: t("enquiryTexts.newest") },
      ...(["waiting", "overdue"] as const).map((value) => ({ value, label: t(`enquiryTexts.${value}`) })),
    ],
    state: [
      { value: "", label: t("enquiryTexts.any") },
      ...leadStates.map((value) => ({ value, label: stateWord(kind ?? "application", value) })),
    ],
    kind: [
      { value: "", label: t("enquiryTexts.any") },
      ...leadKinds.map((value) => ({ value, label: t(`enquiryTexts.kinds.${value}`) })),
    ],
    assignee: people,
  };
  const labels = { due: "order", state: "state", kind: "kind", assignee: "assignee" } as const;
  return (
    <search className="grid gap-4">
      <form className="flex items-end gap-3" onSubmit={submit}>
        <TextField
          className="min-w-0 grow"
          label={t("enquiryTexts.search")}
          placeholder={t("enquiryTexts.searchHint")}
          name="q"
          type="search"
          defaultValue={filters.q}
          minLength={2}
          maxLength={100}
        />
        <Button type="submit">{t("enquiryTexts.search")}</Button>
      </form>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {(["due", "state", "kind", "assignee"] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`enquiryTexts.${labels[name]}`)}
            value={filters[name]}
            onChange={(event) => show({ [name]: event.currentTarget.value })}
            options={choices[name]}
          />
        ))}
      </div>
    </search>
  );
}
