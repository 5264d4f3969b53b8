/** The second step: set it up with an authenticator app or by text messages, add another, remove one. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { accountQuery } from "../account-query.ts";
import { authClient, callAuth } from "../auth-client.ts";
import { factorsKey, factorsQuery } from "./factors-query.ts";
import { describeFailure } from "../failures/describe-failure.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { settingsQuery } from "../sign-in/settings-query.ts";
import { FactorList } from "./factor-list.tsx";
import { FactorProofForm } from "./factor-proof-form.tsx";
import { FactorSetUp } from "./factor-set-up.tsx";
import { PhoneSetUp } from "./phone-set-up.tsx";
import { Section } from "../manage/section.tsx";

/** `mustProve`: the factor that this session was proved with is removed, and there is another. */
export function FactorSection({ mustProve }: { mustProve: boolean }) {
  const { t } = useTranslation("myAccount");
  const queryClient = useQueryClient();
  const [settingUp, setSettingUp] = useState<"app" | "phone">();
  const factors = useQuery(factorsQuery());
  const { data: ways } = useQuery(settingsQuery());
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: factorsKey });
    await queryClient.invalidateQueries(accountQuery());
  };
  const remove = useMutation({
    mutationFn: async (factorId: string) => {
      await callAuth((client) => client.mfa.unenroll({ factorId }));
      // The token still says that the removed factor was proved.
      await (await authClient()).refreshSession();
      await refresh();
    },
  });
  const finish = async () => {
    setSettingUp(undefined);
    await refresh();
  };
  const needsCode = remove.error !== null && describeFailure(remove.error).key === "needsFactor";
  const isOn = factors.data !== undefined && factors.data.totp.length + factors.data.phone.length > 0;
  return (
    <Section id="factor" title={t("factor.title")}>
      <p className="text-quiet">{t(isOn ? "factor.on" : "factor.off")}</p>
      <FailureNote error={factors.error ?? (mustProve ? null : remove.error)} />
      {(mustProve || needsCode) && (
        <FactorProofForm
          why={t(mustProve ? "factor.proofGone" : "factor.needsCode")}
          onProved={async () => {
            await refresh();
            remove.reset();
          }}
        />
      )}
      {factors.data && (
        <FactorList factors={factors.data} isBusy={remove.isPending} onRemove={remove.mutate} />
      )}
      {settingUp === "app" && <FactorSetUp onDone={finish} />}
      {settingUp === "phone" && <PhoneSetUp onDone={finish} />}
      <div className="flex flex-wrap gap-3">
        {settingUp !== "app" && (
          <Button look="quietSmall" onClick={() => setSettingUp("app")}>
            {t(isOn ? "factor.another" : "factor.setUp")}
          </Button>
        )}
        {/* Where Auth sends no text messages, no code can come by one. */}
        {ways?.hasPhone && settingUp !== "phone" && (
          <Button look="quietSmall" onClick={() => setSettingUp("phone")}>
            {t("factor.byPhone")}
          </Button>
        )}
      </div>
    </Section>
  );
}
