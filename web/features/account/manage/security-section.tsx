/** How one signs in: addresses, password, linked providers, and on which devices. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import type { Account } from "../account-query.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { signOut } from "../sign-out.ts";
import { AddressRow } from "./address-row.tsx";
import { LinkedProviders } from "./linked-providers.tsx";
import { Passkeys } from "../passkeys/passkeys.tsx";
import { Section } from "./section.tsx";

export function SecuritySection({ account }: { account: Account }) {
  const { t } = useTranslation("myAccount");
  const leave = useMutation({ mutationFn: signOut });
  return (
    <Section id="security" title={t(account.isAnonymous ? "guestTitle" : "security.title")}>
      {account.isAnonymous && <p className="text-quiet">{t("guestText")}</p>}
      <AddressRow kind="email" present={account.email} />
      <AddressRow kind="phone" present={account.phone} />
      {!account.isAnonymous && (
        <div className="grid justify-items-start gap-3">
          <h3 className="text-lg">{t("security.password")}</h3>
          <p className="text-sm text-quiet">{t("security.passwordText")}</p>
          <ButtonLink to={paths.resetPassword} look="quietSmall">
            {t("security.changePassword")}
          </ButtonLink>
        </div>
      )}
      {!account.isAnonymous && <Passkeys />}
      <LinkedProviders />
      <div className="grid justify-items-start gap-3">
        <h3 className="text-lg">{t("security.devices")}</h3>
        <p className="text-sm text-quiet">{t("security.devicesText")}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="quietSmall" isBusy={leave.isPending} onClick={() => leave.mutate("others")}>
            {t("security.signOutOthers")}
          </Button>
          <Button look="quietSmall" isBusy={leave.isPending} onClick={() => leave.mutate("global")}>
            {t("security.signOutAll")}
          </Button>
        </div>
        {leave.isSuccess && <output>{t("security.othersDone")}</output>}
        <FailureNote error={leave.error} />
      </div>
    </Section>
  );
}
