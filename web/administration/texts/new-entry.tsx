/** Begins a new entry of a collection: its first words make its name, and it is written on a page of its own. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Collection, entryKind } from "../../../domain/texts/collections.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useNavigate } from "../../routing/router-hooks.ts";
import { nameEntry } from "./name-entry.ts";

type NewEntryProps = {
  collection: Collection;
  groups: readonly { id: string; title: string }[];
  names: readonly string[];
};

export function NewEntry({ collection, groups, names }: NewEntryProps) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const headingId = useId();
  const [title, setTitle] = useState("");
  const [group, setGroup] = useState(groups[0]?.id ?? "");
  const [isRefused, setIsRefused] = useState(false);
  const begin = () => {
    const words = title.trim();
    setIsRefused(words === "");
    if (words === "") return;
    const name = nameEntry(words, group, names);
    const asked = new URLSearchParams({ begin: words });
    void navigate(`${adminPaths.text(entryKind[collection], name)}?${asked}`);
  };
  return (
    <section aria-labelledby={headingId} className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h3 id={headingId} className="font-semibold">
        {t(`writtenTexts.list.add.${collection}`)}
      </h3>
      {groups.length > 1 && (
        <SelectField
          className="w-full"
          label={t("writtenTexts.list.group")}
          value={group}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
          options={groups.map(({ id, title: label }) => ({ value: id, label }))}
        />
      )}
      <TextField
        className="w-full"
        label={t(`writtenTexts.list.words.${collection}`)}
        lang="en"
        value={title}
        maxLength={80}
        error={isRefused ? t("writtenTexts.problems.empty") : undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button look="quietSmall" onClick={begin}>
        {t("writtenTexts.list.begin")}
      </Button>
    </section>
  );
}
