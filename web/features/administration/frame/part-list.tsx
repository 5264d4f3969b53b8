/** The parts that a role opens, each with a sentence about it. */
import { useTranslation } from "react-i18next";
import { Link } from "../../../routing/link.tsx";
import { adminNavigation, mayOpen } from "./admin-navigation.ts";

export function PartList({ rights }: { rights: readonly string[] }) {
  const { t } = useTranslation("admin");
  const parts = adminNavigation.filter((part) => mayOpen(part, rights)).slice(1);
  if (parts.length === 0) return <p className="text-quiet">{t("frameTexts.nothing")}</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {parts.map(({ name, to, Icon }) => (
        <li key={name}>
          <Link
            to={to}
            className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge"
          >
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-lamp" />
            <span>
              <span className="block font-heading text-xl">{t(`frameTexts.parts.${name}`)}</span>
              {name !== "today" && <span className="text-quiet">{t(`frameTexts.about.${name}`)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
