/** Who is signed in, the two languages of the administration, the way to the site, and sign-out. */
import { CircleUser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isAdminLocale, languageOptions, localisePath } from "../../../domain/languages/locales.ts";
import type { Role } from "../../../domain/rights.ts";
import { storeLanguage } from "../../i18n/preferred-language.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export type SignedInAdmin = { email: string | null; role: Role | null; rights: readonly string[] };

const menuId = "admin-account";
const itemStyles =
  "flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left hover:bg-paper/8 aria-[current=true]:text-lamp";

type AccountMenuProps = { account: SignedInAdmin; onSignOut: () => void };

export function AccountMenu({ account: { email, role }, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation(["adminFrame", "account", "frame"]);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-3 rounded-lg px-2 hover:bg-paper/8 md:justify-start md:px-3"
      >
        <CircleUser aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only md:not-sr-only md:min-w-0 md:overflow-hidden md:text-sm md:text-ellipsis md:whitespace-nowrap">
          {email ?? t("adminFrame:account")}
        </span>
      </button>
      <div
        id={menuId}
        popover="auto"
        className="fixed inset-[3.75rem_0.5rem_auto_auto] m-0 w-64 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-1.5 text-paper shadow-soft md:inset-[auto_auto_4.5rem_1rem]"
      >
        <p className="px-3 py-2 text-sm text-quiet">
          <span className="block break-all text-paper">{email}</span>
          {role && <span className="block">{t(`adminFrame:roles.${role}`)}</span>}
        </p>
        <ul aria-label={t("frame:language")} className="grid grid-cols-2 border-y border-line py-1.5">
          {languageOptions
            .filter(({ code }) => isAdminLocale(code))
            .map(({ code, name }) => (
              <li key={code}>
                <a
                  href={localisePath(pathname, code) + search}
                  hrefLang={code}
                  lang={code}
                  aria-current={code === locale ? "true" : undefined}
                  onClick={() => storeLanguage(window, code)}
                  className={itemStyles}
                >
                  {name}
                </a>
              </li>
            ))}
        </ul>
        <Link to={paths.frontPage} className={`${itemStyles} mt-1.5`}>
          {t("adminFrame:toSite")}
        </Link>
        <button type="button" onClick={onSignOut} className={itemStyles}>
          {t("account:signOut")}
        </button>
      </div>
    </>
  );
}
