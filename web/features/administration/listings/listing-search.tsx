/** The search for listings, by a part of the title and the publication state. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { publicationStates } from "../../../../domain/listings/listing.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";

export function ListingSearch({ title, publication }: { title: string; publication: string }) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    void navigate(adminPaths.listings({ title: text("title"), publication: text("publication") }));
  };
  return (
    <search>
      <form className="flex flex-wrap items-end gap-4" onSubmit={search}>
        <TextField
          className="min-w-0 grow basis-64"
          label={t("listingTexts.titleContains")}
          name="title"
          type="search"
          defaultValue={title}
          maxLength={200}
        />
        <SelectField
          className="basis-48"
          label={t("listingTexts.fields.publication")}
          name="publication"
          defaultValue={publication}
          options={[
            { value: "", label: t("runTexts.page.all") },
            ...publicationStates.map((value) => ({
              value,
              label: t(`listingTexts.publication.${value}`),
            })),
          ]}
        />
        <Button type="submit">{t("listingTexts.search")}</Button>
      </form>
    </search>
  );
}
