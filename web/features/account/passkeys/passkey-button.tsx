/** Signing in with a passkey, where Auth and this browser support it. The passkey itself identifies the account. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { settingsQuery } from "../sign-in/settings-query.ts";

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation("account");
  const isHydrated = useHydrated();
  const { data: ways } = useQuery({ ...settingsQuery(), enabled: isHydrated });
  const signIn = useMutation({
    mutationFn: async () => {
      await callAuth((client) => client.signInWithPasskey());
      await onSignedIn();
    },
  });
  if (!ways?.hasPasskeys || !canUsePasskeys()) return null;
  return (
    <>
      <Button isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
        {t("passkey")}
      </Button>
      <FailureNote error={signIn.error} />
    </>
  );
}
