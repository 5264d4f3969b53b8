/** Where a search has no answer: a person, with the search already written in the message. */
import { useTranslation } from "react-i18next";
import { messengerLink } from "../../../domain/leads/messengers.ts";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useSite } from "../../visitor/use-site.ts";

export function NothingFound({ typed }: { typed: string }) {
  const { t } = useTranslation("search");
  const { whatsapp } = useSite().contact.messengers;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 py-3">
      {t("askAPerson")}
      {whatsapp ? (
        <a
          href={messengerLink("whatsapp", whatsapp, t("message", { search: typed }))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles.quietSmall}
        >
          {t("askOnWhatsApp")}
        </a>
      ) : (
        <Link to={paths.contact} className={buttonStyles.quietSmall}>
          {t("writeToUs")}
        </Link>
      )}
    </p>
  );
}
