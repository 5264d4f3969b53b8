/** The numbers that a sum is made of. Which fields a kind has, and which may stay empty, is said in one table. */
import { useTranslation } from "react-i18next";
import { type Sum, isRun } from "../../../../domain/texts/articles/article-blocks.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import type { Choice } from "./choose-list.tsx";

const fields = {
  baht: ["amount"],
  percent: ["value"],
  share: ["of", "fact", "part"],
  "per-area": ["sqm", "fact"],
  instalment: ["principal", "rate", "months"],
  "instalment-total": ["principal", "rate", "months", "plus"],
  withheld: ["appraised", "years"],
} as const satisfies Record<Sum["kind"], readonly string[]>;

export const sumKinds = Object.keys(fields) as Sum["kind"][];

export const emptySum = (kind: Sum["kind"]): Partial<Sum> => ({ kind });
export const isWhole = (sum: Partial<Sum>): sum is Sum => isRun({ type: "sum", sum });

type SumFieldsProps = { sum: Partial<Sum>; facts: readonly Choice[]; onChange: (sum: Partial<Sum>) => void };

export function SumFields({ sum, facts, onChange }: SumFieldsProps) {
  const { t } = useTranslation("admin");
  const values = new Map<string, unknown>(Object.entries(sum));
  const set = (field: string, value: number | string | undefined) => {
    const { [field]: _, ...others }: Record<string, unknown> = sum;
    onChange((value === undefined ? others : { ...others, [field]: value }) as Partial<Sum>);
  };
  return fields[sum.kind ?? "baht"].map((field) =>
    field === "fact" ? (
      <SelectField
        key={field}
        label={t("articleTexts.figure.fields.fact")}
        value={String(values.get(field) ?? "")}
        options={[
          { value: "", label: t("articleTexts.choose") },
          ...facts.map(({ value, label, detail }) => ({ value, label: `${label} (${detail ?? ""})` })),
        ]}
        onChange={({ currentTarget }) => set(field, currentTarget.value || undefined)}
      />
    ) : (
      <TextField
        key={`${sum.kind} ${field}`}
        label={t(`articleTexts.figure.fields.${field}`)}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={String(values.get(field) ?? "")}
        onChange={({ currentTarget }) => set(field, readNumber(currentTarget.value))}
      />
    ),
  );
}

/** "2,450,000" too. What is no number makes the sum incomplete. */
function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,]/g, "");
  return plain === "" ? undefined : Number(plain);
}
