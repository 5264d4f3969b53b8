/** Says whether the terms are the listing's or an example. Nothing here is ever presented as an offer. */
import { useTranslation } from "react-i18next";
import type { ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { Badge } from "../../components/badge.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { Link } from "../../routing/link.tsx";

export function TermsNotice({ resolved, askTo }: { resolved: ResolvedTerms; askTo: string }) {
  const { t } = useTranslation("simulator");
  const { percent } = useMoney();
  const { terms, isExample } = resolved;
  const values = {
    premium: percent(terms.premiumPercent),
    interest: percent(terms.interestPercent),
    forfeiture: percent(terms.forfeiturePercent),
  };
  if (!isExample) return <p className="text-sm text-quiet">{t("setTerms", values)}</p>;
  return (
    <p className="text-sm text-quiet">
      <Badge tone="coral" className="mr-2">
        {t("example")}
      </Badge>
      {t("exampleText", values)} <AskLink to={askTo} label={t("askUs")} />
    </p>
  );
}

/** A fragment on this page is a plain link. Another page goes through the router. */
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
