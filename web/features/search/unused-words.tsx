/** Says which words of a search no home has, and that a person may know more. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";

export function UnusedWords({ words, className }: { words: string; className: string }) {
  const { t } = useTranslation("catalogue");
  return (
    <p className={`text-quiet ${className}`}>
      {t("unused", { words })}{" "}
      <Link to={paths.contact} className={textLinkStyles}>
        {t("askAPerson")}
      </Link>
    </p>
  );
}
