/** The providers that are switched on. Which ones is Auth's public setting; without an answer there are none. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { copyText } from "../../../components/overlays/copy-text.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { isInAppBrowser } from "./in-app-browser.ts";
import { keepPath } from "./kept-path.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { callbackAddress } from "./send-code.ts";
import { nameProvider } from "../../../../domain/accounts/name-provider.ts";
import { settingsQuery } from "./settings-query.ts";
import { useReturnPath } from "./use-finish-sign-in.ts";

export function ProviderButtons() {
  const { t } = useTranslation(["account", "frame"]);
  const locale = useLocale();
  const next = useReturnPath();
  const isHydrated = useHydrated();
  const { data: ways } = useQuery({ ...settingsQuery(), enabled: isHydrated });
  const [isCopied, setIsCopied] = useState(false);
  const go = useMutation({
    mutationFn: async (provider: string) => {
      keepPath(next);
      const { url } = await callAuth((client) =>
        client.signInWithOAuth({
          // Configured names, among them custom OpenID providers, which the client's type does not list.
          provider: provider as "google",
          options: { redirectTo: callbackAddress(locale), skipBrowserRedirect: true },
        }),
      );
      window.location.assign(url);
    },
  });
  const sso = useMutation({
    mutationFn: async (form: FormData) => {
      keepPath(next);
      const { url } = await callAuth((client) =>
        client.signInWithSSO({
          domain: String(form.get("domain")).trim().toLowerCase(),
          options: { redirectTo: callbackAddress(locale), skipBrowserRedirect: true },
        }),
      );
      window.location.assign(url);
    },
  });
  if (!ways || (ways.providers.length === 0 && !ways.hasSso)) return null;
  return (
    <div className="grid w-full justify-items-start gap-3">
      {isInAppBrowser(navigator.userAgent) && (
        <div className="grid justify-items-start gap-2 rounded-card border border-line p-4 text-sm">
          <p>{t("inApp")}</p>
          <Button
            look="quietSmall"
            onClick={() => void copyText(window.location.href, t("frame:notCopied")).then(setIsCopied)}
          >
            {t("copyAddress")}
          </Button>
          {isCopied && <output>{t("copied")}</output>}
        </div>
      )}
      {ways.providers.map((provider) => (
        <Button key={provider} isBusy={go.isPending} onClick={() => go.mutate(provider)}>
          <ProviderMark provider={provider} />
          {t("provider", { name: nameProvider(provider) })}
        </Button>
      ))}
      <FailureNote error={go.error ?? sso.error} />
      {ways.hasSso && (
        <details>
          <summary className={`${textLinkStyles} w-fit py-2`}>{t("sso")}</summary>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              sso.mutate(new FormData(event.currentTarget));
            }}
          >
            <TextField label={t("ssoDomain")} name="domain" placeholder="company.com" required />
            <Button type="submit" isBusy={sso.isPending}>
              {t("next")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
