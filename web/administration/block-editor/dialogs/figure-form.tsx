/** A figure is never typed: it is one of the dated facts, or a sum of an example. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Sum } from "../../../../domain/texts/articles/article-blocks.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import type { Token } from "../document/schema.ts";
import { ChooseList, type Choice } from "./choose-list.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SumFields, emptySum, isWhole, sumKinds } from "./sum-fields.tsx";

type FigureFormProps = { run: Token | undefined; facts: readonly Choice[]; onTake: (run: Token) => void };

export function FigureForm({ run, facts, onTake }: FigureFormProps) {
  const { t } = useTranslation("admin");
  const [kind, setKind] = useState<"fact" | Sum["kind"]>(run?.type === "sum" ? run.sum.kind : "fact");
  const [isNumber, setIsNumber] = useState(run?.type === "fact" && run.number === true);
  const [sum, setSum] = useState<Partial<Sum>>(run?.type === "sum" ? run.sum : {});
  const chosen = run?.type === "fact" ? run.id : undefined;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t("articleTexts.figure.kind")}
        value={kind}
        options={(["fact", ...sumKinds] as const).map((value) => ({
          value,
          label: t(`articleTexts.figure.kinds.${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const next = (["fact", ...sumKinds] as const).find((one) => one === currentTarget.value) ?? "fact";
          setKind(next);
          if (next !== "fact") setSum(emptySum(next));
        }}
      />
      {kind === "fact" ? (
        <>
          <Checkbox
            label={t("articleTexts.figure.number")}
            checked={isNumber}
            onChange={({ currentTarget }) => setIsNumber(currentTarget.checked)}
          />
          <ChooseList
            label={t("articleTexts.figure.find")}
            choices={facts}
            isChosen={(id) => id === chosen}
            onChoose={(id) => onTake({ type: "fact", id, ...(isNumber && { number: true }) })}
          />
        </>
      ) : (
        <SettingsForm isComplete={isWhole(sum)} onTake={() => isWhole(sum) && onTake({ type: "sum", sum })}>
          <SumFields sum={sum} facts={facts} onChange={setSum} />
        </SettingsForm>
      )}
    </div>
  );
}
