/** What homes to look for: a part of the title, and whether they are public. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { publicationStates } from "../../../domain/listing.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { consolePaths } from "../../console-paths.ts";

export function HomeSearch({ title, publication }: { title: string; publication: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    void navigate(consolePaths.homes({ title: text("title"), publication: text("publication") }));
  };
  return (
    <search>
      <form className="flex flex-wrap items-end gap-4" onSubmit={search}>
        <TextField
          className="min-w-0 grow basis-64"
          label={t("admin.homeTexts.titleContains")}
          name="title"
          type="search"
          defaultValue={title}
          maxLength={200}
        />
        <SelectField
          className="basis-48"
          label={t("admin.homeTexts.fields.publication")}
          name="publication"
          defaultValue={publication}
          options={[
            { value: "", label: t("admin.runTexts.page.all") },
            ...publicationStates.map((value) => ({
              value,
              label: t(`admin.homeTexts.publication.${value}`),
            })),
          ]}
        />
        <Button type="submit">{t("admin.homeTexts.search")}</Button>
      </form>
    </search>
  );
}
