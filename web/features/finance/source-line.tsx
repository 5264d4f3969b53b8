/** Where the figures of a calculation were read, and when. */
import { useTranslation } from "react-i18next";
import type { FactId } from "../../../domain/facts/facts.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { describeOwnSource } from "../../../domain/facts/own-sources.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { useFacts } from "../../visitor/use-facts.ts";
import { useLocale } from "../../visitor/use-locale.ts";

/** The date is that of the first. */
export function SourceLine({ of }: { of: readonly [FactId, ...FactId[]] }) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const nameSource = (id: FactId) => {
    const { name } = findFact(facts, id).source;
    return describeOwnSource(name, locale) ?? name;
  };
  return (
    <p>
      {t("cash.sources", {
        date: formatDay(findFact(facts, of[0]).checkedOn, locale),
        sources: [...new Set(of.map(nameSource))].join(" · "),
      })}
    </p>
  );
}
