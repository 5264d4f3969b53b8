/** Where facts stand on a source's pages: rows that come and go, the focus with them. */
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { selectableFields, selectorTransforms } from "../../../domain/scrape-source.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { Folded } from "./folded.tsx";
import { nameField } from "./name-field.ts";
import { type SelectorDraft, emptySelector } from "./source-draft.ts";
import type { SourceFormPart } from "./source-form-part.ts";

export function SelectorRows({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation();
  const rows = draft.selectors;
  const list = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
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
    <Folded title={t("admin.sourceTexts.selectors")} summary={t("admin.sourceTexts.selectorsFolded")}>
      <p className="text-sm text-quiet">{t("admin.sourceTexts.selectorsHint")}</p>
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
              adder.current?.focus();
            }}
            problemOf={(part) => problemOf(`selectors.${row.key}.${part}`)}
          />
        ))}
      </div>
      <Button ref={adder} look="quietSmall" className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t("admin.sourceTexts.addSelector")}
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
  const { t } = useTranslation();
  const text = (part: "selector" | "attribute" | "pattern") => ({
    value: row[part],
    onChange: ({ target }: { target: { value: string } }) => change({ [part]: target.value }),
    error: problemOf(part),
    spellCheck: false,
    autoComplete: "off",
  });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t("admin.sourceTexts.selectorNamed", { number })}</legend>
      <SelectField
        label={t("admin.sourceTexts.field")}
        value={row.field}
        onChange={({ target }) => change({ field: target.value })}
        options={selectableFields.map((value) => ({ value, label: nameField(value, t) }))}
        error={problemOf("field")}
      />
      <TextField label={t("admin.sourceTexts.selector")} placeholder=".price" {...text("selector")} />
      <TextField
        label={t("admin.sourceTexts.attribute")}
        hint={t("admin.sourceTexts.attributeHint")}
        {...text("attribute")}
      />
      <TextField
        label={t("admin.sourceTexts.regex")}
        hint={t("admin.sourceTexts.regexHint")}
        {...text("pattern")}
      />
      <SelectField
        label={t("admin.sourceTexts.transform")}
        value={row.transform}
        onChange={({ target }) => change({ transform: target.value })}
        options={selectorTransforms.map((value) => ({
          value,
          label: t(`admin.sourceTexts.transforms.${value}`),
        }))}
      />
      <Button
        look="bareSmall"
        className="self-end justify-self-start"
        aria-label={t("admin.sourceTexts.removeSelectorNamed", { number })}
        onClick={remove}
      >
        {t("admin.sourceTexts.removeSelector")}
      </Button>
    </fieldset>
  );
}
