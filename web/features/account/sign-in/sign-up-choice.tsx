/** The ways to begin. Applying is one tap away. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { Card } from "../../../components/card.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

type SignUpChoiceProps = {
  onChoose: (way: "password" | "code") => void;
  /** Missing where guests are not allowed. */
  onGuest: (() => void) | undefined;
  isBusy: boolean;
  error: unknown;
};

export function SignUpChoice({ onChoose, onGuest, isBusy, error }: SignUpChoiceProps) {
  const { t } = useTranslation(["account", "frame"]);
  const isHydrated = useHydrated();
  return (
    <div className="mx-auto grid w-full max-w-md gap-8 pb-24">
      <div>
        <h1 className="text-4xl">{t("signUp.title")}</h1>
        <p className="mt-4 text-quiet">{t("signUp.lead")}</p>
      </div>
      <Card className="grid justify-items-start gap-3 p-5">
        <ButtonLink to={paths.application} look="gold">
          {t("signUp.apply")}
        </ButtonLink>
        <p className="text-sm text-quiet">{t("signUp.applyText")}</p>
      </Card>
      <section aria-labelledby="create-account" className="grid justify-items-start gap-4">
        <h2 id="create-account" className="text-2xl">
          {t("signUp.create")}
        </h2>
        <Button disabled={!isHydrated} onClick={() => onChoose("code")}>
          {t("signUp.withCode")}
        </Button>
        <p className="-mt-2 text-sm text-quiet">{t("signUp.withCodeText")}</p>
        <Button disabled={!isHydrated} onClick={() => onChoose("password")}>
          {t("signUp.withPassword")}
        </Button>
        {onGuest && (
          <>
            <Button isBusy={isBusy} onClick={onGuest}>
              {t("signUp.asGuest")}
            </Button>
            <p className="-mt-2 text-sm text-quiet">{t("signUp.asGuestText")}</p>
          </>
        )}
        <FailureNote error={error} />
        <ProviderButtons />
        <noscript>{t("needsScript")}</noscript>
      </section>
      <p className="text-sm text-quiet">
        {t("signUp.agree")}{" "}
        <Link to="/terms" className={textLinkStyles}>
          {t("frame:termsOfService")}
        </Link>
        {", "}
        <Link to="/privacy" className={textLinkStyles}>
          {t("frame:privacyPolicy")}
        </Link>
      </p>
      <p>
        {t("hasAccount")}{" "}
        <Link to={paths.signIn} className={textLinkStyles}>
          {t("title")}
        </Link>
      </p>
    </div>
  );
}
