/** The people of the page about us. Homes whose agent has the same name show portrait and languages too. */
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import type { People } from "../../../domain/site/settings/people-schema.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import type { FieldsProps } from "./plain-fields.tsx";
import { PortraitField } from "./portrait-field.tsx";
import { SpokenLanguages } from "./spoken-languages.tsx";

type Person = People["people"][number];
type PeopleFieldsProps = Omit<FieldsProps, "value"> & {
  value: People;
  fetchJson: FetchJson;
  sign: SignRequest;
};

export function PeopleFields({ value: { people }, problems, fetchJson, sign, onChange }: PeopleFieldsProps) {
  const { t } = useTranslation("admin");
  const set = (next: Person[]) => onChange("people", next);
  const setPerson = (index: number, change: Partial<Person>) =>
    set(people.map((person, at) => (at === index ? { ...person, ...change } : person)));
  return (
    <>
      {people.map((person, index) => (
        <fieldset key={person.id ?? index} className="grid gap-5 rounded-card border border-line p-4">
          <legend className="px-1 text-sm text-quiet">
            {t("settingsTexts.people.person", { number: index + 1 })}
          </legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={t("settingsTexts.people.name")}
              value={person.name}
              error={problems[`people.${index}.name`]}
              onChange={({ currentTarget }) => setPerson(index, { name: currentTarget.value })}
            />
            <PortraitField
              name={person.name}
              value={person.portrait}
              error={problems[`people.${index}.portrait`]}
              {...{ fetchJson, sign }}
              onChange={(portrait) => setPerson(index, { portrait })}
            />
            <TextField
              label={t("settingsTexts.people.role", { language: "English" })}
              value={person.role.en}
              error={problems[`people.${index}.role.en`]}
              onChange={({ currentTarget }) =>
                setPerson(index, { role: { ...person.role, en: currentTarget.value } })
              }
            />
          </div>
          <SpokenLanguages
            value={person.languages ?? []}
            onChange={(languages) => setPerson(index, { languages })}
          />
          <Disclosure summary={t("settingsTexts.people.otherLanguages")}>
            <div className="grid gap-5 sm:grid-cols-2">
              {languageOptions
                .filter(({ code }) => code !== "en")
                .map(({ code, name }) => (
                  <TextField
                    key={code}
                    label={t("settingsTexts.people.role", { language: name })}
                    lang={code}
                    value={person.role[code] ?? ""}
                    error={problems[`people.${index}.role.${code}`]}
                    onChange={({ currentTarget }) =>
                      setPerson(index, { role: { ...person.role, [code]: currentTarget.value } })
                    }
                  />
                ))}
            </div>
          </Disclosure>
          <Button
            look="bareSmall"
            className="justify-self-start"
            onClick={() => set(people.filter((_person, at) => at !== index))}
          >
            {t("settingsTexts.remove")}
          </Button>
        </fieldset>
      ))}
      {people.length < 24 && (
        <Button
          className="justify-self-start"
          onClick={() =>
            set([
              ...people,
              { id: crypto.randomUUID().slice(0, 8), name: "", role: { en: "" }, portrait: "" },
            ])
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("settingsTexts.people.add")}
        </Button>
      )}
    </>
  );
}
