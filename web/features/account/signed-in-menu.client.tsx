/** The name of the signed-in person, and the pages that they may open. */
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { accountQuery } from "./account-query.ts";
import { mustSignIn } from "./failures/describe-failure.ts";
import { SignInLink, type SignInLinkProps } from "./sign-in-link.tsx";
import { useSignOut } from "./use-sign-out.ts";

const itemStyles =
  "flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left text-base hover:bg-paper/8";

export function SignedInMenu({ className }: SignInLinkProps) {
  const { t } = useTranslation("account");
  const id = useId();
  const { data: account, error } = useQuery({ ...accountQuery(), staleTime: 60_000 });
  const signOut = useSignOut();
  // The session may have ended elsewhere. While sign-in does not answer, it has not.
  if (account === null || mustSignIn(error)) return <SignInLink className={className} />;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget={id} className={`${className} max-w-40 cursor-pointer`}>
        <span className="truncate">{account?.email?.split("@")[0] ?? t("yourAccount")}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-[calc(var(--header-height)-0.5rem)_var(--gutter)_auto_auto] m-0 w-60 rounded-card border border-line bg-raised p-1.5 text-left text-paper shadow-soft"
      >
        <p className="px-3 py-2 text-sm break-all text-quiet empty:hidden">{account?.email}</p>
        {account && account.rights.length > 0 && (
          <Link to={paths.admin} onClick={close} className={itemStyles}>
            {t("administration")}
          </Link>
        )}
        <Link to={paths.account} onClick={close} className={itemStyles}>
          {t("yourAccount")}
        </Link>
        <button type="button" onClick={() => signOut.mutate()} className={itemStyles}>
          {t("signOut")}
        </button>
      </div>
    </>
  );
}
