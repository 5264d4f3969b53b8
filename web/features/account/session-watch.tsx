/**
 * Follows the session on every page and in every tab. Without a kept session nothing of Auth is loaded: the browser's
 * storage event tells when another tab signs in.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { showToast } from "../../components/overlays/toasts.ts";
import { loadTexts } from "../../i18n/load-texts.ts";
import { accountQuery } from "./account-query.ts";
import { authClient, onSessionEvent } from "./auth-client.ts";
import { hasKeptSession, sessionKey } from "../../visitor/kept/kept-session.ts";
import { isSigningOut } from "./sign-out.ts";

export function SessionWatch() {
  const queryClient = useQueryClient();
  const i18n = useI18n();
  useEffect(() => {
    let token: string | undefined;
    let stopSyncing: (() => void) | undefined;
    let isGone = false;
    const keepHomes = async () => {
      const { syncHomes } = await import("./saved/sync-homes.ts");
      if (!isGone) stopSyncing ??= syncHomes(queryClient);
    };
    const stopListening = onSessionEvent((event, session) => {
      if (event === "SIGNED_OUT") {
        stopSyncing?.();
        stopSyncing = undefined;
        queryClient.setQueryData(accountQuery().queryKey, null);
        if (token !== undefined && !isSigningOut()) void sayGoodbye();
        token = undefined;
      } else if (session && session.access_token !== token) {
        token = session.access_token;
        // Not within the event: the client waits for its listeners.
        setTimeout(() => void queryClient.invalidateQueries(accountQuery()));
        void keepHomes();
      }
    });
    const sayGoodbye = async () => {
      await loadTexts(i18n, ["account"]);
      showToast({ type: "info", key: "signed-out", title: i18n.t("account:signedOutHere") });
    };
    const begin = () => {
      if (hasKeptSession()) void authClient();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== sessionKey && key !== null) return;
      begin();
      void queryClient.invalidateQueries(accountQuery());
    };
    begin();
    window.addEventListener("storage", onStorage);
    return () => {
      isGone = true;
      stopSyncing?.();
      stopListening();
      window.removeEventListener("storage", onStorage);
    };
  }, [queryClient, i18n]);
  return null;
}
