/** The second step: set it up with an authenticator app, add another, remove one. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { accountQuery } from "../account-query.ts";
import { authClient } from "../auth-client.ts";
import { describeFailure } from "../failures/describe-failure.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { proveFactor } from "../prove-factor.ts";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { FactorSetUp } from "./factor-set-up.tsx";
import { Section } from "./section.tsx";

const factorsKey = ["factors"];

export function FactorSection() {
  const { t } = useTranslation(["myAccount", "account"]);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const factors = useQuery({
    queryKey: factorsKey,
    queryFn: async () => {
      const { data, error } = await (await authClient()).mfa.listFactors();
      if (error) throw error;
      return data.totp;
    },
  });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: factorsKey });
    await queryClient.invalidateQueries(accountQuery());
  };
  const remove = useMutation({
    mutationFn: async (factorId: string) => {
      const client = await authClient();
      const { error } = await client.mfa.unenroll({ factorId });
      if (error) throw error;
      // The token still says that the removed factor was proved.
      await client.refreshSession();
      await refresh();
    },
  });
  const prove = useMutation({
    mutationFn: async (form: FormData) => {
      await proveFactor(readCode(form));
      await refresh();
    },
    onSuccess: () => remove.reset(),
  });
  const needsCode = remove.error !== null && describeFailure(remove.error).key === "needsFactor";
  const isOn = (factors.data?.length ?? 0) > 0;
  return (
    <Section id="factor" title={t("factor.title")}>
      <p className="text-quiet">{t(isOn ? "factor.on" : "factor.off")}</p>
      <FailureNote error={factors.error ?? remove.error} />
      {needsCode && (
        <StepForm
          submit={t("account:next")}
          look="quiet"
          isBusy={prove.isPending}
          error={prove.error}
          onSubmit={prove.mutate}
          className="max-w-sm"
        >
          <p>{t("factor.needsCode")}</p>
          <CodeField />
        </StepForm>
      )}
      <ul className="grid gap-3">
        {factors.data?.map(({ id, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {t("factor.app", { date: formatDate(new Date(created_at), locale, { dateStyle: "long" }) })}
            </span>
            <Button look="quietSmall" isBusy={remove.isPending} onClick={() => remove.mutate(id)}>
              {t("factor.remove")}
            </Button>
          </li>
        ))}
      </ul>
      {isSettingUp ? (
        <FactorSetUp
          onDone={async () => {
            setIsSettingUp(false);
            await refresh();
          }}
        />
      ) : (
        <Button look="quietSmall" className="justify-self-start" onClick={() => setIsSettingUp(true)}>
          {t(isOn ? "factor.another" : "factor.setUp")}
        </Button>
      )}
    </Section>
  );
}
