/** The editor, for the parts and fields inside it. Each reads only what it shows, so a key redraws no other. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { ListingField, ListingFields } from "../../../../domain/listings/listing-fields.ts";
import type { EditorApi } from "../editor-api.ts";
import type { EditorSession, SessionView } from "./editor-session.ts";

/** The same as long as the editor is open. */
export type Editor = {
  api: EditorApi;
  session: EditorSession;
  save: EditorSession["save"];
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A field of the editor is used outside it.");
  return editor;
}

/** Redraws when the value is another one. So `select` returns what the view holds, or a text, a number or a boolean. */
export function useEditorValue<Value>(select: (view: SessionView) => Value): Value {
  const { session } = useEditor();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

export function useFieldValue<Name extends ListingField>(name: Name): ListingFields[Name] {
  return useEditorValue(({ state }) => state.values[name]);
}

/** Value, setter and problem of one field, with the id that links lead to. */
export function useEditedField<Name extends ListingField>(name: Name) {
  const { t } = useTranslation("admin");
  const { session } = useEditor();
  const problem = useEditorValue(({ problems }) => problems[name]);
  return {
    id: `field-${name}`,
    value: useFieldValue(name),
    set: (value: ListingFields[Name]) => session.set({ [name]: value }),
    error: problem && t(`editorTexts.problem.${problem.kind}`, { limit: problem.limit ?? "" }),
  };
}
