/** The actions of admins, newest first. They cannot be changed. */
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { type AuditEntry, auditActions, auditSubjects } from "../../../domain/people.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useNavigate, useSearchParams } from "../../routing/router-hooks.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { isUntitled } from "../../../domain/texts/text-kinds.ts";
import { articlesQuery } from "../texts/articles-query.ts";
import { textsQuery } from "../texts/texts-api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { nameColumn } from "../controls/name-column.ts";
import { namePerson } from "./name-person.ts";
import { type TitlesOfTexts, nameKind, nameSubject } from "./name-subject.ts";
import { auditQuery } from "./people-api.ts";

/** As the longest e-mail address. The list takes no more either. */
const longestAddress = 254;

const filters = ["person", "action", "subject", "from", "until"] as const;

const addressOf = (query: URLSearchParams) =>
  query.size > 0 ? `${adminPaths.auditLog}?${query}` : adminPaths.auditLog;

export function AuditBoard({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const navigate = useNavigate();
  const asked = useSearchParams();
  const { data, error, refetch } = useQuery(auditQuery(fetchJson, asked));
  const titles = useTitles(fetchJson, data?.entries ?? []);
  const choices = [
    {
      name: "action",
      options: auditActions.map((value) => ({ value, label: t(`peopleTexts.actions.${value}`) })),
    },
    {
      name: "subject",
      options: auditSubjects.map((value) => ({ value, label: t(`peopleTexts.subjects.${value}`) })),
    },
  ] as const;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of filters) {
      const value = String(form.get(name) ?? "").trim();
      if (value) query.set(name, value);
    }
    void navigate(addressOf(query));
  };
  const pageAt = (before: string | undefined) => {
    const query = new URLSearchParams(asked);
    query.delete("before");
    if (before) query.set("before", before);
    return addressOf(query);
  };
  const last = data?.entries.at(-1);
  return (
    <div className="grid gap-6">
      <search>
        <form
          key={asked.toString()}
          onSubmit={find}
          className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap"
        >
          <TextField
            className="col-span-2 grow basis-56"
            label={t("peopleTexts.filter.person")}
            name="person"
            type="search"
            defaultValue={asked.get("person") ?? ""}
            maxLength={longestAddress}
          />
          {choices.map(({ name, options }) => (
            <SelectField
              key={name}
              className="lg:basis-40"
              label={t(`peopleTexts.filter.${name}`)}
              name={name}
              defaultValue={asked.get(name) ?? ""}
              options={[{ value: "", label: t("peopleTexts.anything") }, ...options]}
            />
          ))}
          {(["from", "until"] as const).map((name) => (
            <TextField
              key={name}
              className="max-sm:col-span-2 lg:basis-40"
              label={t(`peopleTexts.filter.${name}`)}
              name={name}
              type="date"
              defaultValue={asked.get(name) ?? ""}
            />
          ))}
          <Button type="submit" className="justify-self-start">
            {t("peopleTexts.search")}
          </Button>
        </form>
      </search>
      <FailureNotice error={error} what={t("peopleTexts.logFailed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-64" />}
      {data?.entries.length === 0 && <p className="text-quiet">{t("peopleTexts.noEntries")}</p>}
      <ol className="divide-y divide-line rounded-card border border-line bg-raised empty:hidden">
        {data?.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} titles={titles} />
        ))}
      </ol>
      {data && (
        <Pagination
          first={asked.has("before") ? pageAt(undefined) : undefined}
          next={last && data.entries.length === data.pageSize ? pageAt(String(last.id)) : undefined}
        />
      )}
    </div>
  );
}

/** Only a page with changed texts asks for them. Without an answer a text has its kind and its name. */
function useTitles(fetchJson: FetchJson, entries: readonly AuditEntry[]): TitlesOfTexts {
  const reader = useLocale();
  const enabled = entries.some(({ subject }) => subject === "texts");
  const { data: written } = useQuery({ ...textsQuery(fetchJson, reader), enabled });
  const { data: library } = useQuery({ ...articlesQuery(fetchJson, reader), enabled });
  // What is known by what it is has a name of its own.
  const texts = (written?.pages.flatMap((page) => page.texts) ?? []).filter(
    ({ kind }) => !isUntitled(kind) && kind !== "fact" && kind !== "list",
  );
  return new Map([
    ...texts.map(({ kind, name, title }) => [`${kind} ${name}`, title] as const),
    ...(library?.articles ?? []).map(({ kind, slug, title }) => [`article ${kind}/${slug}`, title] as const),
  ]);
}

function Entry({ entry, titles }: { entry: AuditEntry; titles: TitlesOfTexts }) {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const locale = useLocale();
  const { exactMoney } = useMoney();
  const { at, action, subject, details, lead, amount } = entry;
  const facts = [
    details.role !== undefined &&
      `${t("peopleTexts.role")}: ${details.role ? t(`adminFrame:roles.${details.role}`) : t("peopleTexts.noRole")}`,
    details.changed && new Intl.ListFormat(intlTags[locale]).format(namesOf(details.changed, t)),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="tabular text-quiet">
        {formatTime(at, locale)}
      </time>
      <div className="min-w-0">
        <p className="break-words">
          <strong className="font-semibold">{namePerson(entry, t, locale)}</strong> ·{" "}
          {t(`peopleTexts.actions.${action}`)} · {t(`peopleTexts.subjects.${subject}`)}{" "}
          <span className="wrap-anywhere text-quiet">
            {[
              nameKind(entry, t),
              nameSubject(entry, t, locale, titles),
              amount !== null && exactMoney(toSatang(amount)),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>{" "}
          {lead && (
            <Link to={adminPaths.enquiry(lead.id)} className={textLinkStyles}>
              {`${lead.reference} · ${lead.name}`}
            </Link>
          )}
        </p>
        {facts.length > 0 && <p className="text-quiet">{facts.join(" · ")}</p>}
      </div>
    </li>
  );
}

/** Several columns of one table may have one name. */
function namesOf(columns: readonly string[], t: TFunction<["admin"]>): string[] {
  return [...new Set(columns.map((column) => nameColumn(column, t)))];
}
