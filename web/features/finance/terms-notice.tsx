/** Says whether the terms are the listing's or an example. Nothing here is ever presented as an offer. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ResolvedTerms } from "../../../domain/finance-terms.ts";
import { Badge } from "../../components/badge.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { useMoney } from "../../use-money.ts";

export function TermsNotice({ resolved, askTo }: { resolved: ResolvedTerms; askTo: string }) {
  const { t } = useTranslation();
  const { percent } = useMoney();
  const { terms, isExample } = resolved;
  const values = {
    premium: percent(terms.premiumPercent),
    interest: percent(terms.interestPercent),
    forfeiture: percent(terms.forfeiturePercent),
  };
  if (!isExample) return <p className="text-sm text-quiet">{t("simulator.setTerms", values)}</p>;
  return (
    <p className="text-sm text-quiet">
      <Badge tone="coral" className="mr-2">
        {t("simulator.example")}
      </Badge>
      {t("simulator.exampleText", values)} <AskLink to={askTo} label={t("simulator.askUs")} />
    </p>
  );
}

/** A place on this page is the browser's own business; another page is the router's. */
function AskLink({ to, label }: { to: string; label: string }) {
  if (to.startsWith("#")) {
    return (
      <a href={to} className={textLinkStyles}>
        {label}
      </a>
    );
  }
  return (
    <Link to={to} className={textLinkStyles}>
      {label}
    </Link>
  );
}
