/**
 * Asks for the password again when the administration was not used for a while. It lies over the page, which stays as it
 * is with everything typed. It guards a screen that was left alone, not against a stolen session.
 */
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import type { Account } from "../account-query.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { checkPassword } from "./check-password.ts";
import { idleLimitMs } from "./idle-clock.ts";
import { useIdleLock } from "./use-idle-lock.ts";

type IdleLockProps = { account: Account; onSignOut: () => void };

export function IdleLock({ account, onSignOut }: IdleLockProps) {
  const { isLocked, unlock } = useIdleLock(account.sessionId);
  return isLocked ? <LockScreen account={account} onUnlock={unlock} onSignOut={onSignOut} /> : null;
}

function LockScreen({ account, onUnlock, onSignOut }: IdleLockProps & { onUnlock: () => void }) {
  const { t } = useTranslation(["adminFrame", "account"]);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The browser's own dialog covers every other one, and the page below takes no key and no press.
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const unlock = useMutation({
    mutationFn: (form: FormData) => checkPassword(account, String(form.get("password"))),
    onSuccess: onUnlock,
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby="idle-title"
      onCancel={(event) => event.preventDefault()}
      // Chromium closes it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-raised p-6 text-paper shadow-soft backdrop:bg-night"
    >
      <h2 id="idle-title" className="text-2xl">
        {t("adminFrame:idle.title")}
      </h2>
      <p className="mt-3 text-quiet">
        {t("adminFrame:idle.lead", { count: idleLimitMs / 60_000, who: account.email ?? account.phone })}
      </p>
      <StepForm
        submit={t("adminFrame:idle.submit")}
        onSubmit={unlock.mutate}
        isBusy={unlock.isPending}
        error={unlock.error}
        className="mt-6"
      >
        {/* A password manager looks for both. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email ?? ""} readOnly />
        <PasswordField />
      </StepForm>
      <Button look="bareSmall" className="mt-4" onClick={onSignOut}>
        {t("adminFrame:idle.signOut")}
      </Button>
    </dialog>
  );
}
