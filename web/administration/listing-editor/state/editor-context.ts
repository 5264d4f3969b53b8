/** The editor, for the fields deep inside its sections. */
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { ListingField, ListingFields } from "../../../../domain/listings/listing-fields.ts";
import type { ListingEditor } from "./use-listing-editor.ts";

export const EditorContext = createContext<ListingEditor | undefined>(undefined);

export function useEditor(): ListingEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A field of the editor is used outside it.");
  return editor;
}

/** Value, setter and problem of one field, with the id that links lead to. */
export function useEditedField<Name extends ListingField>(name: Name) {
  const { t } = useTranslation("admin");
  const { values, set, problems } = useEditor();
  const problem = problems[name];
  return {
    id: `field-${name}`,
    value: values[name],
    set: (value: ListingFields[Name]) => set({ [name]: value }),
    error: problem && t(`editorTexts.problem.${problem.kind}`, { limit: problem.limit ?? "" }),
  };
}
