import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/button-styles.ts";
import { TextField } from "../../components/text-field.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { accountQuery } from "./account-query.ts";
import { authClient } from "./auth-client.ts";

export function SignInForm() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery());
  const signIn = useMutation({
    mutationFn: async (form: FormData) => {
      const { error } = await authClient().signInWithPassword({
        email: String(form.get("email")),
        password: String(form.get("password")),
      });
      if (error) throw error;
    },
    onSuccess: () => queryClient.invalidateQueries(accountQuery()),
  });
  const signOut = useMutation({
    mutationFn: () => authClient().signOut({ scope: "local" }),
    onSuccess: () => queryClient.invalidateQueries(accountQuery()),
  });

  if (account.data) {
    return (
      <div className="grid justify-items-start gap-4">
        <output className="block">{t("account.signedInAs", { email: account.data.email })}</output>
        <button type="button" className={buttonStyles.quiet} onClick={() => signOut.mutate()}>
          {t("account.signOut")}
        </button>
      </div>
    );
  }
  return (
    // Before script is there nothing may be sent: a plain form would write the password into the address.
    <form
      method="post"
      className="grid max-w-sm gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate(new FormData(event.currentTarget));
      }}
    >
      <TextField label={t("account.email")} name="email" type="email" autoComplete="username" required />
      <TextField
        label={t("account.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {signIn.error && (
        <p role="alert" className="text-coral">
          {isWrongPassword(signIn.error) ? t("account.wrong") : t("account.failed")}
        </p>
      )}
      <button type="submit" className={buttonStyles.gold} disabled={!isHydrated || signIn.isPending}>
        {t("account.submit")}
      </button>
      <noscript>{t("account.needsScript")}</noscript>
    </form>
  );
}

function isWrongPassword(error: Error): boolean {
  return "code" in error && error.code === "invalid_credentials";
}
