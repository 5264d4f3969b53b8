/** The whole account: saved homes, sent forms, ways to sign in, and the person's data. */
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import { AccountGate } from "../account-gate.tsx";
import type { Account } from "../account-query.ts";
import { useSignOut } from "../use-sign-out.ts";
import { AlertsSection } from "./alerts-section.tsx";
import { ApplicationsSection } from "./applications-section.tsx";
import { DataSection } from "./data-section.tsx";
import { FactorSection } from "../factors/factor-section.tsx";
import { SavedSection } from "./saved-section.tsx";
import { SecuritySection } from "./security-section.tsx";

export function AccountView() {
  const { t } = useTranslation("account");
  return (
    <AccountGate title={t("yourAccount")} next={paths.account}>
      {(account) => <Everything account={account} />}
    </AccountGate>
  );
}

function Everything({ account }: { account: Account }) {
  const { t } = useTranslation(["myAccount", "account"]);
  const signOut = useSignOut();
  const name = account.email ?? account.phone ?? t("account:guest");
  return (
    <div className="grid max-w-3xl gap-16 pb-24">
      <header className="grid justify-items-start gap-4">
        <h1 className="text-4xl">{t("account:yourAccount")}</h1>
        <output className="block text-quiet">{t("account:signedInAs", { email: name })}</output>
        <div className="flex flex-wrap gap-3">
          {account.rights.length > 0 && (
            <ButtonLink to={paths.admin} look="quietSmall">
              {t("administration")}
            </ButtonLink>
          )}
          <Button look="quietSmall" onClick={() => signOut.mutate()}>
            {t("account:signOut")}
          </Button>
        </div>
      </header>
      {account.mustAddFactor && (
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
        >
          <p>{t("account:mustAddFactor")}</p>
          <ButtonLink to={paths.secondFactor} look="gold">
            {t("account:addFactor")}
          </ButtonLink>
        </div>
      )}
      <SavedSection />
      <AlertsSection />
      <ApplicationsSection email={account.email} />
      <SecuritySection account={account} />
      {!account.isAnonymous && <FactorSection mustProve={account.needsSecondFactor} />}
      <DataSection />
    </div>
  );
}
