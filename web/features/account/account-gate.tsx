/**
 * Shows its children once the visitor is signed in and has proved the second factor, and a link to sign in before that.
 * An open page stays open when the session loses its proof, because that factor was removed: the page asks for another.
 */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";
import { type Account, accountQuery } from "./account-query.ts";
import { mustSignIn } from "./failures/describe-failure.ts";
import { FailureNote } from "./failures/failure-note.tsx";

type AccountGateProps = {
  title: string;
  /** Where to come back to. */
  next: string;
  children: (account: Account) => ReactNode;
};

export function AccountGate({ title, next, children }: AccountGateProps) {
  const { t } = useTranslation(["account", "frame"]);
  const { data: account, isPending, error, refetch } = useQuery(accountQuery());
  const [provedSession, setProvedSession] = useState<string>();
  const isProved = account && !account.needsSecondFactor;
  if (isProved && account.sessionId !== provedSession) setProvedSession(account.sessionId);
  if (isPending) return <output className="block min-h-svh">{t("frame:loading")}</output>;
  if (account && (isProved || account.sessionId === provedSession)) return children(account);
  const isOutage = error !== null && !mustSignIn(error);
  return (
    <div className="grid justify-items-start gap-6 pb-24">
      <h1 className="text-4xl">{title}</h1>
      <FailureNote error={error} />
      {isOutage ? (
        <Button look="gold" onClick={() => void refetch()}>
          {t("frame:errors.tryAgain")}
        </Button>
      ) : (
        <>
          <p className="text-quiet">{t(account ? "secondFactor.lead" : "lead")}</p>
          <ButtonLink to={paths.signInFor(next)} look="gold">
            {t("title")}
          </ButtonLink>
        </>
      )}
      <noscript>{t("needsScript")}</noscript>
    </div>
  );
}
