/** The plan in its documented format, to paste and to change what the table of rooms does not show. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import type { FloorPlan } from "../../../../domain/floor-plans/floor-plan.ts";
import { readPlan } from "./read-plan.ts";

export function PlanText({
  plan,
  onChange,
}: {
  plan: FloorPlan | null;
  onChange: (plan: FloorPlan) => void;
}) {
  const { t } = useTranslation("admin");
  const [text, setText] = useState(() => (plan ? JSON.stringify(plan, null, 1) : ""));
  const [problem, setProblem] = useState<string>();
  function apply() {
    const read = readPlan(text);
    if ("plan" in read) return onChange(read.plan);
    setProblem(t(`planTexts.${read.error}`, { reason: read.detail, place: read.detail }));
  }
  return (
    <details className="w-full">
      <summary className={`${textLinkStyles} w-fit py-1`}>{t("planTexts.format")}</summary>
      <div className="mt-3 grid gap-3">
        <TextArea
          label={t("planTexts.format")}
          isLabelHidden
          hint={t("planTexts.formatHint")}
          error={problem}
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
        <Button className="justify-self-start" isOff={!text.trim()} onClick={apply}>
          {t("planTexts.apply")}
        </Button>
      </div>
    </details>
  );
}
