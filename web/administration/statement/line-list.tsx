/** The lines by how sure their proposals are, one press for all sure ones, and one for each. */
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import type { StatementColumns } from "../../../domain/paying/statement/statement-columns.ts";
import { type StatementEntry, readLines } from "../../../domain/paying/statement/statement-lines.ts";
import { Button } from "../../components/controls/button.tsx";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import type { FetchJson } from "../../data/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { LineItem } from "./line-item.tsx";
import { type Certainty, certainties, certaintyOf } from "./certainty.ts";
import { enterLines, entryOf, matchQuery } from "./statement-api.ts";
import type { OpenFile } from "./read-file.ts";

const shownAtOnce = 50;
type LineListProps = { file: OpenFile; columns: StatementColumns; fetchJson: FetchJson };

export function LineList({ file, columns, fetchJson }: LineListProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { exact } = useMoney();
  const read = useMemo(() => readLines(file.table.rows, columns, file.table.lines), [file, columns]);
  const key = `${file.id} ${JSON.stringify(columns)}`;
  const { data, error, refetch } = useQuery(matchQuery(fetchJson, key, read.lines));
  const { send, result, message, error: refusal, isBusy } = useRunCommands();
  const [filter, setFilter] = useState<Certainty>();
  const [count, setCount] = useState(shownAtOnce);
  if (error && !data) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <output className="block">{t("statementTexts.matching")}</output>;
  const enter = (entries: StatementEntry[]) =>
    send(async () => {
      const counts = await enterLines(fetchJson, entries);
      const states = (["entered", "known", "refused", "doubled"] as const).filter(
        (state) => counts[state] > 0,
      );
      return states.map((state) => t(`statementTexts.done.${state}`, { number: counts[state] })).join(" ");
    });
  const sure = data.lines.flatMap(({ line, proposal }) =>
    proposal?.certainty === "sure" ? [entryOf(line, proposal)] : [],
  );
  const shown = data.lines
    .filter((one) => !filter || certaintyOf(one) === filter)
    .toSorted(
      (one, other) => certainties.indexOf(certaintyOf(one)) - certainties.indexOf(certaintyOf(other)),
    );
  const sumOf = (amounts: readonly { amount: number }[]) =>
    exact(amounts.reduce((sum, { amount }) => sum + amount, 0));
  const choose = (one: Certainty | undefined) => {
    setFilter(one);
    setCount(shownAtOnce);
  };
  return (
    <section className="grid grid-cols-1 gap-5">
      <p>
        {t("statementTexts.summary", {
          lines: read.lines.length,
          name: file.name,
          sum: sumOf(read.lines),
          passed: read.passed,
        })}
      </p>
      {read.unreadable.length > 0 && (
        <p role="alert" className="text-coral">
          {t("statementTexts.unreadable", {
            count: read.unreadable.length,
            rows: namesOf(read.unreadable, locale),
          })}
        </p>
      )}
      {data.contracts.length === 0 && <p className="text-quiet">{t("statementTexts.nothingOwed")}</p>}
      {sure.length > 0 ? (
        <Button look="gold" className="justify-self-start" isBusy={isBusy} onClick={() => enter(sure)}>
          {t("statementTexts.enterAll", { count: sure.length, sum: sumOf(sure) })}
        </Button>
      ) : (
        <p className="text-quiet">{t("statementTexts.noSure")}</p>
      )}
      <CommandResult result={result} message={message} error={refusal} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm text-quiet">{t("statementTexts.shows")}</legend>
        {[undefined, ...certainties].map((one) => {
          const many = one
            ? data.lines.filter((line) => certaintyOf(line) === one).length
            : data.lines.length;
          return (
            <button
              key={one ?? "all"}
              type="button"
              aria-pressed={filter === one}
              className={`${buttonStyles.quietSmall} aria-pressed:border-lamp aria-pressed:text-lamp`}
              onClick={() => choose(one)}
            >
              {one ? t(`statementTexts.states.${one}`) : t("statementTexts.all")} {many}
            </button>
          );
        })}
      </fieldset>
      {shown.length === 0 && <p className="text-quiet">{t("statementTexts.nothingHere")}</p>}
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {shown.slice(0, count).map((one) => (
          <LineItem
            key={one.line.row}
            matched={one}
            contracts={data.contracts}
            isBusy={isBusy}
            onEnter={(entry) => enter([entry])}
          />
        ))}
      </ul>
      {shown.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + shownAtOnce)}>
          {t("statementTexts.more")}
        </Button>
      )}
    </section>
  );
}

const namedAtMost = 20;

/** Their numbers as words, or the first of very many. */
function namesOf(lines: readonly number[], locale: Locale): string {
  const named = lines.slice(0, namedAtMost).map(String);
  return new Intl.ListFormat(intlTags[locale]).format(lines.length > namedAtMost ? [...named, "…"] : named);
}
