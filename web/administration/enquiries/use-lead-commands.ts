/** Saves something about a lead, one command at a time, and says that it is saved. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { useDesk } from "./desk-context.ts";
import { order } from "./enquiry-api.ts";

type Options = { method?: "POST" | "PATCH"; onSaved?: () => void };

export function useLeadCommands() {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, ...outcome } = useRunCommands();
  const save = (path: string, body?: object, { method = "POST", onSaved }: Options = {}) =>
    send(async () => {
      await order(fetchJson, path, body, method);
      onSaved?.();
      return t("enquiryTexts.saved");
    });
  /** For a form's `onSubmit`: saves what is made of its fields, and then empties it. */
  const add = (path: string, read: (typed: FormData) => object) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    save(path, read(new FormData(form)), { onSaved: () => form.reset() });
  };
  return { save, add, ...outcome };
}
