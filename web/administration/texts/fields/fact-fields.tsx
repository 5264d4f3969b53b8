/** A dated fact: its figure, where it comes from, and its days. The unit and the form stay. */
import { useTranslation } from "react-i18next";
import { shippedFacts } from "../../../../domain/facts/facts.ts";
import { type FactBody, factStandings } from "../../../../domain/texts/fact-bodies.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { FactPlaces } from "../fact-places.tsx";
import type { FetchJson } from "../../../data/api.ts";

type FactFieldsProps = {
  id: string;
  body: FactBody;
  problems: Readonly<Record<string, string>>;
  onChange: (body: FactBody) => void;
  fetchJson: FetchJson;
};

export function FactFields({ id, body, problems, onChange, fetchJson }: FactFieldsProps) {
  const { t } = useTranslation("admin");
  const shipped = shippedFacts.get(id);
  if (!shipped) return null;
  const isRange = typeof shipped.value === "object";
  const field = (name: keyof FactBody, label: string, hint?: string) => ({
    label,
    hint,
    value: body[name],
    error: problems[name],
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...body, [name]: value }),
  });
  const day = (name: "validFrom" | "checkedOn" | "reviewBy") => (
    <TextField type="date" {...field(name, t(`writtenTexts.fields.${name}`))} />
  );
  const unit = t(`writtenTexts.units.${shipped.unit}`);
  return (
    <>
      {shipped.unit === "date" ? (
        <TextField type="date" {...field("value", t("writtenTexts.fields.day"))} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            inputMode="decimal"
            {...field("value", t(`writtenTexts.fields.${isRange ? "from" : "value"}`), unit)}
          />
          {isRange && <TextField inputMode="decimal" {...field("to", t("writtenTexts.fields.to"), unit)} />}
        </div>
      )}
      {shipped.standing !== "own" && (
        <>
          <SelectField
            label={t("writtenTexts.fields.standing")}
            value={body.standing}
            error={problems["standing"]}
            onChange={({ currentTarget }) => {
              const standing = factStandings.find((one) => one === currentTarget.value);
              if (standing) onChange({ ...body, standing });
            }}
            options={factStandings.map((value) => ({ value, label: t(`writtenTexts.standings.${value}`) }))}
          />
          <TextField {...field("source", t("writtenTexts.fields.source"))} />
          <TextField type="url" {...field("url", t("writtenTexts.fields.url"), t("writtenTexts.urlHint"))} />
        </>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-4">
        {day("validFrom")}
        {day("checkedOn")}
        {day("reviewBy")}
      </div>
      {shipped.note && (
        <p lang="en" className="text-sm text-quiet">
          {shipped.note}
        </p>
      )}
      <FactPlaces id={id} fetchJson={fetchJson} />
    </>
  );
}
