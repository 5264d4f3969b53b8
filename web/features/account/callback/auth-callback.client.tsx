/**
 * Where links of emails and providers lead. A mailed link needs one press, because scanners of mail open links and run
 * their scripts. The tokens have left the address before this is shown (web/visitor/link-parameters.ts).
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { forgetLinkParameters, readLinkParameters } from "../../../visitor/link-parameters.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { accountQuery } from "../account-query.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { NewPasswordStep } from "../sign-in/new-password-step.tsx";
import { isFirstProof, keepLanguage } from "../sign-in/first-proof.ts";
import { Step } from "../sign-in/step.tsx";
import { useFinishSignIn } from "../sign-in/use-finish-sign-in.ts";
import { type BroughtLink, readLink, spendLink } from "./spend-link.ts";

/** Without a link, or with one that failed. */
function Plain({ error }: { error?: unknown }) {
  const { t } = useTranslation("account");
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-start gap-6 pb-24">
      <h1 className="text-4xl">{t("title")}</h1>
      <FailureNote error={error} />
      {!error && <p className="text-quiet">{t("callback.none")}</p>}
      <ButtonLink to={paths.signIn} look="gold">
        {t("title")}
      </ButtonLink>
    </div>
  );
}

export function AuthCallback() {
  const { t } = useTranslation(["account", "frame"]);
  const [link, setLink] = useState<BroughtLink>(() => readLink(readLinkParameters(), Date.now()));
  const [mustChoose, setMustChoose] = useState(false);
  const navigate = useNavigate();
  const locale = useLocale();
  const finish = useFinishSignIn();
  const account = useQuery(accountQuery());
  const spend = useMutation({
    mutationFn: async () => {
      forgetLinkParameters();
      const user = await spendLink(link);
      if (!user) return setLink({ kind: "waiting" });
      await keepLanguage(user, locale);
      const type = link.kind === "mailed" ? link.type : undefined;
      if (type === "recovery" || type === "invite") return navigate(paths.resetPassword, { replace: true });
      if (type === "email_change") return navigate(paths.account, { replace: true });
      const isOfAddress = type !== undefined || link.kind === "session";
      // A password that was typed elsewhere ended with the proof.
      if (isOfAddress && isFirstProof(user)) return setMustChoose(true);
      return finish();
    },
  });
  const isSpent = useRef(false);
  const spendAtOnce = spend.mutate;
  useEffect(() => {
    if (link.kind !== "code" || isSpent.current) return;
    isSpent.current = true;
    spendAtOnce();
  }, [link.kind, spendAtOnce]);

  if (mustChoose) {
    return (
      <NewPasswordStep
        lead={t("callback.newPassword")}
        username={account.data?.email ?? ""}
        onSaved={finish}
        after={<Button onClick={() => void finish()}>{t("callback.skip")}</Button>}
      />
    );
  }
  switch (link.kind) {
    case "none":
      return <Plain />;
    case "failed":
      return <Plain error={link.error} />;
    case "waiting":
      return (
        <div className="mx-auto w-full max-w-md pb-24">
          <h1 className="text-4xl">{t("title")}</h1>
          <output className="mt-4 block">{t("callback.waiting")}</output>
        </div>
      );
    case "code":
      return spend.error ? (
        <Plain error={spend.error} />
      ) : (
        <output className="block pb-24">{t("callback.working")}</output>
      );
    case "mailed":
    case "session":
      return (
        <Step
          title={t("callback.title")}
          lead={link.kind === "session" && link.isStale ? t("callback.stale") : t("callback.confirm")}
          submit={t("callback.button")}
          isBusy={spend.isPending}
          error={spend.error}
          onSubmit={() => spend.mutate()}
          after={spend.error ? <ButtonLink to={paths.signIn}>{t("title")}</ButtonLink> : undefined}
        />
      );
  }
}
