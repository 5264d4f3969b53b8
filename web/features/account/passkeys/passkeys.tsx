/** The account's passkeys: add one with a name, rename it, remove it. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { settingsQuery } from "../sign-in/settings-query.ts";
import { StepForm } from "../sign-in/step-form.tsx";
import { longestPasskeyName, PasskeyRow } from "./passkey-row.tsx";

const passkeysKey = ["passkeys"];

export function Passkeys() {
  const { t } = useTranslation("myAccount");
  const queryClient = useQueryClient();
  const { data: ways } = useQuery(settingsQuery());
  const [name, setName] = useState("");
  const isOffered = ways?.hasPasskeys === true;
  const passkeys = useQuery({
    queryKey: passkeysKey,
    queryFn: () => callAuth((client) => client.passkey.list()),
    enabled: isOffered,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: passkeysKey });
  const add = useMutation({
    mutationFn: async () => {
      const friendlyName = name.trim();
      const { id: passkeyId } = await callAuth((client) => client.registerPasskey());
      if (friendlyName) await callAuth((client) => client.passkey.update({ passkeyId, friendlyName }));
    },
    onSuccess: () => setName(""),
    // Also when the name could not be kept: the passkey is there.
    onSettled: refresh,
  });
  if (!isOffered) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t("passkeys.title")}</h3>
      <p className="text-sm text-quiet">{t("passkeys.text")}</p>
      <FailureNote error={passkeys.error} />
      <ul className="grid gap-3">
        {passkeys.data?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onChanged={refresh} />
        ))}
      </ul>
      {canUsePasskeys() && (
        <StepForm
          submit={t("passkeys.add")}
          look="quietSmall"
          isBusy={add.isPending}
          error={add.error}
          onSubmit={() => add.mutate()}
          className="max-w-sm"
        >
          <TextField
            label={t("passkeys.name")}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            maxLength={longestPasskeyName}
          />
        </StepForm>
      )}
      {add.isSuccess && <output>{t("passkeys.added")}</output>}
    </div>
  );
}
