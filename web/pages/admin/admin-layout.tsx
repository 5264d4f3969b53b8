/**
 * Everything below `/admin`. An admin who is not signed in gets the sign-in form in place of the page, and the page
 * after that. The data is protected by the Worker's check and row level security, not here.
 */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { accountQuery } from "../../features/account/account-query.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { IdleLock } from "../../features/account/idle/idle-lock.tsx";
import { SignInForm } from "../../features/account/sign-in-form.tsx";
import { useSignOut } from "../../features/account/use-sign-out.ts";
import { FailureNotice } from "../../administration/controls/failure-notice.tsx";
import { AdminFrame } from "../../administration/frame/admin-frame.tsx";
import { findPart, mayOpen } from "../../administration/admin-navigation.ts";
import { todayQuery } from "../../administration/today/today-query.ts";
import { paths } from "../../routing/paths.ts";
import { useLocation } from "../../routing/router-hooks.ts";

export function AdminLayout({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { data: account } = useQuery(accountQuery());
  const signOut = useSignOut();
  const isAdmin = account !== undefined && account !== null && account.rights.length > 0;
  const { data: today } = useQuery({ ...todayQuery(fetchAsUser), enabled: isAdmin });
  return (
    <>
      <AdminFrame
        account={isAdmin ? account : undefined}
        today={isAdmin ? today : undefined}
        onSignOut={() => signOut.mutate()}
        isLoading={isLoading}
      >
        <Gate>{children}</Gate>
      </AdminFrame>
      {isAdmin && <IdleLock account={account} onSignOut={() => signOut.mutate()} />}
    </>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["adminFrame", "account", "frame"]);
  const { pathname, search } = useLocation();
  const part = findPart(pathname);
  const { data: account, isPending, error, refetch } = useQuery(accountQuery());
  const signOut = useSignOut();
  const title = part ? t(`adminFrame:parts.${part.name}`) : t("adminFrame:title");
  if (isPending) {
    return (
      <InPlace title={title}>
        <output className="scripted:block hidden">{t("frame:loading")}</output>
        <noscript>{t("account:needsScript")}</noscript>
      </InPlace>
    );
  }
  if (error && account === undefined) {
    return (
      <InPlace title={title}>
        <FailureNotice error={error} onRetry={refetch} />
      </InPlace>
    );
  }
  if (!account || account.needsSecondFactor) {
    return (
      <>
        <PageHead title={t("account:title")} isIndexed={false} />
        <SignInForm returnTo={pathname + search} />
      </>
    );
  }
  if (account.mustAddFactor) {
    return (
      <InPlace title={title}>
        <p role="alert" className="mb-6 max-w-measure">
          {t("account:mustAddFactor")}
        </p>
        <ButtonLink to={paths.secondFactor} look="gold">
          {t("account:addFactor")}
        </ButtonLink>
      </InPlace>
    );
  }
  if (account.rights.length === 0 || (part && !mayOpen(part, account.rights))) {
    return (
      <InPlace title={title}>
        <p role="alert" className="mb-6">
          {account.rights.length === 0 ? t("account:notAdmin") : t("adminFrame:notAllowed")}
        </p>
        {account.rights.length === 0 && (
          <button type="button" onClick={() => signOut.mutate()} className={buttonStyles.quiet}>
            {t("account:signOut")}
          </button>
        )}
      </InPlace>
    );
  }
  return children;
}

function InPlace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{title}</h1>
      {children}
    </>
  );
}
