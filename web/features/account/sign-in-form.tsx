import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import { useHydrated } from "../../visitor/use-hydrated.ts";
import { type Account, accountQuery } from "./account-query.ts";
import { authClient } from "./auth-client.ts";
import { useSignOut } from "./use-sign-out.ts";

type SignInFormProps = {
  onSignedIn?: (account: Account) => void;
};

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useTranslation("account");
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery());
  const signIn = useMutation({
    mutationFn: async (form: FormData) => {
      const client = await authClient();
      const { error } = await client.signInWithPassword({
        email: String(form.get("email")),
        password: String(form.get("password")),
      });
      if (error) throw error;
    },
    onSuccess: async () => {
      const signedIn = await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 });
      if (signedIn) onSignedIn?.(signedIn);
    },
  });
  const signOut = useSignOut();

  if (account.data) {
    return (
      <div className="grid justify-items-start gap-4">
        <output className="block">{t("signedInAs", { email: account.data.email })}</output>
        <button type="button" className={buttonStyles.quiet} onClick={() => signOut.mutate()}>
          {t("signOut")}
        </button>
      </div>
    );
  }
  return (
    // Nothing is sent before hydration, and `post` keeps the password out of the URL in any case.
    <form
      method="post"
      className="grid max-w-sm gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate(new FormData(event.currentTarget));
      }}
    >
      <TextField label={t("email")} name="email" type="email" autoComplete="username" required />
      <TextField
        label={t("password")}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {signIn.error && (
        <p role="alert" className="text-coral">
          {isWrongPassword(signIn.error) ? t("wrong") : t("failed")}
        </p>
      )}
      <button type="submit" className={buttonStyles.gold} disabled={!isHydrated || signIn.isPending}>
        {t("submit")}
      </button>
      <noscript>{t("needsScript")}</noscript>
    </form>
  );
}

function isWrongPassword(error: Error): boolean {
  return "code" in error && error.code === "invalid_credentials";
}
