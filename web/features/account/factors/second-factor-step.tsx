/** A code of an authenticator app or of a text message, which raises the session to assurance level 2. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { lastDigits } from "./factors-query.ts";
import { signOut } from "../sign-out.ts";
import { useFactorProof } from "./use-factor-proof.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { Step } from "../sign-in/step.tsx";

export function SecondFactorStep({ onProved }: { onProved: () => Promise<void> }) {
  const { t } = useTranslation("account");
  const proof = useFactorProof(onProved);
  const { mustSend, send, prove, sent, phones } = proof;
  const [first] = phones;
  if (mustSend && first) {
    return (
      <Step
        isLater
        title={t("secondFactor.title")}
        lead={t("secondFactor.phoneLead", { end: lastDigits(first.phone) })}
        submit={t("secondFactor.send")}
        isBusy={send.isPending}
        error={send.error}
        onSubmit={() => send.mutate(first)}
        after={<Otherwise />}
      />
    );
  }
  return (
    <Step
      // The second screen has its own heading for screen readers.
      key={sent?.factorId ?? "app"}
      isLater
      title={t("secondFactor.title")}
      lead={sent ? t("secondFactor.phoneSent", { end: lastDigits(sent.phone) }) : t("secondFactor.lead")}
      submit={t("next")}
      isBusy={prove.isPending}
      error={prove.error ?? proof.error}
      onSubmit={prove.mutate}
      after={
        <>
          <PhoneChoice proof={proof} />
          <Otherwise />
        </>
      }
    >
      <CodeField />
    </Step>
  );
}

function Otherwise() {
  const { t } = useTranslation("account");
  return (
    <>
      <details className="text-quiet">
        <summary className={`${textLinkStyles} w-fit`}>{t("secondFactor.lost")}</summary>
        <p className="mt-2 text-sm">{t("secondFactor.lostText")}</p>
        <Link to={paths.contact} className={`${textLinkStyles} text-sm`}>
          {t("secondFactor.contact")}
        </Link>
      </details>
      <Button look="bareSmall" onClick={() => void signOut("local")}>
        {t("signOut")}
      </Button>
    </>
  );
}
