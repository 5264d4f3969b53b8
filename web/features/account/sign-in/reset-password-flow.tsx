/** Where a recovery leads: first the second factor if there is one, then the new password. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../components/overlays/toasts.ts";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { accountQuery } from "../account-query.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { SecondFactorStep } from "../factors/second-factor-step.tsx";

export function ResetPasswordFlow() {
  const { t } = useTranslation(["account", "frame"]);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: account, isPending, error } = useQuery(accountQuery());
  if (isPending) return <output className="block">{t("frame:loading")}</output>;
  if (!account) {
    return (
      <div className="mx-auto grid w-full max-w-md justify-items-start gap-6 pb-24">
        <h1 className="text-4xl">{t("reset.title")}</h1>
        <p className="text-quiet">{t("reset.needLink")}</p>
        <FailureNote error={error} />
        <ButtonLink to={paths.forgotPassword} look="gold">
          {t("forgot")}
        </ButtonLink>
      </div>
    );
  }
  if (account.needsSecondFactor) {
    return <SecondFactorStep onProved={() => queryClient.invalidateQueries(accountQuery())} />;
  }
  return (
    <NewPasswordStep
      username={account.email ?? account.phone ?? ""}
      onSaved={async () => {
        showToast({ type: "success", title: t("reset.saved") });
        await navigate(paths.account, { replace: true });
      }}
    />
  );
}
