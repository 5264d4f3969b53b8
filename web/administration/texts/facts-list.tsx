/** Every dated fact: its figure in force, source and age, what is due for review, and where each stands. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fact } from "../../../domain/facts/fact.ts";
import { facts, isDue } from "../../../domain/facts/facts.ts";
import { formatFact } from "../../../domain/facts/format-fact.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { isWritable, readFact } from "../../../domain/texts/fact-bodies.ts";
import { Badge } from "../../components/badge.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { nameFact } from "../controls/name-fact.ts";
import { FactPlaces } from "./fact-places.tsx";
import { factsQuery } from "./texts-api.ts";

export function FactsList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery({ ...factsQuery(fetchJson), refetchOnMount: "always" });
  const [words, setWords] = useState("");
  const [isOnlyDue, setIsOnlyDue] = useState(false);
  const [today] = useState(() => pattayaDay(new Date()));
  if (error && !data) {
    return <FailureNotice error={error} what={t("admin:writtenTexts.failed")} onRetry={refetch} />;
  }
  if (!data) return <output className="block">{t("frame:loading")}</output>;
  const all = facts.filter(isWritable).map((shipped) => {
    const body = data.bodies[shipped.id];
    const own = body && readFact(shipped.id, body);
    return { fact: own ?? shipped, isOwn: own !== undefined };
  });
  const due = all.filter(({ fact }) => isDue(fact, today));
  const shown = (isOnlyDue ? due : all)
    .filter(({ fact }) => matches(fact, nameFact(fact.id, t), words))
    .toSorted((one, other) => one.fact.reviewBy.localeCompare(other.fact.reviewBy));
  return (
    <div className="grid max-w-4xl gap-4">
      <search className="mb-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-6">
        <TextField
          label={t("admin:writtenTexts.findFact")}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Checkbox
          label={t("admin:writtenTexts.onlyDue", { count: due.length })}
          checked={isOnlyDue}
          onChange={({ currentTarget }) => setIsOnlyDue(currentTarget.checked)}
        />
      </search>
      {shown.length === 0 && <output>{t("admin:writtenTexts.none")}</output>}
      <ul className="grid gap-3">
        {shown.map(({ fact, isOwn }) => (
          <li key={fact.id} className="rounded-card border border-line bg-raised px-4 pt-3 pb-1">
            <FactCard {...{ fact, isOwn, fetchJson }} isDue={isDue(fact, today)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type FactCardProps = { fact: Fact; isOwn: boolean; isDue: boolean; fetchJson: FetchJson };

function FactCard({ fact, isOwn, isDue: isLate, fetchJson }: FactCardProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { id, source, checkedOn, reviewBy, standing } = fact;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link to={adminPaths.text("fact", id)} className="min-h-6 font-semibold hover:text-lamp">
          {nameFact(id, t)}
        </Link>
        <span className="tabular text-lamp">{formatFact(fact, locale)}</span>
      </div>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {isLate && <Badge tone="coral">{t("writtenTexts.dueForReview")}</Badge>}
        {isOwn && <Badge tone="gold">{t("writtenTexts.marks.own")}</Badge>}
        {standing !== "sourced" && <Badge tone="quiet">{t(`writtenTexts.standings.${standing}`)}</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {t("writtenTexts.checkedOn", {
          day: formatDay(checkedOn, locale),
          review: formatDay(reviewBy, locale),
        })}
        {" · "}
        <span lang="en">{source.name}</span>
      </p>
      <Disclosure summary={t("writtenTexts.where")} onToggle={setIsOpen}>
        <div className="pb-3">{isOpen && <FactPlaces id={id} fetchJson={fetchJson} />}</div>
      </Disclosure>
    </>
  );
}

function matches({ id, source }: Fact, name: string, words: string): boolean {
  const where = `${name} ${id} ${source.name}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
