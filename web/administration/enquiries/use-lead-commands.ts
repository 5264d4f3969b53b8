/** Saves something about a lead, one command at a time, and says that it is saved. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useKey } from "../../data/use-key.ts";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { useDesk } from "./desk-context.ts";
import { order } from "./enquiry-api.ts";

type Options = { method?: "POST" | "PATCH"; onSaved?: () => void; said?: string };

export type LeadCommands = ReturnType<typeof useLeadCommands>;

export function useLeadCommands() {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, ...outcome } = useRunCommands();
  const save = (
    path: string,
    body?: object,
    { method = "POST", onSaved, said = t("enquiryTexts.saved") }: Options = {},
  ) =>
    send(async () => {
      await order(fetchJson, path, body, method);
      onSaved?.();
      return said;
    });
  const { keyOf, forget } = useKey();
  /** Saves something new, once, although it may be sent twice. */
  const saveOnce = (path: string, body: object, onSaved: () => void) => {
    const idempotencyKey = keyOf([path, body]);
    save(
      path,
      { ...body, idempotencyKey },
      {
        onSaved: () => {
          forget();
          onSaved();
        },
      },
    );
  };
  /** For a form's `onSubmit`: saves what is made of its fields, and then empties it. */
  const add = (path: string, read: (typed: FormData) => object) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    saveOnce(path, read(new FormData(form)), () => form.reset());
  };
  return { save, saveOnce, add, ...outcome };
}
