import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { StepForm } from "../sign-in/step-form.tsx";

export const longestPasskeyName = 60;

type Passkey = { id: string; friendly_name?: string; created_at: string; last_used_at?: string };
type PasskeyRowProps = { passkey: Passkey; onChanged: () => Promise<void> };

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { t } = useTranslation("myAccount");
  const locale = useLocale();
  const [isNaming, setIsNaming] = useState(false);
  const { id: passkeyId, friendly_name, created_at, last_used_at } = passkey;
  const name = friendly_name || t("passkeys.unnamed");
  const day = (moment: string) => formatDate(new Date(moment), locale, { dateStyle: "long" });
  const rename = useMutation({
    mutationFn: async (form: FormData) => {
      const friendlyName = String(form.get("name")).trim();
      await callAuth((client) => client.passkey.update({ passkeyId, friendlyName }));
      setIsNaming(false);
      await onChanged();
    },
  });
  const remove = useMutation({
    mutationFn: () => callAuth((client) => client.passkey.delete({ passkeyId })),
    onSuccess: onChanged,
  });
  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>{name}</p>
          <p className="text-sm text-quiet">
            {t("passkeys.addedOn", { date: day(created_at) })}
            {last_used_at && ` · ${t("passkeys.usedOn", { date: day(last_used_at) })}`}
          </p>
        </div>
        <div className="flex gap-3">
          <Button look="quietSmall" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
            {t("passkeys.rename")}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button look="quietSmall" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t("passkeys.remove")}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <FailureNote error={remove.error} />
      {isNaming && (
        <StepForm
          submit={t("passkeys.saveName")}
          look="quietSmall"
          isBusy={rename.isPending}
          error={rename.error}
          onSubmit={rename.mutate}
          className="max-w-sm"
        >
          <TextField
            label={t("passkeys.name")}
            name="name"
            defaultValue={friendly_name}
            maxLength={longestPasskeyName}
            required
          />
        </StepForm>
      )}
    </li>
  );
}
