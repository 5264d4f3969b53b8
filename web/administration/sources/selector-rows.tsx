/** The selectors for a source's pages, as rows to add and remove. The focus follows. */
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { selectableFields, selectorTransforms } from "../../../domain/scraping/scrape-source.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Folded } from "../controls/folded.tsx";
import { nameField } from "../scraping/name-field.ts";
import { type SelectorDraft, emptySelector } from "../scraping/source-draft.ts";
import type { SourceFormPart } from "./source-form-part.ts";

export function SelectorRows({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  const rows = draft.selectors;
  const list = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const key = Math.max(newest ?? -1, ...rows.map((row) => row.key)) + 1;
    setNewest(key);
    change({ selectors: [...rows, emptySelector(key)] });
  };
  useEffect(() => {
    if (newest !== undefined) {
      list.current?.querySelector<HTMLElement>("fieldset:last-child select")?.focus();
    }
  }, [newest]);
  return (
    <Folded title={t("sourceTexts.selectors")} summary={t("sourceTexts.selectorsFolded")}>
      <p className="text-sm text-quiet">{t("sourceTexts.selectorsHint")}</p>
      <div ref={list} className="grid gap-5 empty:hidden">
        {rows.map((row, index) => (
          <SelectorRow
            key={row.key}
            row={row}
            number={index + 1}
            change={(part) =>
              change({ selectors: rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)) })
            }
            remove={() => {
              change({ selectors: rows.filter(({ key }) => key !== row.key) });
              addButton.current?.focus();
            }}
            problemOf={(part) => problemOf(`selectors.${row.key}.${part}`)}
          />
        ))}
      </div>
      <Button ref={addButton} look="quietSmall" className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t("sourceTexts.addSelector")}
      </Button>
    </Folded>
  );
}

type SelectorRowProps = {
  row: SelectorDraft;
  number: number;
  change: (part: Partial<SelectorDraft>) => void;
  remove: () => void;
  problemOf: (part: string) => string | undefined;
};

function SelectorRow({ row, number, change, remove, problemOf }: SelectorRowProps) {
  const { t } = useTranslation("admin");
  const text = (part: "selector" | "attribute" | "pattern") => ({
    value: row[part],
    onChange: ({ target }: { target: { value: string } }) => change({ [part]: target.value }),
    error: problemOf(part),
    spellCheck: false,
    autoComplete: "off",
  });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t("sourceTexts.selectorNamed", { number })}</legend>
      <SelectField
        label={t("sourceTexts.field")}
        value={row.field}
        onChange={({ target }) => change({ field: target.value })}
        options={selectableFields.map((value) => ({ value, label: nameField(value, t) }))}
        error={problemOf("field")}
      />
      <TextField label={t("sourceTexts.selector")} placeholder=".price" {...text("selector")} />
      <TextField
        label={t("sourceTexts.attribute")}
        hint={t("sourceTexts.attributeHint")}
        {...text("attribute")}
      />
      <TextField label={t("sourceTexts.regex")} hint={t("sourceTexts.regexHint")} {...text("pattern")} />
      <SelectField
        label={t("sourceTexts.transform")}
        value={row.transform}
        onChange={({ target }) => change({ transform: target.value })}
        options={selectorTransforms.map((value) => ({
          value,
          label: t(`sourceTexts.transforms.${value}`),
        }))}
      />
      <Button
        look="bareSmall"
        className="self-end justify-self-start"
        aria-label={t("sourceTexts.removeSelectorNamed", { number })}
        onClick={remove}
      >
        {t("sourceTexts.removeSelector")}
      </Button>
    </fieldset>
  );
}
