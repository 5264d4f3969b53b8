/** The code of an authenticator app, which raises the session to assurance level 2. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { proveFactor } from "../prove-factor.ts";
import { signOut } from "../sign-out.ts";
import { CodeField, readCode } from "./code-field.tsx";
import { Step } from "./step.tsx";

export function SecondFactorStep({ onProved }: { onProved: () => Promise<void> }) {
  const { t } = useTranslation("account");
  const prove = useMutation({
    mutationFn: async (form: FormData) => {
      await proveFactor(readCode(form));
      await onProved();
    },
  });
  return (
    <Step
      isLater
      title={t("secondFactor.title")}
      lead={t("secondFactor.lead")}
      submit={t("next")}
      isBusy={prove.isPending}
      error={prove.error}
      onSubmit={prove.mutate}
      after={
        <>
          <details className="text-quiet">
            <summary className="cursor-pointer">{t("secondFactor.lost")}</summary>
            <p className="mt-2 text-sm">{t("secondFactor.lostText")}</p>
            <Link to={paths.contact} className={`${textLinkStyles} text-sm`}>
              {t("secondFactor.contact")}
            </Link>
          </details>
          <Button look="bareSmall" onClick={() => void signOut("local")}>
            {t("signOut")}
          </Button>
        </>
      }
    >
      <CodeField />
    </Step>
  );
}
