/** The agent who shows the home: somebody of the settings' list of people, whose name is theirs everywhere. */
import { useTranslation } from "react-i18next";
import { useSite } from "../../../visitor/use-site.ts";
import { useEditedField } from "../state/editor-context.ts";
import { EditedSelect, EditedText } from "./edited-fields.tsx";
import { matchPerson } from "./match-person.ts";

export function AgentSection() {
  const { t } = useTranslation("admin");
  const { value, set } = useEditedField("agent_name");
  const listed = useSite().people.people.map(({ name }) => name);
  const isListed = value === null || listed.includes(value);
  const meant = isListed ? undefined : matchPerson(value, listed);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <EditedSelect
        name="agent_name"
        hint={listed.length === 0 ? t("homeTexts.noPeople") : t("homeTexts.agentHint")}
        options={[
          { value: "", label: t("homeTexts.noAgent") },
          ...listed.map((name) => ({ value: name, label: name })),
          ...(isListed ? [] : [{ value, label: t("homeTexts.notListed", { name: value }) }]),
        ]}
      />
      {meant && (
        <button
          type="button"
          className="min-h-11 cursor-pointer self-end justify-self-start text-sm text-lamp underline"
          onClick={() => set(meant)}
        >
          {t("homeTexts.isMeant", { name: meant })}
        </button>
      )}
      <EditedText name="agent_phone" isOptional type="tel" />
      <EditedText name="agent_email" isOptional type="email" />
    </div>
  );
}
