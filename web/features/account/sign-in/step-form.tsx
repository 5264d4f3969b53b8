/** One question and its button. Nothing is sent before hydration. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ButtonLook } from "../../../components/controls/button-styles.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { FailureNote } from "../failures/failure-note.tsx";

export type StepFormProps = {
  /** What the button says. */
  submit: string;
  onSubmit: (form: FormData) => void;
  isBusy: boolean;
  error: unknown;
  children?: ReactNode;
};

type Props = StepFormProps & { look?: ButtonLook; className?: string };

export function StepForm({
  submit,
  onSubmit,
  isBusy,
  error,
  look = "gold",
  className = "",
  children,
}: Props) {
  const { t } = useTranslation("account");
  const isHydrated = useHydrated();
  return (
    // `post` keeps what is typed out of the address in any case.
    <form
      method="post"
      className={`grid gap-5 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <FailureNote error={error} />
      <Button
        type="submit"
        look={look}
        isBusy={isBusy}
        disabled={!isHydrated}
        className={look === "quietSmall" ? "justify-self-start" : ""}
      >
        {submit}
      </Button>
      <noscript>{t("needsScript")}</noscript>
    </form>
  );
}
