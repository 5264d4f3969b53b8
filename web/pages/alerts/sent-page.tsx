/** Where the form that asks for letters leads: what is to be done now. */
import { useTranslation } from "react-i18next";
import { readOwnPath } from "../../../domain/accounts/own-path.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { paths } from "../../routing/paths.ts";
import { useSearchParams } from "../../routing/router-hooks.ts";

export function SentPage() {
  const { t } = useTranslation("alerts");
  const search = useSearchParams();
  const isOn = search.get("state") === "on";
  const from = readOwnPath(search.get("from"));
  const title = t(isOn ? "title" : "sentTitle");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <div className="mx-auto grid w-full max-w-2xl gap-8 pt-4 pb-24">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg">{t(isOn ? "sentOn" : "sentAsked")}</p>
        <p>
          <ButtonLink to={from ?? paths.listings()}>{t(from ? "back" : "again")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
