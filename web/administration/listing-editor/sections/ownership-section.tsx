/** How a foreigner can hold the home, and what has been proved of it. */
import { useTranslation } from "react-i18next";
import { type Certainty, ownershipFacts, readOwnership } from "../../../../domain/listings/ownership.ts";
import { fitsType, tenures } from "../../../../domain/listings/tenure.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { nameField } from "../../scraping/name-field.ts";
import { useEditedField, useEditor, useFieldValue } from "../state/editor-context.ts";
import { EditedSelect } from "./edited-fields.tsx";

const certainties: readonly Certainty[] = ["unknown", "claimed", "verified"];

export function OwnershipSection() {
  const { t } = useTranslation(["admin", "catalogue", "ownership"]);
  const { session } = useEditor();
  const type = useFieldValue("property_type");
  const tenure = useFieldValue("tenure");
  const verified = useFieldValue("ownership_verified");
  const claimed = useFieldValue("ownership_claimed");
  const verifiedOn = useEditedField("last_verified_on");
  const ownership = readOwnership(verified, claimed);
  // A tenure that the changed kind of home can't have stays in sight, with its problem.
  const possible = tenures.filter((one) => fitsType(one, type) || one === tenure);

  const change = (fact: (typeof ownershipFacts)[number], certainty: string) => {
    const others = (list: typeof verified) => list.filter((one) => one !== fact);
    session.set({
      ownership_verified: certainty === "verified" ? [...others(verified), fact] : others(verified),
      ownership_claimed: certainty === "claimed" ? [...others(claimed), fact] : others(claimed),
      // A proof that was just seen was seen today, unless a day is there.
      ...(certainty === "verified" && verifiedOn.value === null && { last_verified_on: today() }),
    });
  };
  return (
    <>
      <EditedSelect
        name="tenure"
        label={t("catalogue:tenureLabel")}
        options={[
          { value: "", label: t("catalogue:tenure.unknown") },
          ...possible.map((value) => ({ value, label: t(`catalogue:tenure.${value}`) })),
        ]}
      />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{t("admin:editorTexts.passport")}</legend>
        <p className="text-sm text-quiet sm:col-span-2">{t("admin:editorTexts.passportHint")}</p>
        {ownershipFacts.map((fact) => (
          <SelectField
            key={fact}
            label={t(`ownership:${fact}`)}
            value={ownership[fact]}
            options={certainties.map((value) => ({ value, label: t(`ownership:${value}`) }))}
            onChange={({ target }) => change(fact, target.value)}
          />
        ))}
        <TextField
          id={verifiedOn.id}
          type="date"
          label={nameField("last_verified_on", t)}
          value={verifiedOn.value ?? ""}
          error={verifiedOn.error}
          onChange={({ target }) => verifiedOn.set(target.value || null)}
        />
      </fieldset>
    </>
  );
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
