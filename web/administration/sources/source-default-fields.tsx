/** Defaults for values that a page does not state. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../components/controls/text-field.tsx";
import { Folded } from "../controls/folded.tsx";
import type { SourceFormPart } from "./source-form-part.ts";

export function SourceDefaultFields({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  return (
    <Folded title={t("sourceTexts.defaults")} summary={`${draft.default_currency} · ${draft.default_city}`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("sourceTexts.currency")}
          hint={t("sourceTexts.currencyHint")}
          value={draft.default_currency}
          onChange={({ target }) => change({ default_currency: target.value })}
          error={problemOf("default_currency")}
          maxLength={3}
          autoComplete="off"
        />
        <TextField
          label={t("sourceTexts.city")}
          value={draft.default_city}
          onChange={({ target }) => change({ default_city: target.value })}
          error={problemOf("default_city")}
          maxLength={60}
          autoComplete="off"
        />
      </div>
    </Folded>
  );
}
