/** Sign-ins of providers that belong to this account: link and unlink. Shown where a provider is switched on. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { keepPath } from "../sign-in/kept-path.ts";
import { callbackAddress } from "../sign-in/send-code.ts";
import { nameProvider } from "../../../../domain/accounts/name-provider.ts";
import { settingsQuery } from "../sign-in/settings-query.ts";

export function LinkedProviders() {
  const { t } = useTranslation("myAccount");
  const locale = useLocale();
  const { data: ways } = useQuery(settingsQuery());
  const identities = useQuery({
    queryKey: ["identities"],
    queryFn: async () => (await callAuth((client) => client.getUserIdentities())).identities,
  });
  const link = useMutation({
    mutationFn: async (provider: string) => {
      keepPath(paths.account);
      const { url } = await callAuth((client) =>
        client.linkIdentity({
          provider: provider as "google",
          options: { redirectTo: callbackAddress(locale), skipBrowserRedirect: true },
        }),
      );
      if (url) window.location.assign(url);
    },
  });
  const unlink = useMutation({
    mutationFn: async (provider: string) => {
      const identity = identities.data?.find((one) => one.provider === provider);
      if (identity) await callAuth((client) => client.unlinkIdentity(identity));
    },
    onSuccess: () => identities.refetch(),
  });
  if (!ways || ways.providers.length === 0 || !identities.data) return null;
  const linked = new Set(identities.data.map(({ provider }) => provider));
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">{t("security.linked")}</h3>
      <div className="flex flex-wrap gap-3">
        {ways.providers.map((provider) => {
          const isLinked = linked.has(provider);
          const change = isLinked ? unlink : link;
          return (
            <Button
              key={provider}
              look="quietSmall"
              isBusy={change.isPending}
              onClick={() => change.mutate(provider)}
            >
              {t(isLinked ? "security.unlink" : "security.link", { name: nameProvider(provider) })}
            </Button>
          );
        })}
      </div>
      <FailureNote error={link.error ?? unlink.error} />
    </div>
  );
}
