/** Downloading the person's data, and deleting the account. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { ApiFailure } from "../../../data/api.ts";
import { saveFile } from "../../../data/save-file.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { accountQuery } from "../account-query.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { fetchAsUser } from "../fetch-as-user.ts";
import { fetchTextAsUser } from "../fetch-text-as-user.ts";
import { forgetRememberedHomes } from "../saved/sync-remembered-homes.ts";
import { forgetSavedHomes } from "../saved/sync-saved-homes.ts";
import { forgetSession, signOut } from "../sign-out.ts";
import { MyPapers } from "./my-papers.tsx";
import { Section } from "./section.tsx";

export function DataSection() {
  const { t } = useTranslation(["myAccount", "account"]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  // The buttons take each other's place, and the focus goes along, to the one that deletes nothing yet.
  const ask = (isAsked: boolean) => {
    flushSync(() => setIsAsking(isAsked));
    question.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
  };
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchTextAsUser("/api/me/data"), "my-data.json"),
  });
  const remove = useMutation({
    mutationFn: async () => {
      await fetchAsUser("/api/me", { method: "DELETE" });
      await forgetSession();
      forgetSavedHomes();
      forgetRememberedHomes();
      queryClient.setQueryData(accountQuery().queryKey, null);
      showToast({ type: "success", title: t("data.deleted") });
      await navigate(paths.frontPage);
    },
  });
  const refusal =
    remove.error instanceof ApiFailure && isKnown(remove.error.code) ? remove.error.code : undefined;
  return (
    <Section id="data" title={t("data.title")}>
      <div className="grid justify-items-start gap-3">
        <p className="text-quiet">{t("data.downloadText")}</p>
        <Button look="quietSmall" isBusy={download.isPending} onClick={() => download.mutate()}>
          {t("data.download")}
        </Button>
        <FailureNote error={download.error} />
      </div>
      <MyPapers />
      <div ref={question} className="grid justify-items-start gap-3">
        <p className="text-quiet">{t("data.removeText")}</p>
        {isAsking ? (
          <div className="flex flex-wrap gap-3">
            <Button isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {t("data.sure")}
            </Button>
            <Button look="gold" onClick={() => ask(false)}>
              {t("data.keep")}
            </Button>
          </div>
        ) : (
          <Button look="quietSmall" onClick={() => ask(true)}>
            {t("data.remove")}
          </Button>
        )}
        {refusal === "sign_in_again" && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t("data.recent")}</p>
            <Button
              look="quietSmall"
              onClick={() => void signOut("local").then(() => navigate(paths.signInFor(paths.account)))}
            >
              {t("account:title")}
            </Button>
          </div>
        )}
        {refusal === "needs_second_factor" && (
          <ButtonLink to={paths.signInFor(paths.account)}>{t("account:secondFactor.title")}</ButtonLink>
        )}
        {refusal === "not_allowed" && <p role="alert">{t("data.admin")}</p>}
        {!refusal && <FailureNote error={remove.error} />}
      </div>
    </Section>
  );
}

const known = ["sign_in_again", "needs_second_factor", "not_allowed"] as const;

function isKnown(code: string): code is (typeof known)[number] {
  return known.some((one) => one === code);
}
