/** Someone else saved the section meanwhile. Fields that only one of the two changed are merged; the rest is asked. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SectionName } from "../../../domain/site/site.ts";
import { Button } from "../../components/controls/button.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { readLeaf, withLeaf } from "./leaves.ts";
import { showLeaf } from "./show-leaf.ts";
import { useFieldName } from "./use-field-name.ts";

type SectionConflictProps = {
  section: SectionName;
  theirs: unknown;
  /** Both changes together, with mine where both changed the same field. */
  merged: unknown;
  /** The fields that both changed differently. */
  both: readonly string[];
  onSettle: (value: unknown) => void;
};

export function SectionConflict({ section, theirs, merged, both, onSettle }: SectionConflictProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const nameOf = useFieldName(section);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const words = (path: string, value: unknown) =>
    showLeaf(path, readLeaf(value, path), locale) || t("settingsTexts.empty");
  const settle = () =>
    onSettle(
      both
        .filter((path) => chosen[path] === "theirs")
        .reduce((value, path) => withLeaf(value, path, readLeaf(theirs, path)), merged),
    );
  return (
    <div role="alert" className="grid gap-4 rounded-card border border-coral/60 p-5">
      <p className="font-heading text-lg">{t("settingsTexts.conflict.title")}</p>
      <p className="text-quiet">
        {t(both.length > 0 ? "settingsTexts.conflict.choose" : "settingsTexts.conflict.merged")}
      </p>
      {both.map((path) => (
        <ChoiceGroup
          key={path}
          legend={nameOf(path)}
          name={`conflict-${path}`}
          value={chosen[path] ?? "mine"}
          onChange={(side) => setChosen({ ...chosen, [path]: side })}
          options={[
            { value: "mine", label: words(path, merged), hint: t("settingsTexts.conflict.mine") },
            { value: "theirs", label: words(path, theirs), hint: t("settingsTexts.conflict.theirs") },
          ]}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={settle}>{t("settingsTexts.conflict.take")}</Button>
        <Button look="bare" onClick={() => onSettle(theirs)}>
          {t("settingsTexts.conflict.dropMine")}
        </Button>
      </div>
    </div>
  );
}
